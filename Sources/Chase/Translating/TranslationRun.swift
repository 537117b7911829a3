internal import Captioning
internal import Library
internal import Subtitles

/// Translates sentences whose cues are stored, and stores what came of it.
struct TranslationRun {
  let library: LibraryStore
  let video: Video.ID
  let translator: SentenceTranslator

  /// What became of a go.
  struct Outcome {
    var settled: [(Cue.ID, CueTranslation)]
    var failure: (any Error)?
  }

  /// Translates the sentences; what is returned is on the disk.
  ///
  /// A sentence that was given up is stored as failed. Throws `CancellationError` or `LibraryError`.
  func run(_ sentences: [TranslationPlan.Sentence]) async throws -> Outcome {
    let (texts, failure) = try await translator.translate(sentences.map(\.unit))
    let translations = sentences.flatMap { sentence -> [SettledStep.Translated] in
      let parts = texts[sentence.unit.id].map { TranslationSplitter.split($0, over: sentence.cues) }
      return sentence.cues.enumerated().map { index, cue in
        SettledStep.Translated(
          cue: cue.id, text: cue.text, translation: parts.map { .done($0[index]) } ?? .failed)
      }
    }
    let recorded = try await library.record(SettledStep(translations: translations), of: video)
    let stored = Set(recorded.translated)
    return Outcome(
      settled: translations.filter { stored.contains($0.cue) }.map { ($0.cue, $0.translation) },
      failure: failure)
  }
}
