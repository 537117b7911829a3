internal import Foundation
internal import Inference
internal import Media

/// The errors a task ends with: Apple's domains and codes, because clients compare those, with our facts as the
/// underlying error.
enum SpeechFailure {
  static let assistantDomain = "kAFAssistantErrorDomain"
  static let localDomain = "kLSRErrorDomain"

  /// Apple's table of codes: "Assets are not installed".
  static func assetsNotInstalled(_ underlying: any Error) -> NSError {
    error(localDomain, 102, underlying)
  }

  /// Apple's table of codes: "Recognition request was canceled".
  static func cancelled() -> NSError {
    error(localDomain, 301, nil)
  }

  /// Apple's table of codes: "Failure occurred during speech recognition".
  static func failed(_ underlying: any Error) -> NSError {
    error(assistantDomain, 203, underlying)
  }

  /// Seen with every silent recording: "No speech detected".
  static func noSpeech() -> NSError {
    error(assistantDomain, 1110, nil)
  }

  /// Apple's table of codes: "Failed to initialize recognizer".
  static func notStarted(_ underlying: any Error) -> NSError {
    error(localDomain, 300, underlying)
  }

  static func unreadable(_ underlying: MediaError) -> any Error {
    underlying.code == .cancelled
      ? cancelled() : SFSpeechError(.audioReadFailed, "\(underlying)", underlying: underlying)
  }

  static func of(_ failure: InferenceError) -> NSError {
    switch failure.code {
    case .cancelled: cancelled()
    case .libraryUnavailable, .modelUnusable, .workerUnavailable: notStarted(failure)
    case .engineFailed, .workerLost, .protocolViolation: failed(failure)
    }
  }

  private static func error(_ domain: String, _ code: Int, _ underlying: (any Error)?) -> NSError {
    NSError(domain: domain, code: code, userInfo: underlying.map { [NSUnderlyingErrorKey: $0] } ?? [:])
  }
}
