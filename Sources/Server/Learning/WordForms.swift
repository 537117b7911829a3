internal import Dictionary
internal import Library
internal import Subtitles

/// Words as they are written, with the dictionary forms by which they are known and counted.
extension PlayerContext {
  /// What is known of a written word.
  struct WrittenForm {
    /// As it was asked for.
    var word: String
    /// The dictionary forms of what it is made of, in order: `give` for "gave", `be` and `not` for "isn't".
    var lemmas: [String]
    /// The place of its rarest part among English words; `nil` for one that is not in the list.
    var rank: Int?
    /// Whether all its parts are known.
    var isKnown: Bool

    /// As pages see it.
    var line: JSONLine {
      .object([
        "word": .text(word), "lemma": .text(lemmas.first ?? word), "rank": .optional(rank),
        "known": .truth(isKnown),
      ])
    }
  }

  /// What is known of written words, in the order asked for.
  func forms(of words: [String]) async throws -> [WrittenForm] {
    let lemmas = try words.map { try self.lemmas(of: $0) }
    // One reading of the library for all of them.
    let known = Set(try await library.words(lemmas.flatMap(\.self)).filter(\.isKnown).map(\.lemma))
    return zip(words, lemmas).map { word, lemmas in
      let ranks = lemmas.map { dictionary?.rank(of: $0) }
      let rank = ranks.contains(nil) ? nil : ranks.compactMap(\.self).max()
      return WrittenForm(word: word, lemmas: lemmas, rank: rank, isKnown: known.isSuperset(of: lemmas))
    }
  }

  /// The dictionary forms of a written word, the likeliest of each part; the word itself where no dictionary has it.
  func lemmas(of word: String) throws -> [String] {
    let lemmas = try dictionary?.lemmas(of: word).compactMap { $0.first?.word } ?? []
    return lemmas.isEmpty ? [word.lowercased()] : lemmas
  }
}
