internal import Foundation

/// What one request asks of the engine, and how its response is made of the answers.
struct TranslationOrder {
  private let request: TranslationSession.Request
  private let attributed: AttributedPieces?

  init(_ request: TranslationSession.Request) {
    self.request = request
    attributed = request.attributedSourceText.map(AttributedPieces.init)
  }

  /// The texts to translate.
  var texts: [String] { attributed?.texts ?? [request.sourceText] }

  /// The response, of one translation for each of `texts`.
  func response(
    _ translations: [String], from source: Locale.Language, to target: Locale.Language
  ) -> TranslationSession.Response {
    if let attributed {
      return TranslationSession.Response(
        sourceLanguage: source, targetLanguage: target, sourceAttributedText: attributed.source,
        targetAttributedText: attributed.assembled(translations), clientIdentifier: request.clientIdentifier)
    }
    return TranslationSession.Response(
      sourceLanguage: source, targetLanguage: target, sourceText: request.sourceText,
      targetText: translations.first ?? "", clientIdentifier: request.clientIdentifier)
  }
}
