internal import Foundation
internal import Inference
internal import LanguagePacks

/// The packs that translation draws on, and the engines made of them.
struct TranslationAssets: Sendable {
  /// The packs that a text goes through, one after the other.
  struct Way: Sendable {
    var packs: [InstalledPack]
    var target: Locale.Language
  }

  /// This user's packs and languages, by the environment of the process.
  static var standard: TranslationAssets {
    TranslationAssets(
      store: .standard(), engines: .located(),
      preferredLanguages: preferredLanguages(by: ProcessInfo.processInfo.environment))
  }

  /// The user's languages by an environment; by Foundation, which says English on Linux, where it tells none.
  static func preferredLanguages(by environment: [String: String]) -> [Locale.Language] {
    let told = Locale.Language.preferred(by: environment)
    return told.isEmpty ? Locale.preferredLanguages.map { Locale.Language(identifier: $0) } : told
  }

  let store: PackStore
  let engines: EngineInstallation
  let preferredLanguages: [Locale.Language]
  var pool = EnginePool.shared

  /// Answers a question away from the caller's actor: packs are read for it.
  @concurrent func lookUp<Answer: Sendable>(
    _ question: @Sendable (TranslationAssets) -> Answer
  ) async -> Answer {
    question(self)
  }

  var supportedLanguages: [Locale.Language] {
    var languages: [Locale.Language] = []
    for tag in store.known(.translation).flatMap({ $0.source + $0.target }) {
      let language = Locale.Language(identifier: Locale.Language(identifier: tag).maximalIdentifier)
      if !languages.contains(where: { $0.isSameLanguage(as: language) }) { languages.append(language) }
    }
    return languages
  }

  func status(from source: Locale.Language, to target: Locale.Language?) -> LanguageAvailability.Status {
    let routes = store.translationRoutes()
    guard let target = target ?? preferredTarget(for: source, routes),
      let route = routes.route(from: source, to: target)
    else { return .unsupported }
    return route.isInstalled ? .installed : .supported
  }

  /// The packs that are there for a pair, not yet checked: `engine(of:)` tells what is wrong with one.
  func way(
    from source: Locale.Language, to target: Locale.Language?, _ strategy: TranslationSession.Strategy
  ) throws(TranslationError) -> Way {
    let routes = store.translationRoutes()
    guard let target = target ?? preferredTarget(for: source, routes) else {
      throw isSupported(source) ? .unsupportedTargetLanguage : .unsupportedSourceLanguage
    }
    guard let route = routes.route(from: source, to: target) else {
      if source.isSameLanguage(as: target) { throw .unsupportedLanguagePairing }
      if !isSupported(source) { throw .unsupportedSourceLanguage }
      throw isSupported(target) ? .unsupportedLanguagePairing : .unsupportedTargetLanguage
    }
    var packs: [InstalledPack] = []
    for leg in route.legs {
      guard let pack = leg.pack(strategy.preference) else {
        throw TranslationError(.notInstalled, underlying: PackError(.notInstalled, pack: leg.id))
      }
      packs.append(pack)
    }
    return Way(packs: packs, target: target)
  }

  /// The engine of a pack, which is checked byte for byte.
  func engine(of pack: InstalledPack) throws(TranslationError) -> EngineClient {
    do throws(PackError) {
      try store.verify(pack)
    } catch {
      throw TranslationError(.notInstalled, underlying: error)
    }
    let role = EngineSpecification.Role.translation(packFolder: pack.folder.path(percentEncoded: false))
    return engines.client(for: role, of: pool)
  }

  /// The first of the user's languages that packs translate `source` to.
  func preferredTarget(for source: Locale.Language, _ routes: TranslationRoutes? = nil) -> Locale.Language? {
    let routes = routes ?? store.translationRoutes()
    return preferredLanguages.first { routes.route(from: source, to: $0) != nil }
  }

  private func isSupported(_ language: Locale.Language) -> Bool {
    supportedLanguages.contains { $0.isSameLanguage(as: language) }
  }
}
