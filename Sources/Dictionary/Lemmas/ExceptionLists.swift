/// WordNet's lists of irregular forms, one for each of four parts of speech.
///
/// A line has a form and the words it comes from, with spaces between. Source: the manual page wndb(5WN), "Exception List
/// File Format". The lines are sorted.
struct ExceptionLists: Sendable {
  /// The four lists by the names of their files.
  static let files: [(name: String, partOfSpeech: PartOfSpeech)] = [
    ("noun.exc", .noun), ("verb.exc", .verb), ("adj.exc", .adjective), ("adv.exc", .adverb),
  ]

  private let lists: [(partOfSpeech: PartOfSpeech, lines: SortedLines)]

  /// Reads the files, which `path` finds; throws `unreadable`.
  init(path: (String) -> String) throws(DictionaryError) {
    var lists: [(PartOfSpeech, SortedLines)] = []
    for file in Self.files {
      let bytes = try OpenFile(path(file.name)).contents()
      lists.append((file.partOfSpeech, SortedLines(bytes, keyEnd: UInt8(ascii: " "))))
    }
    self.lists = lists
  }

  /// The words that an irregular form comes from, and as what.
  func words(for form: String) -> [(word: String, partOfSpeech: PartOfSpeech)] {
    lists.flatMap { list in
      list.lines.lines(for: form).flatMap { line in
        String(decoding: line, as: UTF8.self).split(separator: " ").dropFirst().map {
          (String($0.replacing("_", with: " ")), list.partOfSpeech)
        }
      }
    }
  }
}
