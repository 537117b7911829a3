internal import Inference
internal import Subtitles

/// The work on one subtitle file: from its text to its texts in other languages.
struct FileTranslationJob {
  /// A file with what was made of it.
  struct Result: Sendable {
    /// By language, in the order asked for: the whole file.
    var texts: [(language: String, text: String)] = []
    /// How many cues kept their words, in all languages together.
    var untranslated = 0
  }

  /// An engine that cannot do so many sentences will not do the next thousand.
  private static let trial = 10

  let file: String
  let subtitles: SubtitleFile
  let arguments: TranslateArguments
  /// The language that the file is in.
  let source: String
  /// What it is translated to, with who does it.
  let translators: [(language: String, translator: BatchTranslator)]

  /// Translates; throws `Failure`, or `CancellationError` when the task is cancelled.
  func run(tell: (FileTranslationEvent) -> Void) async throws -> Result {
    let languages = translators.first?.translator.languages
    let translation = SubtitleTranslation(of: subtitles) { one, other in
      languages?.areApart(one, other, in: source) ?? false
    }
    var result = Result()
    for (language, translator) in translators {
      let answers = try await answers(to: translation.units, language, translator, tell)
      if let reason = answers.reason {
        if answers.texts.isEmpty { throw reason }
        let missing = translation.untranslated(answers.texts)
        tell(.untranslated(file: file, language: language, missing, reason: reason))
        result.untranslated += missing.count
      }
      for (mark, units) in answers.marked.sorted(by: { $0.key < $1.key }) {
        tell(.marked(file: file, language: language, mark: mark, translation.cues(of: units)))
      }
      let texts = answers.texts.filter { !answers.kept.contains($0.key) }
      let bodies = translation.bodies(texts, in: language, layout: arguments.layout)
      result.texts.append((language, subtitles.written(bodies)))
    }
    return result
  }

  /// What became of the units, by their identities.
  private struct Answers {
    var texts: [Cue.ID: String] = [:]
    /// Those that are in another language and stay as they are.
    var kept: Set<Cue.ID> = []
    /// Those whose translations are to be looked at, by mark.
    var marked: [String: [TranslationUnit]] = [:]
    /// Why the last of those is missing that have no translation.
    var reason: Failure?

    mutating func take(_ answer: MarkedText, to unit: TranslationUnit) {
      texts[unit.id] = answer.text
      for mark in answer.marks { marked[mark, default: []].append(unit) }
      if answer.text == unit.text, answer.marks == [TranslationMark.otherLanguage.rawValue] {
        kept.insert(unit.id)
      }
    }
  }

  private func answers(
    to units: [TranslationUnit], _ language: String, _ translator: BatchTranslator,
    _ tell: (FileTranslationEvent) -> Void
  ) async throws -> Answers {
    var answers = Answers()
    tell(.progress(language: language, done: 0, total: units.count))
    for start in stride(from: 0, to: units.count, by: arguments.batchSize) {
      let batch = units[start..<min(start + arguments.batchSize, units.count)]
      let results = await translator.results(of: batch.map(\.text))
      try Task.checkCancellation()
      for (unit, result) in zip(batch, results) {
        switch result {
        case .success(let answer) where answer.text.contains(where: { !$0.isWhitespace }):
          answers.take(answer, to: unit)
        case .success: answers.reason = .unexpected("no text for a sentence")
        case .failure(let failure): answers.reason = failure
        }
      }
      if answers.texts.isEmpty, batch.endIndex >= Self.trial { return answers }
      tell(.progress(language: language, done: batch.endIndex, total: units.count))
    }
    return answers
  }
}
