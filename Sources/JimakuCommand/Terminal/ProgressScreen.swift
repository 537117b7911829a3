internal import Captioning
internal import Subtitles

/// What is shown while a file is worked on: its last cues in both languages, and how far the work is.
struct ProgressScreen: Sendable {
  /// One line, with what its styles take no columns for.
  struct Line: Hashable, Sendable {
    var text: String
    var columns: Int
  }

  private struct Pair {
    var id: Cue.ID
    var start: Int
    var source: String
    var translation: TranslationOutcome?
  }

  private let messages: Messages
  private let style: TerminalStyle
  private let name: String
  private let hasTranslation: Bool
  private var pairs: [Pair] = []
  var facts = ProgressFacts()

  /// `name` is the file's, with its number when there are several.
  init(name: String, hasTranslation: Bool, messages: Messages, style: TerminalStyle) {
    self.name = VisibleText.escaped(name)
    self.hasTranslation = hasTranslation
    self.messages = messages
    self.style = style
  }

  mutating func take(_ event: CaptionEvent) {
    switch event {
    case .started(let source):
      facts = ProgressFacts(
        start: source.start.milliseconds, heard: source.start.milliseconds, end: source.duration,
        elapsed: facts.elapsed)
    case .cue(let cue):
      pairs.append(
        Pair(
          id: cue.id, start: cue.span.start.milliseconds, source: VisibleText.singleLine(cue.text)))
      // Translations come some sentences later: what is not shown any more may still be waited for.
      if pairs.count > 60 { pairs.removeFirst() }
    case .translation(let id, let outcome):
      if let index = pairs.lastIndex(where: { $0.id == id }) { pairs[index].translation = outcome }
    case .progress(let progress):
      facts.heard = max(facts.heard, progress.heard.milliseconds)
      facts.end = progress.duration ?? facts.end
    case .warning, .finished:
      break
    }
  }

  /// The lines for a terminal of this size, from top to bottom; none is wider, and one row stays free.
  func lines(columns: Int, rows: Int) -> [Line] {
    let width = max(1, columns - 1)
    let perPair = hasTranslation ? 2 : 1
    let room = max(0, min(3, (rows - 3) / perPair))
    return shown(room).flatMap { lines(of: $0, width: width) } + [bar(width: width)]
  }

  /// The last pairs, but none that hides one still waited for: the translation is what people watch arrive.
  private func shown(_ room: Int) -> ArraySlice<Pair> {
    guard hasTranslation, let last = pairs.lastIndex(where: { $0.translation != nil }) else {
      return pairs.suffix(room)
    }
    let end = min(pairs.count, last + max(1, room / 2) + 1)
    return pairs[..<end].suffix(room)
  }

  private func lines(of pair: Pair, width: Int) -> [Line] {
    let time = messages.clock(pair.start)
    let indent = String(repeating: " ", count: max(0, 8 - time.count))
    let source = line(indent + time + "  ", pair.source, width: width, style: { $0 })
    guard hasTranslation else { return [source] }
    let margin = String(repeating: " ", count: 10)
    let translation =
      switch pair.translation {
      case .text(let text):
        line(margin, VisibleText.singleLine(text), width: width, style: style.translated)
      case .failed:
        line(margin, messages.untranslated, width: width, style: style.dim)
      case nil:
        line(margin, "…", width: width, style: style.dim)
      }
    return [source, translation]
  }

  private func line(
    _ margin: String, _ text: String, width: Int, style: (String) -> String
  ) -> Line {
    let margin = DisplayColumns.cut(margin, to: width)
    let cut = DisplayColumns.cut(text, to: width - DisplayColumns.of(margin))
    return Line(text: margin + style(cut), columns: DisplayColumns.of(margin) + DisplayColumns.of(cut))
  }

  private func bar(width: Int) -> Line {
    let numbers = messages.progress(facts)
    let room = width - DisplayColumns.of(numbers) - 1
    guard let fraction = facts.fraction, room >= 10 else {
      let text = DisplayColumns.cut(room >= 10 ? numbers + " " + name : numbers, to: width)
      return Line(text: text, columns: DisplayColumns.of(text))
    }
    let nameRoom = min(DisplayColumns.of(name) + 1, max(0, room - 26))
    let shownName = nameRoom > 4 ? DisplayColumns.cut(name, to: nameRoom - 1) + " " : ""
    let length = min(30, room - DisplayColumns.of(shownName))
    let full = Int((Double(length) * fraction).rounded(.down))
    let bar =
      style.done(String(repeating: "━", count: full))
      + style.dim(String(repeating: "─", count: length - full))
    return Line(
      text: shownName + bar + " " + numbers,
      columns: DisplayColumns.of(shownName) + length + 1 + DisplayColumns.of(numbers))
  }
}
