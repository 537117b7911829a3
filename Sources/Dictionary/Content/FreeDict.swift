/// FreeDict's English–Japanese dictionary.
///
/// Its index has the headwords in small letters without punctuation ("motherinlaw", "us" for "U.S."), so what is found
/// there is compared with the headword as the entry writes it.
struct FreeDict: Sendable {
  private let database: DictdDatabase
  private let textPath: String

  /// The files of a pack of the engine `dictd-freedict`.
  static let textFile = "freedict-eng-jpn.dict.dz"
  static let indexFile = "freedict-eng-jpn.index"

  /// Opens the files, which `path` finds; throws `unreadable` or `badArchive`.
  init(path: (String) -> String) throws(DictionaryError) {
    textPath = path(Self.textFile)
    database = try DictdDatabase(index: path(Self.indexFile), text: textPath)
  }

  /// The headwords as the index has them.
  var headwords: SortedLines { database.headwords }

  /// The entries of a word; `written` may have capitals.
  ///
  /// Throws what `DictdDatabase.texts` throws, and `badEntry`.
  func entries(for written: String) throws(DictionaryError) -> [FreeDictEntry] {
    let key = Self.indexKey(written)
    guard !key.hasPrefix("00database") else { return [] }
    var entries: [FreeDictEntry] = []
    for text in try database.texts(for: key) {
      guard let entry = FreeDictEntry(text) else {
        throw DictionaryError(.badEntry, file: textPath, detail: key)
      }
      entries.append(entry)
    }
    for isSame in [Self.isSameSpelling, Self.isSameButForHyphens, Self.isSameButForPoints] {
      let same = entries.filter { isSame($0.headword, written) }
      if !same.isEmpty { return same }
    }
    return []
  }

  /// Whether there are entries for the word; reads them only when the index leaves a doubt.
  func has(_ word: String) throws(DictionaryError) -> Bool {
    let key = Self.indexKey(word)
    guard headwords.has(key) else { return false }
    return key == word ? true : try !entries(for: word).isEmpty
  }

  /// A headword as the index has it: small letters, digits and single spaces (dictfmt(1), without `--allchars`).
  static func indexKey(_ word: String) -> String {
    var key = String.UnicodeScalarView()
    for scalar in word.lowercased().unicodeScalars where isKept(scalar) {
      if scalar != " " || key.last != " " { key.append(scalar) }
    }
    return String(key)
  }

  private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "0"..."9", " ": true
    // Nearly every word is ASCII, for which no table of Unicode needs to be asked.
    case _ where scalar.isASCII: false
    default: scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }
  }

  private static func isSameSpelling(_ headword: String, _ written: String) -> Bool {
    headword.lowercased() == written.lowercased()
  }

  private static func isSameButForHyphens(_ headword: String, _ written: String) -> Bool {
    // An affix is another thing than the word that is spelled like it.
    guard !headword.hasPrefix("-"), !headword.hasSuffix("-") else { return false }
    return closed(headword.lowercased()) == closed(written.lowercased())
  }

  private static func isSameButForPoints(_ headword: String, _ written: String) -> Bool {
    // The case counts: "U.S." is "US", and not "us".
    written != written.lowercased() && headword.filter { $0 != "." } == written.filter { $0 != "." }
  }

  private static func closed(_ word: String) -> String { word.filter { $0 != "-" && $0 != " " } }
}
