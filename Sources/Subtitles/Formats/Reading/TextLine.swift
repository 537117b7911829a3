/// A line of a text, without its end.
struct TextLine {
  var text: Substring
  /// From 1.
  var number: Int

  /// The lines of a text that end with LF, CR LF or CR, in any mixture; the last is what no line end follows.
  static func lines(of text: String) -> [TextLine] {
    var lines: [TextLine] = []
    let bytes = text.utf8
    var (start, index) = (bytes.startIndex, bytes.startIndex)
    while index < bytes.endIndex {
      let byte = bytes[index]
      let next = bytes.index(after: index)
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        lines.append(TextLine(text: text[start..<index], number: lines.count + 1))
        let isPair =
          byte == UInt8(ascii: "\r") && next < bytes.endIndex && bytes[next] == UInt8(ascii: "\n")
        start = isPair ? bytes.index(after: next) : next
        index = start
      } else {
        index = next
      }
    }
    return lines + [TextLine(text: text[start...], number: lines.count + 1)]
  }

  var isBlank: Bool { text.unicodeScalars.allSatisfy { $0.properties.isWhitespace } }

  /// Whether it is a number in digits, as stands above a cue of SRT.
  var isNumber: Bool {
    let digits = text.unicodeScalars.drop { $0.properties.isWhitespace }.prefix {
      !$0.properties.isWhitespace
    }
    return !digits.isEmpty && digits.allSatisfy { ("0"..."9").contains($0) }
      && text[digits.endIndex...].unicodeScalars.allSatisfy { $0.properties.isWhitespace }
  }

  var hasArrow: Bool { text.firstUTF8Range(of: "-->") != nil }
}

extension Substring {
  /// Where some text of ASCII first stands, compared by bytes: a combining mark behind it changes nothing.
  func firstUTF8Range(of wanted: StaticString) -> Range<Index>? {
    let pattern = wanted.withUTF8Buffer { Array($0) }
    var rest = utf8[...]
    while rest.count >= pattern.count, let first = rest.firstIndex(of: pattern[0]) {
      rest = rest[first...]
      if rest.starts(with: pattern) { return first..<rest.index(first, offsetBy: pattern.count) }
      rest = rest.dropFirst()
    }
    return nil
  }
}
