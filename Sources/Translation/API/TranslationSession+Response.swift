public import Foundation

extension TranslationSession {
  /// One translated text.
  ///
  /// Source: Apple, "TranslationSession.Response" (Translation).
  public struct Response: Sendable {
    /// The language translated from: as requested, or the text's own.
    public let sourceLanguage: Locale.Language
    /// The language translated to: as requested, or chosen from the user's.
    public let targetLanguage: Locale.Language
    /// The text that was given.
    public let sourceText: String
    /// Its translation.
    public let targetText: String
    /// The text that was given with its attributes; `nil` for a plain one.
    public let attributedSourceText: AttributedString?
    /// Its translation with the attributes of the source; `nil` for a plain one.
    public let attributedTargetText: AttributedString?
    /// The request's name, exactly as it was given.
    public let clientIdentifier: String?
    /// What is wrong with the translation; ours, not Apple's, and not for clients.
    package var marks = ResponseMarks()

    /// A response, for tests and previews of clients.
    public init(
      sourceLanguage: Locale.Language, targetLanguage: Locale.Language, sourceText: String,
      targetText: String, clientIdentifier: String? = nil
    ) {
      self.sourceLanguage = sourceLanguage
      self.targetLanguage = targetLanguage
      self.sourceText = sourceText
      self.targetText = targetText
      attributedSourceText = nil
      attributedTargetText = nil
      self.clientIdentifier = clientIdentifier
    }

    /// A response with attributes, for tests and previews of clients.
    public init(
      sourceLanguage: Locale.Language, targetLanguage: Locale.Language,
      sourceAttributedText: AttributedString, targetAttributedText: AttributedString,
      clientIdentifier: String? = nil
    ) {
      self.sourceLanguage = sourceLanguage
      self.targetLanguage = targetLanguage
      sourceText = String(sourceAttributedText.characters)
      targetText = String(targetAttributedText.characters)
      attributedSourceText = sourceAttributedText
      attributedTargetText = targetAttributedText
      self.clientIdentifier = clientIdentifier
    }
  }
}
