/// Takes the markup out of subtitles.
enum PlainText {
  /// The text of an event of Advanced SubStation Alpha, the form into which the library brings all text
  /// subtitles: nine fields, of which the last is the text.
  static func event(_ event: String) -> Substring? {
    let fields = event.split(separator: ",", maxSplits: 8, omittingEmptySubsequences: false)
    return fields.count == 9 ? fields[8] : nil
  }

  /// The text without override blocks and drawings, its line breaks kept, without empty lines and blanks at
  /// the ends of lines.
  static func withoutOverrides(_ text: some StringProtocol) -> String {
    var (result, rest, isDrawing) = ("", Substring(text), false)
    while let character = rest.popFirst() {
      // A brace that nothing closes is a brace.
      if character == "{", let end = rest.firstIndex(of: "}") {
        isDrawing = drawing(after: rest[..<end]) ?? isDrawing
        rest = rest[rest.index(after: end)...]
      } else if !isDrawing {
        result += character == "\\" ? escaped(&rest) : String(character)
      }
    }
    return lines(result)
  }

  /// The text without tags like those of HTML, and with character references resolved.
  static func withoutTags(_ text: String) -> String {
    var (result, rest) = ("", Substring(text))
    while let character = rest.first {
      if character == "<", let length = tagLength(rest) {
        rest = rest.dropFirst(length)
      } else if character == "&", let (reference, length) = reference(rest) {
        result += reference
        rest = rest.dropFirst(length)
      } else {
        result.append(character)
        rest = rest.dropFirst()
      }
    }
    return lines(result)
  }

  /// What a backslash stands for with what follows it.
  private static func escaped(_ rest: inout Substring) -> String {
    let known: [Character: String] = ["N": "\n", "n": " ", "h": "\u{A0}", "{": "{", "}": "}"]
    guard let next = rest.first, let meaning = known[next] else { return "\\" }
    rest = rest.dropFirst()
    return meaning
  }

  /// Whether a block switches drawing on or off (`\p1`, `\p0`); `nil` when it does neither.
  private static func drawing(after block: Substring) -> Bool? {
    block.split(separator: "\\").compactMap { tag in
      tag.first == "p" ? Int(tag.dropFirst()).map { $0 > 0 } : nil
    }.last
  }

  /// The length of the tag that `text` begins with; `nil` for none.
  ///
  /// "a < b" is no tag, nor is "<3".
  private static func tagLength(_ text: Substring) -> Int? {
    let name = text.dropFirst(text.dropFirst().first == "/" ? 2 : 1)
    guard let first = name.first, first.isASCII, first.isLetter, let end = text.firstIndex(of: ">"),
      !text[..<end].contains("\n"), !text[..<end].dropFirst().contains("<")
    else { return nil }
    return text.distance(from: text.startIndex, to: end) + 1
  }

  private static let names = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "lrm": "\u{200E}",
    "rlm": "\u{200F}",
  ]

  /// The character reference that `text` begins with, and its length; `nil` for none.
  private static func reference(_ text: Substring) -> (String, Int)? {
    guard let end = text.prefix(10).firstIndex(of: ";") else { return nil }
    let name = text[..<end].dropFirst()
    let length = name.count + 2
    if let known = names[String(name)] { return (known, length) }
    guard name.first == "#" else { return nil }
    let digits = name.dropFirst()
    let number =
      digits.first == "x" || digits.first == "X" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    guard let scalar = number.flatMap(Unicode.Scalar.init), scalar.value >= 0x20 else { return nil }
    return (String(Character(scalar)), length)
  }

  /// The lines that hold something, without blanks at their ends.
  private static func lines(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).map { line in
      let start = line.drop(while: \.isWhitespace)
      return start.lastIndex { !$0.isWhitespace }.map { String(start[...$0]) } ?? ""
    }.filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
