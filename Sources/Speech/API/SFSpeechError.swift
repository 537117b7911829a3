public import Foundation

/// The domain of `SFSpeechError`.
public let SFSpeechErrorDomain = "SFSpeechErrorDomain"

/// A failure of the framework itself.
///
/// What a recognition task meets are mostly `NSError`s of the domains `kLSRErrorDomain` and `kAFAssistantErrorDomain`
/// with Apple's codes, since clients compare those. Source: Apple, "SFSpeechError" (Speech).
public struct SFSpeechError: CustomNSError, Hashable, Sendable {
  /// The kind of failure, with Apple's raw values.
  public enum Code: Int, Sendable {
    /// The recogniser failed inside.
    case internalServiceError = 1
    /// The audio could not be read.
    case audioReadFailed = 2
    /// A template refers to a class that is not defined.
    case undefinedTemplateClassName = 7
    /// A custom language model's file makes no sense.
    case malformedSupplementalModel = 8
    /// The operation took too long.
    case timeout = 12
  }

  /// The kind of failure.
  public let code: Code
  private let detail: String
  private let underlying: (any Error)?

  init(_ code: Code, _ detail: String, underlying: (any Error)? = nil) {
    self.code = code
    self.detail = detail
    self.underlying = underlying
  }

  /// Errors of one kind with the same facts are equal.
  public static func == (left: SFSpeechError, right: SFSpeechError) -> Bool {
    left.code == right.code && left.detail == right.detail
  }

  /// Equal errors hash alike.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(code)
    hasher.combine(detail)
  }

  /// `SFSpeechErrorDomain`.
  public static var errorDomain: String { SFSpeechErrorDomain }

  /// The code's raw value.
  public var errorCode: Int { code.rawValue }

  /// The facts behind the failure.
  public var errorUserInfo: [String: Any] {
    var facts: [String: Any] = [NSDebugDescriptionErrorKey: detail]
    facts[NSUnderlyingErrorKey] = underlying
    return facts
  }
}
