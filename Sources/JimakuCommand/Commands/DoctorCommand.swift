internal import Subtitles

/// `jimaku doctor`: says what is here, and what to do about what is not.
struct DoctorCommand {
  let printsJSON: Bool
  let console: Console
  /// Looks at everything.
  let examine: @Sendable () async -> DoctorReport

  func run() async -> ExitCode {
    let report = await examine()
    let text = printsJSON ? report.json(console.messages).written + "\n" : console.messages.doctor(report)
    return console.publish(text) ?? (report.isReady ? .done : .failed)
  }
}
