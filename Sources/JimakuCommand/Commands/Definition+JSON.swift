internal import Dictionary
internal import Subtitles

extension Definition {
  /// One object: `word`, `pronunciations`, `articles` and `phrase`; or `word`, `error` and `suggestions`.
  func json(_ messages: Messages) -> JSONLine {
    switch self {
    case .entry(let entry):
      return .object([
        "word": .text(entry.word), "pronunciations": .list(entry.pronunciations.map(\.json)),
        "articles": .list(entry.articles.map(\.json)),
        "phrase": entry.phrase.map { phrase in
          .object(["article": phrase.article.json, "words": .list(phrase.words.map { .number($0) })])
        },
      ])
    case .unknown(let word, let suggestions):
      let failure = Failure.unknownWord(word, suggestions: suggestions)
      return .object([
        "word": .text(word),
        "error": .object(["code": .text(failure.code), "message": .text(messages.failure(failure))]),
        "suggestions": .texts(suggestions),
      ])
    }
  }
}

extension JSONLine {
  fileprivate static func texts(_ texts: [String]) -> JSONLine { .list(texts.map { .text($0) }) }
}

extension Pronunciation {
  fileprivate var json: JSONLine { .object(["ipa": .text(ipa), "origin": .text(origin.rawValue)]) }
}

extension Article {
  fileprivate var json: JSONLine {
    .object([
      "headword": .text(headword), "pronunciations": .list(pronunciations.map(\.json)),
      "rank": rank.map { .number($0) },
      "japanese": .list(
        japanese.map { sense in
          .object([
            "partOfSpeech": sense.partOfSpeech.map { .text($0.rawValue) }, "glosses": .texts(sense.glosses),
            "notes": .texts(sense.notes),
          ])
        }),
      "english": .list(
        english.map { sense in
          .object([
            "partOfSpeech": .text(sense.partOfSpeech.rawValue), "definition": .text(sense.definition),
            "examples": .texts(sense.examples), "synonyms": .texts(sense.synonyms),
            "antonyms": .texts(sense.antonyms),
          ])
        }),
      "sources": .texts(sources.map(\.rawValue)),
    ])
  }
}
