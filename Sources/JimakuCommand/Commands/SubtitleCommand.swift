/// `jimaku subtitle`: works on one file after the other.
struct SubtitleCommand {
  let arguments: SubtitleArguments
  let console: Console
  let pipeline: any CaptionPipeline
  let register: TemporaryRegister

  /// Does everything and returns how the program ends.
  ///
  /// Cancelling the task stops the work; what was finished is written, and the files that follow are left alone.
  func run() async -> ExitCode {
    let output = WatchedOutput(console.output)
    let reporters = console.reporters(arguments, output: output)
    let plan = SubtitlePlan(arguments)
    var code = ExitCode.done
    var written: [String] = []
    for refusal in plan.refused {
      tell(reporters, .ended(file: refusal.file, .failed(refusal.failure)), 0)
      code = .failed
    }
    guard !plan.files.isEmpty else { return code }
    if let failure = await unprepared() {
      for file in plan.files { tell(reporters, .ended(file: file, .failed(failure)), 0) }
      return Task.isCancelled ? .interrupted : .failed
    }
    for (index, file) in plan.files.enumerated() {
      if Task.isCancelled { break }
      let outcome = await work(on: file, number: index + 1, total: plan.files.count, reporters)
      switch outcome {
      case .written(let result), .interrupted(let result): written += result.files
      case .noSpeech: break
      case .failed: code = .failed
      }
    }
    if Task.isCancelled { code = .interrupted }
    return console.listed(arguments.printsJSON ? [] : written, on: output) ?? code
  }

  private func unprepared() async -> Failure? {
    do {
      try await pipeline.prepare(from: arguments.source, to: arguments.target)
      return nil
    } catch {
      return error as? Failure ?? pipeline.failure(error)
    }
  }

  private func work(
    on file: String, number: Int, total: Int, _ reporters: [any JobReporter]
  ) async -> JobOutcome {
    let begin = console.milliseconds()
    tell(reporters, .began(file: file, number: number, total: total), 0)
    let job = SubtitleJob(file: file, arguments: arguments, pipeline: pipeline, register: register)
    let outcome = await job.run { tell(reporters, $0, console.milliseconds() - begin) }
    tell(reporters, .ended(file: file, outcome), console.milliseconds() - begin)
    return outcome
  }

  private func tell(_ reporters: [any JobReporter], _ event: JobEvent, _ elapsed: Int) {
    for reporter in reporters { reporter.take(event, elapsed: elapsed) }
  }
}
