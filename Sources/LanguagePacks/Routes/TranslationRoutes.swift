package import Foundation

/// What the packs of one moment translate, and could translate if more were installed.
package struct TranslationRoutes: Sendable {
  private struct Pair: Hashable {
    var source: LanguageIdentity
    var target: LanguageIdentity
  }

  private static let pivot = Locale.Language(identifier: Pack.pivot).identity

  /// The packs that translate a pair at once.
  private var direct: [Pair: [TranslationLeg.Candidate]] = [:]

  /// The routes of the packs that are here, whole or damaged, and of those of a catalogue.
  init(_ installed: [InstalledPack], _ catalogue: [Catalogue.Entry]) {
    for pack in installed where pack.pack.kind == .translation {
      let languages = pack.pack.languages
      add(pack.pack.id, languages.source ?? [], languages.target ?? [], pack, isWhole: pack.fault == nil)
    }
    for entry in catalogue where entry.kind == .translation {
      add(entry.id, entry.source, entry.target, nil, isWhole: false)
    }
  }

  /// The way from one language to another: by a pack of the pair, else by both halves of the way through English.
  ///
  /// What is installed goes before what can be had. `nil` when no packs that are known make a way, and from a language to
  /// itself.
  package func route(from source: Locale.Language, to target: Locale.Language) -> TranslationRoute? {
    guard let source = source.identity, let target = target.identity else { return nil }
    return route(Pair(source: source, target: target))
  }

  /// The ways of all pairs, each once, sorted by their languages.
  package var all: [TranslationRoute] {
    let (sources, targets) = (Set(direct.keys.map(\.source)), Set(direct.keys.map(\.target)))
    return sources.flatMap { source in
      targets.compactMap { route(Pair(source: source, target: $0)) }
    }.sorted { ($0.source, $0.target) < ($1.source, $1.target) }
  }

  private func route(_ pair: Pair) -> TranslationRoute? {
    guard pair.source != pair.target, let pivot = Self.pivot else { return nil }
    let own = TranslationLeg(direct[pair] ?? []).map { TranslationRoute(legs: [$0]) }
    let halves = [Pair(source: pair.source, target: pivot), Pair(source: pivot, target: pair.target)]
    let legs = halves.compactMap { TranslationLeg(direct[$0] ?? []) }
    let joined = legs.count == halves.count ? TranslationRoute(legs: legs) : nil
    return [own, joined].compactMap(\.self).first(where: \.isInstalled) ?? own ?? joined
  }

  private mutating func add(
    _ id: String, _ sources: [String], _ targets: [String], _ pack: InstalledPack?, isWhole: Bool
  ) {
    let targets = Self.known(targets)
    for source in Self.known(sources) {
      for target in targets {
        let candidate = TranslationLeg.Candidate(
          id: id, source: source.tag, target: target.tag, installed: pack, isWhole: isWhole)
        direct[Pair(source: source.identity, target: target.identity), default: []].append(candidate)
      }
    }
  }

  /// The languages of tags, with their shortest tags.
  private static func known(_ tags: [String]) -> [(identity: LanguageIdentity, tag: String)] {
    tags.compactMap { tag in
      let language = Locale.Language(identifier: tag)
      return language.identity.map { ($0, language.minimalIdentifier) }
    }
  }
}

extension PackStore {
  /// What the packs translate now; contents are not read (`verify`).
  package func translationRoutes(_ catalogue: [Catalogue.Entry] = Catalogue.entries) -> TranslationRoutes {
    TranslationRoutes(described, catalogue)
  }
}
