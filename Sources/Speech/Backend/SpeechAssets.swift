internal import Foundation
internal import Inference
internal import LanguagePacks

/// The packs that speech recognition draws on, and the engines made of them.
struct SpeechAssets: Sendable {
  /// This user's packs, by the environment of the process.
  static var standard: SpeechAssets { SpeechAssets(store: .standard(), engines: .located()) }

  let store: PackStore
  let engines: EngineInstallation

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
    store.availability(of: .speech, from: locale.language) == .installed
      && store.availability(of: .vad) == .installed
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
      return engines.client(for: .speech(models))
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
