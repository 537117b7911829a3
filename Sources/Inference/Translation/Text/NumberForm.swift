/// Numbers in digits as texts write them: "7", "1,234,567.89", "10:30", "２０２４".
struct NumberForm: Hashable {
  /// Where it stands.
  var range: Range<String.Index>
  /// As it is written.
  var text: String
  /// Whether a minus sign stands before it, which is not in `text`.
  var isNegative = false

  /// The digits of the number in ASCII, with its marks.
  var plain: String { Self.plain(text) }

  /// The number without marks that only group its digits: "1234567.89".
  var value: String { Self.value(plain) }

  /// The numbers of a text, in their order.
  static func numbers(in text: String) -> [NumberForm] {
    var numbers: [NumberForm] = []
    var index = text.startIndex
    while let start = text[index...].firstIndex(where: { isDigit($0) || isFraction($0) }) {
      if isFraction(text[start]) {
        index = text.index(after: start)
        numbers.append(NumberForm(range: start..<index, text: String(text[start])))
        continue
      }
      var end = text[start...].firstIndex { !isDigit($0) } ?? text.endIndex
      while end < text.endIndex, ".,:．，：".contains(text[end]), case let next = text.index(after: end),
        next < text.endIndex, isDigit(text[next])
      {
        end = text[next...].firstIndex { !isDigit($0) } ?? text.endIndex
      }
      if end < text.endIndex, isFraction(text[end]) { end = text.index(after: end) }
      numbers.append(
        NumberForm(
          range: start..<end, text: String(text[start..<end]), isNegative: isNegative(before: start, in: text)
        ))
      index = end
    }
    return numbers
  }

  /// Whether a sign stands before a number; a hyphen between words or numbers is none.
  private static func isNegative(before start: String.Index, in text: String) -> Bool {
    guard start > text.startIndex, case let sign = text.index(before: start), "-−－".contains(text[sign])
    else {
      return false
    }
    guard sign > text.startIndex else { return true }
    let before = text[text.index(before: sign)]
    return !(before.isASCII && (before.isLetter || before.isNumber)) && !isDigit(before)
  }

  /// ½ and the like.
  static func isFraction(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    switch scalar.value {
    case 0xBC...0xBE, 0x2150...0x215E, 0x2189: return true
    default: return false
    }
  }

  static func isDigit(_ character: Character) -> Bool {
    ("0"..."9").contains(character) || ("０"..."９").contains(character)
  }

  /// A text with ASCII digits instead of full-width ones.
  static func withPlainDigits(_ text: String) -> String {
    guard text.contains(where: { ("０"..."９").contains($0) }) else { return text }
    return String(text.map { ("０"..."９").contains($0) ? plain(String($0)).first ?? $0 : $0 })
  }

  private static func plain(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          // Full-width forms lie 0xFEE0 above their ASCII ones.
          (0xFF01...0xFF5E).contains(scalar.value) ? Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar : scalar
        }))
  }

  private static func value(_ plain: String) -> String {
    let groups = plain.split(separator: ",", omittingEmptySubsequences: false)
    guard groups.count > 1, groups.dropFirst().allSatisfy({ $0.prefix { $0.isNumber }.count == 3 }) else {
      return plain
    }
    return groups.joined()
  }
}
