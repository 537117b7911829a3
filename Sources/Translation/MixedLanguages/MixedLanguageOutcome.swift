public import Foundation

/// What became of one request among texts of several languages; ours, not Apple's.
public struct MixedLanguageOutcome: Sendable {
  /// Why a request has no translation.
  public enum Reason: Sendable {
    /// The text is empty or white space.
    case nothingToTranslate
    /// The text does not tell its language.
    case unidentified
    /// The text is in the target language already.
    case inTargetLanguage(Locale.Language)
    /// A pack offers the pair, but no whole one is installed.
    case notInstalled(source: Locale.Language)
    /// No pack offers the pair.
    case unsupported(source: Locale.Language)
    /// The engine failed, alone with this text as well: a `TranslationError`.
    case failed(source: Locale.Language, any Error)
  }

  /// Its translation, or why there is none.
  public enum Result: Sendable {
    /// The translation.
    case translated(TranslationSession.Response)
    /// There is none.
    case left(Reason)
  }

  /// The request's place among the requests, from 0: names it even where identifiers are absent or the same.
  public let position: Int
  /// The request.
  public let request: TranslationSession.Request
  /// What became of it.
  public let result: Result

  /// The request's name, exactly as it was given.
  public var clientIdentifier: String? { request.clientIdentifier }

  /// The translation, if there is one.
  public var response: TranslationSession.Response? {
    if case .translated(let response) = result { response } else { nil }
  }

  /// Why there is no translation, if there is none.
  public var reason: Reason? {
    if case .left(let reason) = result { reason } else { nil }
  }
}
