internal import Foundation
internal import LanguagePacks

/// Whether the packs that a job needs are here and unaltered.
struct PackReadiness: Sendable {
  private let store: PackStore

  init(store: PackStore) {
    self.store = store
  }

  /// Everything for speech in this language; throws what is missing or altered.
  func checkSpeech(_ source: String) throws(Failure) {
    let known = store.known(.speech).flatMap(\.source)
    guard Pack.tag(for: language(source), among: known) != nil else {
      throw .speechUnsupported(source, known: unique(known))
    }
    try check(.speech, from: source)
    try check(.vad)
  }

  /// Everything for this translation, through English where no pack does it at once; throws what is missing or altered.
  func checkTranslation(from source: String, to target: String) throws(Failure) {
    let sources = store.known(.translation).flatMap(\.source)
    guard Pack.tag(for: language(source), among: sources) != nil else {
      throw .translationSourceUnsupported(source, known: unique(sources))
    }
    let known = targets(of: source)
    guard Pack.tag(for: language(target), among: known) != nil else {
      throw .translationUnsupported(from: source, to: target, known: unique(known))
    }
    for leg in way(from: source, to: target) { try check(.translation, from: leg.source, to: leg.target) }
  }

  /// The pairs that sessions would go through: the pair itself where it has a pack, or could have one and not both halves do.
  private func way(from source: String, to target: String) -> [(source: String, target: String)] {
    let (direct, halves) = ([(source, target)], [(source, Pack.pivot), (Pack.pivot, target)])
    if isHere(source, target) { return direct }
    let couldBe = Pack.tag(for: language(target), among: directTargets(of: source)) != nil
    return couldBe && !halves.allSatisfy(isHere) ? direct : halves
  }

  private func isHere(_ source: String, _ target: String) -> Bool {
    store.pack(.translation, from: language(source), to: language(target)) != nil
  }

  /// What packs translate this language to, at once or through English.
  private func targets(of source: String) -> [String] {
    let direct = directTargets(of: source)
    guard Pack.tag(for: language(Pack.pivot), among: direct) != nil else { return direct }
    return direct
      + directTargets(of: Pack.pivot).filter { Pack.tag(for: language(source), among: [$0]) == nil }
  }

  private func directTargets(of source: String) -> [String] {
    store.known(.translation).filter { Pack.tag(for: language(source), among: $0.source) != nil }
      .flatMap(\.target)
  }

  private func check(_ kind: Pack.Kind, from source: String? = nil, to target: String? = nil) throws(Failure)
  {
    guard let pack = store.pack(kind, from: source.map(language), to: target.map(language)) else {
      if let words = store.folderFault { throw .packFolder(store.folder.path, words) }
      throw .pack(fault(kind, source, target))
    }
    do throws(PackError) {
      try store.verify(pack)
    } catch {
      throw .pack(error)
    }
  }

  /// Why there is no such pack: its description may be what is wrong with it.
  private func fault(_ kind: Pack.Kind, _ source: String?, _ target: String?) -> PackError {
    let wanted = Catalogue.entries.first { entry in
      let serves = { (tag: String?, tags: [String]) in
        tag.map { Pack.tag(for: language($0), among: tags) != nil } ?? true
      }
      return entry.kind == kind && serves(source, entry.source) && serves(target, entry.target)
    }
    let id = wanted?.id ?? ([kind.rawValue] + [source, target].compactMap(\.self)).joined(separator: "-")
    return store.contents().faults.first { $0.pack == id } ?? PackError(.notInstalled, pack: id)
  }

  private func language(_ tag: String) -> Locale.Language { Locale.Language(identifier: tag) }

  private func unique(_ tags: [String]) -> [String] { Set(tags).sorted() }
}
