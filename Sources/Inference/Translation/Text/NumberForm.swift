/// Numbers in digits as texts write them: "7", "1,234,567.89", "10:30", "２０２４".
struct NumberForm: Hashable {
  /// Where it stands.
  var range: Range<String.Index>
  /// As it is written.
  var text: String

  /// The digits of the number in ASCII, with its marks.
  var plain: String { Self.plain(text) }

  /// The number without marks that only group its digits: "1234567.89".
  var value: String { Self.value(plain) }

  /// The numbers of a text, in their order.
  static func numbers(in text: String) -> [NumberForm] {
    var numbers: [NumberForm] = []
    var index = text.startIndex
    while let start = text[index...].firstIndex(where: isDigit) {
      var end = text[start...].firstIndex { !isDigit($0) } ?? text.endIndex
      while end < text.endIndex, ".,:．，：".contains(text[end]), case let next = text.index(after: end),
        next < text.endIndex, isDigit(text[next])
      {
        end = text[next...].firstIndex { !isDigit($0) } ?? text.endIndex
      }
      numbers.append(NumberForm(range: start..<end, text: String(text[start..<end])))
      index = end
    }
    return numbers
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
