internal import Foundation
internal import LanguagePacks

/// The pairs that the packs of this user translate, and those that can be had.
enum PackPairs {
  /// All of them; a pack that is not whole counts as one that can be had.
  static func pairs(_ store: PackStore) -> [TranslatablePair] {
    let installed = Set(store.contents().packs.map(\.pack.id))
    let direct = store.known(.translation).flatMap { entry in
      entry.source.flatMap { source in
        entry.target.filter { $0 != source }.map { target in
          TranslatablePair(
            source: tag(source), target: tag(target), packs: [entry.id],
            isInstalled: installed.contains(entry.id))
        }
      }
    }
    return TranslatablePair.all(direct)
  }

  private static func tag(_ text: String) -> String { Locale.Language(identifier: text).minimalIdentifier }
}
