internal import Foundation
internal import Inference

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

  /// Whether there is more than white space to translate.
  var needsEngine: Bool { texts.contains { !$0.allSatisfy(\.isWhitespace) } }

  /// Words of the texts that are to be rendered as they are.
  var kept: [String] { attributed?.kept ?? [] }

  /// The response when there is nothing to translate.
  func idleResponse(
    from source: Locale.Language, to target: Locale.Language
  ) -> TranslationSession.Response {
    response(texts.map { TranslatedText(text: $0, score: 0) }, from: source, to: target)
  }

  /// The response, of one translation for each of `texts`.
  func response(
    _ translations: [TranslatedText], from source: Locale.Language, to target: Locale.Language
  ) -> TranslationSession.Response {
    var response =
      if let attributed {
        TranslationSession.Response(
          sourceLanguage: source, targetLanguage: target, sourceAttributedText: attributed.source,
          targetAttributedText: attributed.assembled(translations.map(\.text)),
          clientIdentifier: request.clientIdentifier)
      } else {
        TranslationSession.Response(
          sourceLanguage: source, targetLanguage: target, sourceText: request.sourceText,
          targetText: translations.first?.text ?? "", clientIdentifier: request.clientIdentifier)
      }
    // Those of the whole; its spans are translated by themselves only to be found in it.
    response.marks = ResponseMarks(translations.first?.marks ?? [])
    return response
  }
}
