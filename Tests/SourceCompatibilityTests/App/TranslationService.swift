import Foundation
import Observation
import Translation

/// An app's one place for translations: keeps the configuration that its view watches, and the session it was handed.
@MainActor @Observable
final class TranslationService {
  private(set) var configuration: TranslationSession.Configuration?
  private(set) var lastError: String?
  private var session: TranslationSession?

  /// The view's `.translationTask(service.configuration)` calls this.
  func adopt(_ session: TranslationSession) async {
    self.session = session
    do {
      try await session.prepareTranslation()
    } catch {
      lastError = error.localizedDescription
    }
  }

  /// Asks for a session for these languages, or for a new one when they are the same.
  func request(from source: Locale.Language?, to target: Locale.Language?) {
    guard configuration != nil else {
      configuration = TranslationSession.Configuration(source: source, target: target)
      return
    }
    configuration?.source = source
    configuration?.target = target
    configuration?.invalidate()
  }

  func stop() {
    configuration = nil
  }

  /// The translation, or `nil` when the session is over and another one has to be asked for.
  func translate(_ text: String) async throws -> String? {
    guard let session else { return nil }
    do {
      return try await session.translate(text).targetText
    } catch TranslationError.alreadyCancelled {
      self.session = nil
      return nil
    }
  }
}
