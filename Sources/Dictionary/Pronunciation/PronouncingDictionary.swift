/// The CMU Pronouncing Dictionary: how words, inflected forms and names are said in General American.
///
/// A line has the word in small letters, `(2)` behind it for a second way to say it, and the sounds; what follows `#` is
/// a remark. The lines are sorted by the words.
struct PronouncingDictionary: Sendable {
  private let lines: SortedLines

  /// The file of a pack of the engine `cmudict`.
  static let file = "pronunciations.txt"

  /// Reads the file; throws `unreadable`.
  init(_ path: String) throws(DictionaryError) {
    lines = SortedLines(try OpenFile(path).contents(), keyEnd: UInt8(ascii: " "), or: UInt8(ascii: "("))
  }

  /// How the word, in small letters, is said; none when it is not known, and no line twice.
  func pronunciations(of word: String) -> [Pronunciation] {
    var found: [Pronunciation] = []
    for line in lines.lines(for: word) {
      let symbols = String(decoding: line, as: UTF8.self).prefix { $0 != "#" }.split(separator: " ")
        .dropFirst()
      guard let ipa = Arpabet.ipa(Array(symbols)) else { continue }
      let pronunciation = Pronunciation(ipa: ipa, origin: .american)
      if !found.contains(pronunciation) { found.append(pronunciation) }
    }
    return found
  }
}
