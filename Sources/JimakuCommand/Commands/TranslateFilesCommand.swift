internal import Subtitles

/// `jimaku translate` with subtitle files: each is written in the languages asked for, with all its cues.
struct TranslateFilesCommand {
  let arguments: TranslateArguments
  let console: Console
  let register: TemporaryRegister
  let finder: TranslatorFinder

  /// Does everything and returns how the program ends.
  ///
  /// Cancelling the task stops the work; files that are finished stay, the one under way is not written.
  func run(_ files: [String]) async -> ExitCode {
    let output = WatchedOutput(console.output)
    let reporters = console.reporters(arguments, output: output)
    func tell(_ event: FileTranslationEvent) {
      for reporter in reporters { reporter.take(event) }
    }
    let plan = TranslatePlan(files, arguments, finder)
    for refusal in plan.refused { tell(.ended(file: refusal.file, .failed(refusal.failure))) }
    var code = plan.refused.isEmpty ? ExitCode.done : .failed
    var written: [String] = []
    // By the language of the files.
    var ready: [String: Result<[BatchTranslator], Failure>] = [:]
    for (index, planned) in plan.jobs.enumerated() {
      if Task.isCancelled { break }
      let translators: Result<[BatchTranslator], Failure>
      if let known = ready[planned.source] {
        translators = known
      } else {
        translators = await prepared(planned)
        ready[planned.source] = translators
      }
      let outcome: FileTranslationOutcome
      switch translators {
      case .failure(let failure): outcome = .failed(failure)
      case .success(let translators):
        tell(
          .began(
            file: planned.file, number: index + 1, total: plan.jobs.count, source: planned.source,
            cues: planned.subtitles.cues.count))
        tell(.remarks(file: planned.file, planned.subtitles.remarks))
        for language in arguments.targets where !planned.languages.contains(language) {
          tell(.inTargetLanguage(file: planned.file, language: language))
        }
        outcome = await work(on: planned, translators, tell)
      }
      tell(.ended(file: planned.file, outcome))
      switch outcome {
      case .written(let files, _, let untranslated):
        written += files
        if untranslated > 0 { code = .failed }
      case .failed: code = .failed
      case .interrupted: break
      }
    }
    if Task.isCancelled { code = .interrupted }
    return console.listed(arguments.printsJSON ? [] : written, on: output) ?? code
  }

  private func prepared(_ planned: TranslatePlan.Job) async -> Result<[BatchTranslator], Failure> {
    do throws(Failure) {
      return .success(try await finder.translators(from: planned.source, to: planned.languages))
    } catch {
      return .failure(error)
    }
  }

  private func work(
    on planned: TranslatePlan.Job, _ translators: [BatchTranslator], _ tell: (FileTranslationEvent) -> Void
  ) async -> FileTranslationOutcome {
    let job = FileTranslationJob(
      file: planned.file, subtitles: planned.subtitles, arguments: arguments, source: planned.source,
      translators: Array(zip(planned.languages, translators)))
    do {
      let transaction = try OutputTransaction(
        planned.targets, overwrites: arguments.overwrites, register: register)
      let result = try await job.run(tell: tell)
      let texts = zip(planned.targets, result.texts.map(\.text))
      try transaction.commit(Dictionary(texts) { first, _ in first })
      return .written(
        planned.targets, cues: planned.subtitles.cues.count, untranslated: result.untranslated)
    } catch {
      if Task.isCancelled { return .interrupted }
      return .failed(
        (error as? OutputError).map(Failure.output) ?? error as? Failure ?? .unexpected("\(error)"))
    }
  }
}
