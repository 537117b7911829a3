/// What a terminal can show, and is wanted to.
struct TerminalStyle: Hashable, Sendable {
  /// Whether text may be coloured and dimmed.
  var hasColour: Bool

  /// How progress may be shown by this environment; `nil` when the terminal cannot move its cursor.
  ///
  /// Source of `NO_COLOR`: no-color.org, "Command-line software should …, when present and not an empty string".
  init?(environment: [String: String]) {
    guard let terminal = environment["TERM"], !terminal.isEmpty, terminal != "dumb" else { return nil }
    hasColour = (environment["NO_COLOR"] ?? "").isEmpty
  }

  init(hasColour: Bool) {
    self.hasColour = hasColour
  }

  /// For what stands in the second place.
  func dim(_ text: String) -> String { styled("2", text) }

  /// For the language translated to.
  func translated(_ text: String) -> String { styled("36", text) }

  /// For the part that is done.
  func done(_ text: String) -> String { styled("32", text) }

  private func styled(_ code: String, _ text: String) -> String {
    hasColour && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
