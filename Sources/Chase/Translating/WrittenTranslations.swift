package import Library
package import Subtitles

/// A subtitle track that stands in place of the machine's translation: its lines are shown with those they overlap.
///
/// A line belongs to a cue when more than half of the one or of the other is covered. So a line over two cues stays through
/// both, and neighbours that only touch are kept apart.
package struct WrittenTranslations: Hashable, Sendable {
  private let lines: [Cue]
  /// The longest line, in milliseconds: none that begins earlier than that reaches a moment.
  private let longest: Int

  /// Translations made of these lines.
  package init(_ lines: [Cue]) {
    self.lines = lines.filter { !$0.span.isEmpty }.sorted { $0.span.start < $1.span.start }
    longest = lines.map(\.span.duration).max() ?? 0
  }

  /// What is written for that time; `nil` when nothing is.
  package func text(for span: TimeSpan) -> String? {
    let texts = lines[firstLine(from: span.start - longest)...].prefix { $0.span.start < span.end }
      .filter { covers($0.span, span) }.map(\.text)
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }

  /// The cue as it is shown: an edited translation stays, any other gives way to what is written.
  package func shown(_ cue: StoredCue) -> StoredCue {
    if cue.isEdited, cue.translation.text != nil { return cue }
    var shown = cue
    shown.translation = text(for: cue.cue.span).map { .done($0) } ?? .none
    return shown
  }

  private func firstLine(from time: Timestamp) -> Int {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].span.start < time { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func covers(_ line: TimeSpan, _ cue: TimeSpan) -> Bool {
    let shared = min(line.end, cue.end) - max(line.start, cue.start)
    return shared * 2 > line.duration || shared * 2 > cue.duration
  }
}
