import Foundation
import Translation

/// Shows the reviews of one language, each as its translation comes.
///
/// The host stands where an app has a view with `.translationTask`: it hands out a session when its configuration is set,
/// and a new one when the configuration changes.
func show(_ reviews: [Review], from source: Locale.Language, to target: Locale.Language) async {
  let (untilDone, done) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
  let host = TranslationTaskHost { session in
    await show(reviews, with: session)
    done.finish()
  }
  host.configuration = TranslationSession.Configuration(source: source, target: target)
  for await _ in untilDone {}
  host.end()
}

/// Shows the reviews with a session for their language.
func show(_ reviews: [Review], with session: TranslationSession) async {
  let requests = reviews.map {
    TranslationSession.Request(sourceText: $0.text, clientIdentifier: $0.id)
  }
  do {
    for try await response in session.translate(batch: requests) {
      guard let review = reviews.first(where: { $0.id == response.clientIdentifier }) else { continue }
      show(review, as: response.targetText)
    }
  } catch TranslationError.notInstalled {
    print("Not translated: the language pack is not installed.")
  } catch TranslationError.unsupportedSourceLanguage, TranslationError.unsupportedLanguagePairing {
    print("Not translated: no language pack translates this language.")
  } catch TranslationError.alreadyCancelled {
    print("Not translated: the session is over; its host has a newer one.")
  } catch {
    print("Not translated: \(error.localizedDescription)")
  }
}
