import Foundation
import Translation

/// Translates captions, as an app without a view does.
struct CaptionTranslator {
  enum Readiness: Equatable {
    case ready, needsDownload, impossible
  }

  /// A caption, and its translation once there is one.
  struct Caption: Equatable, Sendable {
    let id: UUID
    var english: String
    var japanese: String?
  }

  let source: Locale.Language
  let target: Locale.Language

  func readiness() async -> Readiness {
    switch await LanguageAvailability().status(from: source, to: target) {
    case .installed: .ready
    case .supported: .needsDownload
    case .unsupported: .impossible
    @unknown default: .impossible
    }
  }

  /// Fills in the translations as they come, by the captions' ids.
  func translate(_ captions: inout [Caption]) async throws {
    let session = TranslationSession(installedSource: source, target: target)
    let requests = captions.map {
      TranslationSession.Request(sourceText: $0.english, clientIdentifier: $0.id.uuidString)
    }
    for try await response in session.translate(batch: requests) {
      guard let index = captions.firstIndex(where: { $0.id.uuidString == response.clientIdentifier }) else {
        continue
      }
      captions[index].japanese = response.targetText
    }
  }

  /// What the app tells its user when a translation fails.
  static func advice(on error: any Error) -> String {
    do {
      throw error
    } catch TranslationError.unsupportedSourceLanguage {
      return "source"
    } catch TranslationError.unsupportedTargetLanguage {
      return "target"
    } catch TranslationError.unsupportedLanguagePairing {
      return "pairing"
    } catch TranslationError.unableToIdentifyLanguage {
      return "language unclear"
    } catch TranslationError.nothingToTranslate {
      return "nothing"
    } catch TranslationError.alreadyCancelled {
      return "cancelled"
    } catch TranslationError.notInstalled {
      return "install"
    } catch is CancellationError {
      return "task cancelled"
    } catch {
      return TranslationError.internalError ~= error ? "internal" : "other"
    }
  }
}
