internal import Foundation
internal import Inference
internal import LanguagePacks

extension TranslationAssets {
  /// As `pack(from:to:)`; where several whole packs serve the pair, the largest for `highFidelity`, else the smallest.
  func pair(
    from source: Locale.Language, to target: Locale.Language?, _ strategy: TranslationSession.Strategy
  ) throws(TranslationError) -> Pair {
    var pair = try pack(from: source, to: target)
    let (source, target) = (pair.source, pair.target)
    let packs = store.contents().packs.filter {
      $0.pack.kind == .translation && $0.pack.serves(source, target)
    }
    let bySize = packs.sorted { $0.pack.size < $1.pack.size }
    let chosen = strategy == .highFidelity ? bySize.last : bySize.first
    if let chosen { pair.installed = chosen }
    return pair
  }
}

extension Pack {
  /// The bytes of all its files.
  fileprivate var size: Int { files.reduce(0) { $0 + $1.size } }
}

extension TranslationSession.Strategy {
  /// How the engine searches.
  var decoding: DecodingOptions {
    self == .highFidelity ? DecodingOptions(leastBeams: 4) : DecodingOptions(beamSize: 1)
  }
}
