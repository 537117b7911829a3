/// A part of a way that one pack does, and the packs that would.
package struct TranslationLeg: Hashable, Sendable {
  /// Where there is a choice of packs.
  package enum Preference: Hashable, Sendable {
    case largest, smallest
  }

  /// A translation pack that is here or can be had.
  struct Candidate: Hashable, Sendable {
    var id: String
    /// The pair, in the shortest tags for the pack's languages.
    var source: String
    var target: String
    /// The pack, when it is here.
    var installed: InstalledPack?
    /// Whether it is here with all its files.
    var isWhole = false
  }

  /// By their ids, never none: whole ones if there are any, else damaged ones, else such as can be had.
  private let candidates: [Candidate]

  /// Of all that are known, the best; `nil` when none is.
  init?(_ known: [Candidate]) {
    guard !known.isEmpty else { return nil }
    let kinds = [known.filter(\.isWhole), known.filter { $0.installed != nil }, known]
    candidates = (kinds.first { !$0.isEmpty } ?? known).sorted { $0.id < $1.id }
  }

  /// The pair, as tags of the pack.
  package var source: String { chosen(.largest).source }
  package var target: String { chosen(.largest).target }

  /// Whether a pack for it is here, and nothing of it is missing.
  package var isInstalled: Bool { candidates[0].isWhole }

  /// Whether packs for it are here, and all of them lack something.
  package var isDamaged: Bool { !isInstalled && candidates[0].installed != nil }

  /// The id of the pack that translates unless another is preferred, or that can be had.
  package var id: String { chosen(.largest).id }

  /// The pack that is here; where none is whole, a damaged one, of which `verify` tells what is wrong.
  package func pack(_ preference: Preference = .largest) -> InstalledPack? { chosen(preference).installed }

  private func chosen(_ preference: Preference) -> Candidate {
    let isBefore = { (one: Candidate, other: Candidate) in one.byteCount < other.byteCount }
    let chosen = preference == .largest ? candidates.max(by: isBefore) : candidates.min(by: isBefore)
    return chosen ?? candidates[0]
  }
}

extension TranslationLeg.Candidate {
  fileprivate var byteCount: Int { installed?.pack.byteCount ?? 0 }
}
