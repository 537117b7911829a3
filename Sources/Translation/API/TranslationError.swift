public import Foundation

/// Why a translation failed; matched with `catch TranslationError.notInstalled` and the like.
///
/// A struct with constants, as Apple's is. Source: Apple, "TranslationError" (Translation).
public struct TranslationError: Error, LocalizedError, Sendable {
  enum Code: String, Sendable {
    case unsupportedSourceLanguage, unsupportedTargetLanguage, unsupportedLanguagePairing
    case unableToIdentifyLanguage, nothingToTranslate, internalError, alreadyCancelled, notInstalled
  }

  let code: Code
  /// What happened underneath, for diagnosis; takes no part in matching.
  package let underlying: (any Error)?

  init(_ code: Code, underlying: (any Error)? = nil) {
    self.code = code
    self.underlying = underlying
  }

  /// The given or detected source language is not offered.
  public static let unsupportedSourceLanguage = TranslationError(.unsupportedSourceLanguage)
  /// The given or chosen target language is not offered.
  public static let unsupportedTargetLanguage = TranslationError(.unsupportedTargetLanguage)
  /// The pair is not offered; so it is for two forms of one language.
  public static let unsupportedLanguagePairing = TranslationError(.unsupportedLanguagePairing)
  /// The text's language could not be told.
  public static let unableToIdentifyLanguage = TranslationError(.unableToIdentifyLanguage)
  /// The text is empty.
  public static let nothingToTranslate = TranslationError(.nothingToTranslate)
  /// The engine failed.
  public static let internalError = TranslationError(.internalError)
  /// The session was cancelled before.
  public static let alreadyCancelled = TranslationError(.alreadyCancelled)
  /// The pair is offered but not installed, and the session may not ask for it.
  public static let notInstalled = TranslationError(.notInstalled)

  /// Whether `error` is a translation error of this kind.
  public static func ~= (match: TranslationError, error: any Error) -> Bool {
    (error as? TranslationError)?.code == match.code
  }

  /// One English sentence for developers; programs word errors for their users themselves.
  public var errorDescription: String? {
    switch code {
    case .unsupportedSourceLanguage: "The source language is not supported."
    case .unsupportedTargetLanguage: "The target language is not supported."
    case .unsupportedLanguagePairing: "The language pair is not supported."
    case .unableToIdentifyLanguage: "The language of the text could not be identified."
    case .nothingToTranslate: "There is nothing to translate."
    case .internalError: "The translation engine failed."
    case .alreadyCancelled: "The translation session was cancelled."
    case .notInstalled: "The languages are not installed."
    }
  }

  /// Why, in one English sentence for developers; followed by the facts underneath, where there are any.
  public var failureReason: String? {
    underlying.map { "\(usualReason) \(String(describing: $0))" } ?? usualReason
  }

  private var usualReason: String {
    switch code {
    case .unsupportedSourceLanguage: "No language pack translates from this language."
    case .unsupportedTargetLanguage: "No language pack translates to this language."
    case .unsupportedLanguagePairing:
      "No language pack translates between these two languages, or they are forms of one language."
    case .unableToIdentifyLanguage:
      "No source language was given, and the text is too short or too mixed to tell it."
    case .nothingToTranslate: "Every text is empty or white space."
    case .internalError: "The engine or its worker process reported an error."
    case .alreadyCancelled:
      "The session was cancelled, or what it belonged to is gone or has a newer session."
    case .notInstalled: "No whole language pack of the pair is installed."
    }
  }
}
