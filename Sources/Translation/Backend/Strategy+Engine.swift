internal import Inference
internal import LanguagePacks

extension TranslationSession.Strategy {
  /// How the engine searches.
  var decoding: DecodingOptions {
    self == .highFidelity ? DecodingOptions(leastBeams: 4) : DecodingOptions(beamSize: 1)
  }

  /// Which pack is taken where several serve a pair.
  var preference: TranslationLeg.Preference { self == .highFidelity ? .largest : .smallest }
}
