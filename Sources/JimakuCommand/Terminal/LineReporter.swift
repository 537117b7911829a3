internal import Captioning

/// Tells on standard error what stays true: a line for each file and for each warning.
final class LineReporter: JobReporter {
  private let output: any TextOutput
  private let messages: Messages
  private let isQuiet: Bool

  init(output: any TextOutput, messages: Messages, isQuiet: Bool) {
    self.output = output
    self.messages = messages
    self.isQuiet = isQuiet
  }

  func take(_ event: JobEvent, elapsed: Int) {
    switch event {
    case .ended(let file, let outcome):
      let lines = messages.outcome(outcome, of: file, elapsed: elapsed, isQuiet: isQuiet)
      if !lines.isEmpty { output.write(lines) }
    case .caption(.warning(let warning)) where !isQuiet && warning.isForPeople:
      output.write(messages.warningLine(messages.warning(warning)))
    case .began, .caption:
      break
    }
  }
}

extension CaptionWarning {
  /// Whether people want to know: a batch that is tried again is nothing yet.
  var isForPeople: Bool {
    switch self {
    case .damagedAudio, .soundEndsEarly: true
    case .translationFailed(_, let isFinal, _): isFinal
    }
  }
}
