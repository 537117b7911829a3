extension Messages {
  /// The lines that stay about a file that is done; with `isQuiet` only what went wrong.
  func outcome(_ outcome: JobOutcome, of file: String, elapsed: Int, isQuiet: Bool) -> String {
    switch outcome {
    case .failed(let failure):
      errorLine(self.failure(failure, file: file))
    case .interrupted(let result):
      errorLine(interrupted(file, result))
    case .noSpeech:
      isQuiet ? "" : errorLine(noSpeech(file))
    case .written(let result):
      isQuiet
        ? ""
        : errorLine(done(file, result, elapsed: elapsed))
          + (result.untranslated > 0 ? warningLine(untranslated(result.untranslated)) : "")
    }
  }
}
