/// WordNet: English meanings, parts of speech, and irregular forms.
struct WordNet: Sendable {
  private let database: DictdDatabase
  /// The parts of speech of each headword, as a line of its letters behind a tab.
  private let partsOfSpeech: SortedLines
  private let textPath: String
  /// The irregular forms.
  let exceptions: ExceptionLists

  /// The files of a pack of the engine `dictd-wordnet`.
  static let textFile = "wn.dict.dz"
  static let indexFile = "wn.index"
  static let partsOfSpeechFile = "parts-of-speech.tsv"

  /// Opens the files, which `path` finds; throws `unreadable` or `badArchive`.
  init(path: (String) -> String) throws(DictionaryError) {
    textPath = path(Self.textFile)
    database = try DictdDatabase(index: path(Self.indexFile), text: textPath)
    partsOfSpeech = SortedLines(
      try OpenFile(path(Self.partsOfSpeechFile)).contents(), keyEnd: UInt8(ascii: "\t"))
    exceptions = try ExceptionLists(path: path)
  }

  /// The headwords in small letters, sorted by their bytes.
  var headwords: SortedLines { database.headwords }

  /// What the word, in small letters, means; none when it is no headword.
  ///
  /// Throws what `DictdDatabase.texts` throws, and `badEntry`.
  func meanings(of word: String) throws(DictionaryError) -> [WordNetEntry.Meaning] {
    guard Self.isWord(word) else { return [] }
    var found: [WordNetEntry.Meaning] = []
    for text in try database.texts(for: word) {
      guard let entry = WordNetEntry(text) else {
        throw DictionaryError(.badEntry, file: textPath, detail: word)
      }
      found += entry.meanings
    }
    return found
  }

  /// Whether the word, in small letters, is a headword.
  func has(_ word: String) -> Bool { Self.isWord(word) && headwords.has(word) }

  /// Whether the word, in small letters, is a headword of this part of speech.
  func has(_ word: String, as partOfSpeech: PartOfSpeech) -> Bool {
    guard let letter = Self.letters[partOfSpeech] else { return false }
    return partsOfSpeech.lines(for: word).contains {
      $0.reversed().prefix { $0 != UInt8(ascii: "\t") }.contains(letter)
    }
  }

  /// The database describes itself in entries of such names (dictd(8)).
  private static func isWord(_ key: String) -> Bool { !key.hasPrefix("00-database") }

  private static let letters: [PartOfSpeech: UInt8] = [
    .noun: UInt8(ascii: "n"), .verb: UInt8(ascii: "v"), .adjective: UInt8(ascii: "a"),
    .adverb: UInt8(ascii: "r"),
  ]
}
