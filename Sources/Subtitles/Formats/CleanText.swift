/// Text without what would break a subtitle file.
enum CleanText {
  /// The text on one line: every run of white space and control characters becomes one space.
  static func singleLine(_ text: String) -> String {
    // CR LF, the other line ends of Unicode, and controls such as NUL have no place inside a line.
    text.split(whereSeparator: { $0.isWhitespace && $0 != "\u{3000}" || isControl($0) }).joined(
      separator: " ")
  }

  private static func isControl(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy { $0.properties.generalCategory == .control }
  }
}
