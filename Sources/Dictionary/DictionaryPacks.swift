internal import Foundation
internal import LanguagePacks

/// The packs that the English dictionary is made of, by the engine their manifests name.
package enum DictionaryPack: String, CaseIterable, Sendable {
  /// English to Japanese, by FreeDict.
  case freeDict = "dictd-freedict"
  /// English to Japanese, by EDICT turned round: words that FreeDict does not have.
  case edict = "edict-reversed"
  /// English meanings, parts of speech and irregular forms, by WordNet.
  case wordNet = "dictd-wordnet"
  /// American pronunciations, by Carnegie Mellon University.
  case pronunciation = "cmudict"
  /// Ranks by frequency.
  case frequency = "frequency-table"

  /// The id of the starter pack of this engine.
  package var starter: String {
    switch self {
    case .freeDict: "dictionary-en-ja-freedict"
    case .edict: "dictionary-en-ja-edict"
    case .wordNet: "dictionary-en-wordnet"
    case .pronunciation: "dictionary-en-cmudict"
    case .frequency: "dictionary-en-frequency"
    }
  }

  /// The first pack of this engine, by id, with its content compared with its manifest; `nil` when none is installed.
  ///
  /// Throws what is wrong with it, when something is.
  func installed(in packs: PackStore) throws(PackError) -> InstalledPack? {
    let contents = packs.contents()
    let english = Locale.Language(identifier: "en")
    let pack = contents.packs.first {
      $0.pack.kind == .dictionary && $0.pack.engine == rawValue && $0.pack.serves(english)
    }
    guard let pack else {
      if let fault = contents.faults.first(where: { $0.pack == starter }) { throw fault }
      return nil
    }
    try packs.verify(pack)
    return pack
  }
}
