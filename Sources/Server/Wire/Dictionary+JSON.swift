internal import Dictionary
internal import Subtitles

extension Phrase {
  /// The phrase with the numbers of its first and last word.
  var line: JSONLine {
    .object([
      "text": .text(article.headword),
      "range": .list([.number(words.first ?? 0), .number(words.last ?? 0)]),
    ])
  }
}

extension Article {
  /// The article by part of speech, each with its senses in both languages.
  var lines: [JSONLine] {
    var parts: [PartOfSpeech?] = []
    for part in japanese.map(\.partOfSpeech) + english.map({ $0.partOfSpeech }) where !parts.contains(part) {
      parts.append(part)
    }
    return parts.map { part in
      .object([
        "headword": .text(headword), "part": .optional(part?.rawValue),
        "japanese": .list(
          japanese.filter { $0.partOfSpeech == part }.map { .text($0.glosses.joined(separator: "、")) }),
        "english": .list(english.filter { $0.partOfSpeech == part }.map(\.line)),
        "sources": .list(sources.map { .text($0.rawValue) }),
      ])
    }
  }
}

extension EnglishSense {
  /// The sense as pages see it.
  var line: JSONLine {
    .object([
      "definition": .text(definition), "examples": .list(examples.map { .text($0) }),
      "synonyms": .list(synonyms.map { .text($0) }),
    ])
  }
}
