/// Turns lines into what a terminal must be sent, so that they take the place of the lines before.
///
/// Nothing is cleared first: every line is written over and its rest erased, in one piece of text, so nothing flickers.
/// Source of the sequences: ECMA-48, §8.3 (CUU, EL, ED).
struct ScreenPainter: Sendable {
  private var painted: [ProgressScreen.Line] = []

  /// The text that shows `lines`; `above` are lines that stay, over them.
  ///
  /// Empty when nothing changes. `columns` is the terminal's width now: lines painted on a wider one have wrapped.
  mutating func paint(_ lines: [ProgressScreen.Line], above: [String] = [], columns: Int) -> String {
    if lines == painted, above.isEmpty { return "" }
    let rows = painted.reduce(0) { $0 + max(1, ($1.columns + columns - 1) / max(1, columns)) }
    painted = lines
    var text = rows > 0 ? "\u{1B}[\(rows)A\r" : ""
    for line in above + lines.map(\.text) { text += line + "\u{1B}[K\n" }
    return text + "\u{1B}[J"
  }
}
