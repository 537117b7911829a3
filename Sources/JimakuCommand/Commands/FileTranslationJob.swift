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
  /// For each of the languages translated to.
  let translators: [BatchTranslator]

  /// Translates; throws `Failure`, or `CancellationError` when the task is cancelled.
  func run(tell: (FileTranslationEvent) -> Void) async throws -> Result {
    let translation = SubtitleTranslation(of: subtitles)
    var result = Result()
    for (language, translator) in zip(arguments.targets, translators) {
      let (texts, reason) = try await texts(of: translation.units, language, translator, tell)
      let missing = translation.untranslated(texts)
      if let reason, !missing.isEmpty {
        if texts.isEmpty { throw reason }
        tell(.untranslated(file: file, language: language, missing, reason: reason))
        result.untranslated += missing.count
      }
      let bodies = translation.bodies(texts, in: language, layout: arguments.layout)
      result.texts.append((language, subtitles.written(bodies)))
    }
    return result
  }

  /// The translations by the units' identities, and why one is missing.
  private func texts(
    of units: [TranslationUnit], _ language: String, _ translator: BatchTranslator,
    _ tell: (FileTranslationEvent) -> Void
  ) async throws -> ([Cue.ID: String], Failure?) {
    var texts: [Cue.ID: String] = [:]
    var reason: Failure?
    tell(.progress(language: language, done: 0, total: units.count))
    for start in stride(from: 0, to: units.count, by: arguments.batchSize) {
      let batch = units[start..<min(start + arguments.batchSize, units.count)]
      let results = await translator.results(of: batch.map(\.text))
      try Task.checkCancellation()
      for (unit, result) in zip(batch, results) {
        switch result {
        case .success(let answer) where answer.text.contains(where: { !$0.isWhitespace }):
          texts[unit.id] = answer.text
        case .success: reason = .unexpected("no text for a sentence")
        case .failure(let failure): reason = failure
        }
      }
      if texts.isEmpty, batch.endIndex >= Self.trial { return (texts, reason) }
      tell(.progress(language: language, done: batch.endIndex, total: units.count))
    }
    return (texts, reason)
  }
}
