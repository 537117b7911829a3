internal import Glibc

/// What a command shows its work on, and in which language; the outside world of the commands.
struct Console: Sendable {
  /// A terminal behind standard error.
  struct Screen: Sendable {
    var style: TerminalStyle
    /// Its columns and rows now.
    var size: @Sendable () -> (columns: Int, rows: Int)
  }

  let messages: Messages
  /// For results.
  let output: any TextOutput
  /// For everything else.
  let errors: any TextOutput
  /// Where progress can be shown; `nil` when standard error is no terminal, or results go to the same one.
  let screen: Screen?
  /// What standard output can show.
  let outputStyle: TerminalStyle
  /// A clock that only runs forward.
  let milliseconds: @Sendable () -> Int

  /// What a write returns when nobody reads any more.
  static let brokenPipe = EPIPE

  /// The system's words for an error number.
  static func words(_ code: Int32) -> String { String(cString: strerror(code)) }

  func complain(_ failure: Failure, file: String? = nil) {
    errors.write(messages.errorLine(messages.failure(failure, file: file)))
  }

  /// Writes the whole result of a command; how the program ends when that fails, which is then told.
  func publish(_ text: String) -> ExitCode? {
    let code = output.write(text)
    if code == 0 { return nil }
    if code == Self.brokenPipe { return .nobodyListens }
    complain(.standardOutput(Self.words(code)))
    return .failed
  }

  /// Lists files on `output`, and tells when something written there was lost; nobody listening is no failure, since
  /// the files are there.
  func listed(_ files: [String], on output: WatchedOutput) -> ExitCode? {
    if !files.isEmpty { output.write(files.map { $0 + "\n" }.joined()) }
    guard output.failure != 0, output.failure != Self.brokenPipe else { return nil }
    complain(.standardOutput(Self.words(output.failure)))
    return .failed
  }

  /// Those that show a run of `jimaku translate` with files; its events go to `output`, where that is free for them.
  func reporters(
    _ arguments: TranslateArguments, output: (any TextOutput)?
  ) -> [any FileTranslationReporter] {
    var reporters: [any FileTranslationReporter] = []
    if let screen, !arguments.isQuiet {
      reporters.append(FileTranslationScreen(screen: screen, output: errors, messages: messages))
    } else {
      reporters.append(
        FileTranslationLines(output: errors, messages: messages, isQuiet: arguments.isQuiet))
    }
    if arguments.printsJSON, let output {
      reporters.append(FileTranslationObjects(output: output, messages: messages))
    }
    return reporters
  }

  /// Those that show a run of `jimaku subtitle`; its events go to `output`.
  func reporters(_ arguments: SubtitleArguments, output: any TextOutput) -> [any JobReporter] {
    var reporters: [any JobReporter] = []
    if let screen, !arguments.isQuiet {
      reporters.append(
        ScreenReporter(
          screen: screen, output: errors, messages: messages, hasTranslation: arguments.target != nil))
    } else {
      reporters.append(LineReporter(output: errors, messages: messages, isQuiet: arguments.isQuiet))
    }
    if arguments.printsJSON {
      reporters.append(JSONReporter(output: output, messages: messages, target: arguments.target))
    }
    return reporters
  }
}
