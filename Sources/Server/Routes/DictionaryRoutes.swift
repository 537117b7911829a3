internal import Dictionary
internal import HTTPServer
internal import Library
internal import Subtitles

/// Words: what they mean, how frequent they are, and which the learner knows.
struct DictionaryRoutes {
  /// The longest word or sentence that is looked up, in characters.
  private static let longestText = 1_000
  /// The most words asked about at once.
  private static let mostWords = 1_000

  let context: PlayerContext

  func add(to router: inout Router) {
    router.on(.get, "/api/v1/dictionary") { request in
      await context.answer(request) { try await define(request) }
    }
    router.on(.get, "/api/v1/words") { request in
      await context.answer(request) { try await words(request) }
    }
    router.on(.put, "/api/v1/words/{word}") { (request, word: String) in
      await context.answer(request) { try await mark(word, request) }
    }
  }

  private func define(_ request: HTTPRequest) async throws -> HTTPResponse {
    guard let word = request.query["word"], !word.isEmpty, word.count <= Self.longestText else {
      throw PlayerError.badParameter("word")
    }
    guard let dictionary = context.dictionary else { throw PlayerError.noDictionary }
    let sentence = (request.query["sentence"] ?? "").prefix(Self.longestText).split(separator: " ").map(
      String.init)
    let index = try request.number("index", upTo: .max) ?? 0
    let entry =
      try sentence.indices.contains(index)
      ? dictionary.lookUp(word, in: sentence, at: index) : dictionary.lookUp(word, in: [], at: 0)
    guard let entry else { return unknown(word, dictionary.suggestions(for: word), request) }
    let lemma = entry.articles.first?.headword ?? entry.word
    let isSaved = try await context.library.words([lemma]).contains { $0.isSaved }
    let isKnown = try await context.forms(of: [word]).allSatisfy(\.isKnown)
    return .json(value: line(entry, lemma: lemma, isSaved: isSaved, isKnown: isKnown))
  }

  private func line(_ entry: DictionaryEntry, lemma: String, isSaved: Bool, isKnown: Bool) -> JSONLine {
    let ipa = (entry.pronunciations + (entry.articles.first?.pronunciations ?? [])).first?.ipa
    let articles = [entry.phrase?.article].compactMap(\.self) + entry.articles
    return .object([
      "word": .text(entry.word), "lemma": .text(lemma),
      "lemmas": .list(entry.articles.map { .text($0.headword) }),
      "pronunciation": ipa.map { .object(["ipa": .text($0)]) } ?? JSONLine.none,
      "phrase": entry.phrase.map(\.line) ?? JSONLine.none, "entries": .list(articles.flatMap(\.lines)),
      "rank": .optional(entry.articles.first?.rank), "suggestions": .list([]),
      "saved": .truth(isSaved), "known": .truth(isKnown),
    ])
  }

  private func unknown(_ word: String, _ suggestions: [String], _ request: HTTPRequest) -> HTTPResponse {
    .json(
      .notFound,
      .object([
        "error": context.fault(PlayerError.unknownWord(word), PageLanguage(request)),
        "suggestions": .list(suggestions.map { .text($0) }),
      ]))
  }

  private func words(_ request: HTTPRequest) async throws -> HTTPResponse {
    let words = (request.query["words"] ?? "").split(separator: ",").map(String.init)
    guard words.count <= Self.mostWords, words.allSatisfy({ $0.count <= Self.longestText }) else {
      throw PlayerError.badParameter("words")
    }
    let forms = try await context.forms(of: words)
    return .json(value: .object(["words": .list(forms.map(\.line))]))
  }

  private struct Mark: Decodable {
    var known: Bool
  }

  /// Marks the dictionary forms of a word, and with them every other form.
  private func mark(_ word: String, _ request: HTTPRequest) async throws -> HTTPResponse {
    let known = try request.decoded(Mark.self).known
    guard word.count <= Self.longestText else { throw PlayerError.badParameter("word") }
    for lemma in try context.lemmas(of: word) { try await context.library.setKnown(known, lemma) }
    guard let form = try await context.forms(of: [word]).first else { throw PlayerError.notFound }
    return .json(value: form.line)
  }
}
