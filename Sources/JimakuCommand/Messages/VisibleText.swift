/// Text from elsewhere, made safe to show: nothing in it can move the cursor, end the line or turn the text around.
enum VisibleText {
  /// Line ends and other controls as `\n`, `\t`, `\u{1B}`.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where disturbs(scalar): result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  /// On one line, with spaces for controls.
  static func singleLine(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { disturbs($0) ? " " : $0 }))
  }

  /// Controls, line separators, and what changes the direction of writing (Unicode Standard Annex 9).
  private static func disturbs(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
    }
  }
}
