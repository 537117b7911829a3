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
    let known = store.known(.speech)
    let language = Locale.Language(identifier: source)
    guard let entry = known.first(where: { Pack.tag(for: language, among: $0.source) != nil }) else {
      throw .speechUnsupported(source, known: unique(known.flatMap(\.source)))
    }
    try check(store.pack(.speech, from: language), or: entry.id)
    try check(store.pack(.vad), or: store.known(.vad).first?.id ?? Pack.Kind.vad.rawValue)
  }

  /// Everything for this translation, through English where no pack does it at once; throws what is missing or altered.
  func checkTranslation(from source: String, to target: String) throws(Failure) {
    let routes = store.translationRoutes()
    let (from, to) = (Locale.Language(identifier: source), Locale.Language(identifier: target))
    guard let route = routes.route(from: from, to: to) else {
      let all = routes.all
      let known = all.filter { Pack.tag(for: from, among: [$0.source]) != nil }
      guard !known.isEmpty else {
        throw .translationSourceUnsupported(source, known: unique(all.map(\.source)))
      }
      throw .translationUnsupported(from: source, to: target, known: unique(known.map(\.target)))
    }
    for leg in route.legs { try check(leg.pack(), or: leg.id) }
  }

  /// Throws what is wrong with a pack, or that the one of this id is not here: its description may be what is wrong with it.
  private func check(_ pack: InstalledPack?, or id: String) throws(Failure) {
    guard let pack else {
      if let failure = Failure(folderOf: store) { throw failure }
      throw .pack(store.contents().faults.first { $0.pack == id } ?? PackError(.notInstalled, pack: id))
    }
    do throws(PackError) {
      try store.verify(pack)
    } catch {
      throw .pack(error)
    }
  }

  private func unique(_ tags: [String]) -> [String] { Set(tags).sorted() }
}
