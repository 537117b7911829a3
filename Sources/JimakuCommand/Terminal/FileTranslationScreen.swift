/// Shows on a terminal how far the translation of files is, and leaves the lines that stay above.
final class FileTranslationScreen: FileTranslationReporter {
  private let screen: Console.Screen
  private let output: any TextOutput
  private let messages: Messages
  private var painter = ScreenPainter()
  private var name = ""

  init(screen: Console.Screen, output: any TextOutput, messages: Messages) {
    self.screen = screen
    self.output = output
    self.messages = messages
  }

  func take(_ event: FileTranslationEvent) {
    let staying = messages.lasting(event, isQuiet: false).split(separator: "\n").map(String.init)
    switch event {
    case .began(let file, let number, let total, _, _):
      name = VisibleText.escaped(total > 1 ? "[\(number)/\(total)] \(file)" : file)
    case .progress(let language, let done, let total):
      paint([line(language, done, total)], above: staying)
    case .ended:
      paint([], above: staying)
    case .remarks, .untranslated, .marked, .inTargetLanguage:
      paint([], above: staying)
    }
  }

  private func line(_ language: String, _ done: Int, _ total: Int) -> ProgressScreen.Line {
    let width = max(1, screen.size().columns - 1)
    let numbers = messages.sentences(done, of: total)
    let length = 24
    let room = width - DisplayColumns.of(numbers) - length - language.count - 3
    guard room >= 8 else {
      let text = DisplayColumns.cut(numbers, to: width)
      return ProgressScreen.Line(text: text, columns: DisplayColumns.of(text))
    }
    let shown = DisplayColumns.cut(name, to: room)
    let full = total > 0 ? length * done / total : length
    let bar =
      screen.style.done(String(repeating: "━", count: full))
      + screen.style.dim(String(repeating: "─", count: length - full))
    return ProgressScreen.Line(
      text: "\(shown) \(language) \(bar) \(numbers)",
      columns: DisplayColumns.of(shown) + language.count + length + 3 + DisplayColumns.of(numbers))
  }

  private func paint(_ lines: [ProgressScreen.Line], above: [String]) {
    let text = painter.paint(lines, above: above, columns: screen.size().columns)
    if !text.isEmpty { output.write(text) }
  }
}
