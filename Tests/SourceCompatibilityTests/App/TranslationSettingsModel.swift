import Foundation
import Observation
import Translation

/// An app's settings: which languages there are, and what has to be downloaded.
@MainActor @Observable
final class TranslationSettingsModel {
  enum Row: Equatable {
    case ready, download, unavailable, unknownLanguage
  }

  private(set) var languages: [String] = []
  private(set) var row = Row.unavailable
  private(set) var message: String?
  var strategy = TranslationSession.Strategy.highFidelity

  func load() async {
    // Apps show language and region.
    languages = await LanguageAvailability().supportedLanguages.compactMap { language in
      guard let code = language.languageCode, let region = language.region else { return nil }
      return "\(code.identifier)_\(region.identifier)"
    }
  }

  func check(from source: Locale.Language, to target: Locale.Language?) async {
    let availability = LanguageAvailability(preferredStrategy: strategy)
    row = Self.row(await availability.status(from: source, to: target))
  }

  /// For a text whose language is not known.
  func check(_ sample: String, to target: Locale.Language?) async {
    do {
      row = Self.row(try await LanguageAvailability().status(for: sample, to: target))
    } catch TranslationError.unableToIdentifyLanguage {
      row = .unknownLanguage
    } catch {
      message = error.localizedDescription
    }
  }

  /// The view's download button hands a session over.
  func download(with session: TranslationSession) async {
    guard await !session.isReady else { return row = .ready }
    guard session.canRequestDownloads else { return message = "Install the languages in Settings." }
    do {
      try await session.prepareTranslation()
      row = .ready
    } catch let error as CocoaError where error.code == .userCancelled {
      message = "Not now"
    } catch {
      message = Self.explanation(of: error)
    }
  }

  static func explanation(of error: any Error) -> String {
    guard let error = error as? TranslationError else { return error.localizedDescription }
    switch error as TranslationError {
    case .unsupportedSourceLanguage, .unsupportedTargetLanguage: return "One of the languages is not offered."
    case .unsupportedLanguagePairing: return "These two do not go together."
    default:
      if TranslationError.notInstalled ~= error { return "Not installed." }
      return [error.errorDescription, error.failureReason].compactMap { $0 }.joined(separator: " ")
    }
  }

  private static func row(_ status: LanguageAvailability.Status) -> Row {
    switch status {
    case .installed: .ready
    case .supported: .download
    case .unsupported: .unavailable
    @unknown default: .unavailable
    }
  }
}
