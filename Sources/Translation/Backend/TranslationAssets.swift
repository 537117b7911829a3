internal import Foundation
internal import Inference
internal import LanguagePacks

/// The packs that translation draws on, and the engines made of them.
struct TranslationAssets: Sendable {
  /// A pack with the pair it is used for.
  struct Pair: Sendable {
    var installed: InstalledPack
    var source: Locale.Language
    var target: Locale.Language
  }

  /// This user's packs and languages, by the environment of the process.
  static var standard: TranslationAssets {
    TranslationAssets(
      store: .standard(), engines: .located(),
      preferredLanguages: Locale.preferredLanguages.map { Locale.Language(identifier: $0) })
  }

  let store: PackStore
  let engines: EngineInstallation
  let preferredLanguages: [Locale.Language]

  var supportedLanguages: [Locale.Language] {
    var languages: [Locale.Language] = []
    for tag in store.known(.translation).flatMap({ $0.source + $0.target }) {
      let language = Locale.Language(identifier: Locale.Language(identifier: tag).maximalIdentifier)
      if !languages.contains(where: { $0.isSameLanguage(as: language) }) { languages.append(language) }
    }
    return languages
  }

  func status(from source: Locale.Language, to target: Locale.Language?) -> LanguageAvailability.Status {
    guard let target = target ?? preferredTarget(for: source), !source.isSameLanguage(as: target) else {
      return .unsupported
    }
    return switch store.availability(of: .translation, from: source, to: target) {
    case .installed: .installed
    case .supported: isJoined(source, target) ? .installed : .supported
    case .unsupported: isJoined(source, target) ? .installed : .unsupported
    }
  }

  /// The pack that is there for a pair, not yet checked: `engine(for:)` tells what is wrong with it.
  func pack(from source: Locale.Language?, to target: Locale.Language?) throws(TranslationError) -> Pair {
    guard let source else { throw .unableToIdentifyLanguage }
    guard let target = target ?? preferredTarget(for: source) else {
      throw isSupported(source) ? .unsupportedTargetLanguage : .unsupportedSourceLanguage
    }
    if source.isSameLanguage(as: target) { throw .unsupportedLanguagePairing }
    if let installed = store.pack(.translation, from: source, to: target) {
      return Pair(installed: installed, source: source, target: target)
    }
    if offers(source, target) {
      throw TranslationError(.notInstalled, underlying: PackError(.notInstalled, pack: name(source, target)))
    }
    if !isSupported(source) { throw .unsupportedSourceLanguage }
    throw isSupported(target) ? .unsupportedLanguagePairing : .unsupportedTargetLanguage
  }

  /// The engine for a pair, its pack checked byte for byte.
  func engine(for pair: Pair) throws(TranslationError) -> EngineClient {
    do throws(PackError) {
      try store.verify(pair.installed)
    } catch {
      throw TranslationError(.notInstalled, underlying: error)
    }
    return engines.client(for: .translation(packFolder: pair.installed.folder.path(percentEncoded: false)))
  }

  private func isSupported(_ language: Locale.Language) -> Bool {
    supportedLanguages.contains { $0.isSameLanguage(as: language) }
  }

  private func offers(_ source: Locale.Language, _ target: Locale.Language) -> Bool {
    store.availability(of: .translation, from: source, to: target) != .unsupported || isJoined(source, target)
  }

  /// The first of the user's languages that packs translate `source` to.
  func preferredTarget(for source: Locale.Language) -> Locale.Language? {
    preferredLanguages.first { offers(source, $0) }
  }

  private func name(_ source: Locale.Language, _ target: Locale.Language) -> String {
    "translation-\(source.minimalIdentifier)-\(target.minimalIdentifier)"
  }
}
