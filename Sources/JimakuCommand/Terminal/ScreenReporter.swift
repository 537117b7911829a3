internal import Captioning

/// Shows progress and the last cues on a terminal, and leaves the lines that stay above.
final class ScreenReporter: JobReporter {
  /// The shortest time between two pictures, in milliseconds: more often nobody can read.
  private static let pace = 80

  private let screen: Console.Screen
  private let output: any TextOutput
  private let messages: Messages
  private let hasTranslation: Bool
  private var painter = ScreenPainter()
  private var picture: ProgressScreen?
  private var paintedAt = -ScreenReporter.pace

  init(screen: Console.Screen, output: any TextOutput, messages: Messages, hasTranslation: Bool) {
    self.screen = screen
    self.output = output
    self.messages = messages
    self.hasTranslation = hasTranslation
  }

  func take(_ event: JobEvent, elapsed: Int) {
    switch event {
    case .began(let file, let number, let total):
      paintedAt = -Self.pace
      picture = ProgressScreen(
        name: total > 1 ? "[\(number)/\(total)] \(file)" : file, hasTranslation: hasTranslation,
        messages: messages, style: screen.style)
      paint()
    case .caption(let event):
      picture?.take(event)
      picture?.facts.elapsed = elapsed
      if case .warning(let warning) = event, warning.isForPeople {
        paint(above: [messages.warningLine(messages.warning(warning))])
      } else if elapsed - paintedAt >= Self.pace {
        paintedAt = elapsed
        paint()
      }
    case .ended(let file, let outcome):
      picture = nil
      paint(above: [messages.outcome(outcome, of: file, elapsed: elapsed, isQuiet: false)])
    }
  }

  private func paint(above: [String] = []) {
    let size = screen.size()
    let lines = picture?.lines(columns: size.columns, rows: size.rows) ?? []
    let staying = above.flatMap { $0.split(separator: "\n").map(String.init) }
    let text = painter.paint(lines, above: staying, columns: size.columns)
    if !text.isEmpty { output.write(text) }
  }
}
