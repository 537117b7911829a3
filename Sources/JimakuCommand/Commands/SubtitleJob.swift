internal import Captioning
internal import Media
internal import Subtitles

/// The work on one file: from the medium to its subtitle files.
struct SubtitleJob {
  let file: String
  let arguments: SubtitleArguments
  let pipeline: any CaptionPipeline
  let register: TemporaryRegister

  /// Does the work, telling what happens, and returns what became of it; never throws, never leaves half a file.
  func run(tell: (JobEvent) -> Void) async -> JobOutcome {
    var collector = CueCollector()
    var heard = arguments.start
    var lastReason = ""
    do {
      let targets = OutputFile.all(for: file, arguments)
      try await inspect()
      let transaction = try OutputTransaction(
        targets.map(\.path), overwrites: arguments.overwrites, register: register)
      let summary: CaptionSummary
      do {
        summary = try await pipeline.run(file, arguments) { event in
          collector.take(event)
          if case .progress(let progress) = event { heard = max(heard, progress.heard) }
          if case .warning(.translationFailed(_, _, let reason)) = event { lastReason = reason }
          tell(.caption(event))
        }
      } catch {
        guard Task.isCancelled else { throw error }
        let written = try write(targets, collector, by: transaction)
        return .interrupted(result(collector, written, heard: heard))
      }
      if summary.cues == 0 { return .noSpeech }
      if summary.untranslated == summary.cues {
        throw Failure.nothingTranslated(file: file, reason: lastReason)
      }
      let written = try write(targets, collector, by: transaction)
      return .written(result(collector, written, heard: max(heard, summary.heard)))
    } catch {
      return Task.isCancelled ? .interrupted(result(collector, [], heard: heard)) : .failed(facts(error))
    }
  }

  /// Finds what is wrong with the medium before anything is made.
  private func inspect() async throws {
    let duration = try await pipeline.inspect(file, track: arguments.audioTrack)
    if let duration, arguments.start > .zero, arguments.start.milliseconds >= duration {
      throw Failure.startAfterEnd(file: file, start: arguments.start, duration: duration)
    }
  }

  private func write(
    _ targets: [OutputFile], _ collector: CueCollector, by transaction: OutputTransaction
  ) throws(OutputError) -> [String] {
    let texts = collector.texts(of: targets, arguments)
    try transaction.commit(texts)
    return targets.map(\.path).filter { texts[$0] != nil }
  }

  private func result(_ collector: CueCollector, _ files: [String], heard: Timestamp) -> JobResult {
    JobResult(
      files: files, cues: collector.cues.count,
      untranslated: arguments.target == nil ? 0 : collector.cues.count - collector.translated.count,
      start: arguments.start.milliseconds, heard: heard.milliseconds,
      end: collector.cues.map(\.span.end.milliseconds).max() ?? arguments.start.milliseconds)
  }

  private func facts(_ error: any Error) -> Failure {
    switch error {
    case let failure as Failure: failure
    case let error as OutputError: .output(error)
    // The path may have been made absolute on the way.
    case let error as MediaError: .media(MediaError(error.code, path: file, detail: error.detail))
    default: pipeline.failure(error)
    }
  }
}
