import Foundation
import LanguagePacks

@testable import Dictionary

/// The dictionary of the starter packs, opened once for all tests.
enum InstalledDictionary {
  static let isInstalled = ProcessInfo.processInfo.environment["JIMAKU_HOME"] != nil
  static let reason = "JIMAKU_HOME names no packs: run Scripts/test"

  static let store = PackStore.standard(environment: ProcessInfo.processInfo.environment)
  private static let opened = Result { try EnglishDictionary(packs: store) }

  static var dictionary: EnglishDictionary { get throws { try opened.get() } }

  /// A file of an installed pack.
  static func path(_ pack: DictionaryPack, _ file: String) throws -> String {
    try store.pack(named: pack.starter).path(of: file)
  }

  static func freeDict() throws -> FreeDict {
    let pack = try store.pack(named: DictionaryPack.freeDict.starter)
    return try FreeDict { pack.path(of: $0) }
  }

  static func wordNet() throws -> WordNet {
    let pack = try store.pack(named: DictionaryPack.wordNet.starter)
    return try WordNet { pack.path(of: $0) }
  }
}
