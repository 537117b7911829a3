internal import LanguagePacks

/// Two languages of which one can be translated into the other.
struct TranslatablePair: Hashable, Sendable {
  /// As tags.
  var source: String
  var target: String
  /// The language in between, where no pack does it at once.
  var middle: String?
  /// The packs that do it, in the order of the work.
  var packs: [String]
  /// Whether all of them are here; they can be installed otherwise.
  var isInstalled: Bool
}

extension TranslatablePair {
  /// All pairs that these direct ones make, through English where none is direct; sorted, each once, the installed way
  /// first.
  static func all(_ direct: [TranslatablePair]) -> [TranslatablePair] {
    let toEnglish = direct.filter { $0.target == Pack.pivot }
    let fromEnglish = direct.filter { $0.source == Pack.pivot }
    let indirect = toEnglish.flatMap { first in
      fromEnglish.filter { $0.target != first.source }.map { second in
        TranslatablePair(
          source: first.source, target: second.target, middle: Pack.pivot, packs: first.packs + second.packs,
          isInstalled: first.isInstalled && second.isInstalled)
      }
    }
    var best: [[String]: TranslatablePair] = [:]
    for pair in direct + indirect {
      let key = [pair.source, pair.target]
      if let other = best[key], other.isPreferred(to: pair) { continue }
      best[key] = pair
    }
    return best.values.sorted { ($0.source, $0.target) < ($1.source, $1.target) }
  }

  private func isPreferred(to other: TranslatablePair) -> Bool {
    if isInstalled != other.isInstalled { return isInstalled }
    if (middle == nil) != (other.middle == nil) { return middle == nil }
    return packs.lexicographicallyPrecedes(other.packs) || packs == other.packs
  }
}
