internal import Foundation
internal import Inference
internal import LanguagePacks

/// The packs that speech recognition draws on, and the engines made of them.
struct SpeechAssets: Sendable {
  private let store: PackStore
  private let native: NativeLibraries
  private let launcher: EngineLauncher

  /// This user's packs, by the environment of the process.
  static var standard: SpeechAssets {
    let environment = ProcessInfo.processInfo.environment
    let folder = ExecutableFolder.path
    return SpeechAssets(
      store: .standard(environment: environment),
      native: .located(environment: environment, executableDirectory: folder),
      launcher: .located(environment: environment, executableDirectory: folder))
  }

  init(store: PackStore, native: NativeLibraries, launcher: EngineLauncher) {
    self.store = store
    self.native = native
    self.launcher = launcher
  }

  var supportedLocales: Set<Locale> {
    // Apple's locales name a region: the likeliest one of each language.
    let locales = store.known(.speech).flatMap(\.source).map { tag in
      let language = Locale.Language(identifier: Locale.Language(identifier: tag).maximalIdentifier)
      return Locale(languageCode: language.languageCode, languageRegion: language.region)
    }
    return Set(locales)
  }

  func isSupported(_ locale: Locale) -> Bool {
    supportedLocales.contains { $0.language.isSameLanguage(as: locale.language) }
  }

  func isInstalled(_ locale: Locale) -> Bool {
    store.pack(.speech, from: locale.language) != nil && store.pack(.vad) != nil
  }

  /// The engine for a locale, its packs checked byte for byte.
  ///
  /// Throws Apple's "assets are not installed" with a `PackError` underneath.
  func engine(for locale: Locale) throws -> EngineClient {
    do throws(PackError) {
      let name = "speech-\(locale.language.minimalIdentifier)"
      let speech = try checked(.speech, from: locale.language, name: name)
      let voice = try checked(.vad, from: nil, name: "vad-silero")
      let models = SpeechModels(
        encoder: speech.path(of: "encoder_model.ort"), decoder: speech.path(of: "decoder_model_merged.ort"),
        tokens: speech.path(of: "tokens.txt"), voiceActivity: voice.path(of: "silero_vad.onnx"))
      let specification = EngineSpecification(
        role: .speech(models), native: native, threads: EngineSpecification.usualThreads)
      return EnginePool.client(for: specification, launcher: launcher)
    } catch {
      throw SpeechFailure.assetsNotInstalled(error)
    }
  }

  private func checked(
    _ kind: Pack.Kind, from language: Locale.Language?, name: String
  ) throws(PackError) -> InstalledPack {
    guard let pack = store.pack(kind, from: language) else { throw PackError(.notInstalled, pack: name) }
    try store.verify(pack)
    return pack
  }
}
