import Foundation
import Translation

/// Shows reviews in whatever language they are, each as its translation comes, and says why one has none.
func show(_ reviews: [Review], to target: Locale.Language) async throws {
  let translator = MixedLanguageTranslator(to: target, expecting: languages)
  let requests = reviews.map {
    TranslationSession.Request(sourceText: $0.text, clientIdentifier: $0.id)
  }
  for try await outcome in translator.outcomes(of: requests) {
    let review = reviews[outcome.position]
    switch outcome.result {
    case .translated(let response): show(review, as: response.targetText)
    case .left(let reason): show(review, without: reason)
    }
  }
}

func show(_ review: Review, without reason: MixedLanguageOutcome.Reason) {
  switch reason {
  case .nothingToTranslate: show(review, as: "(empty)")
  case .unidentified: show(review, as: "(its language cannot be told)")
  case .inTargetLanguage(let language): show(review, as: "(already in \(language.minimalIdentifier))")
  case .notInstalled(let source):
    show(review, as: "(the pack for \(source.minimalIdentifier) is not installed)")
  case .unsupported(let source):
    show(review, as: "(no pack translates \(source.minimalIdentifier))")
  case .failed(_, let error): show(review, as: "(failed: \(error.localizedDescription))")
  }
}
