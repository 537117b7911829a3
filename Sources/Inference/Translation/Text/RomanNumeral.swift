/// Roman numerals up to 39 that count kings, wars and chapters: Louis XIV, World War II.
struct RomanNumeral: Hashable {
  var range: Range<String.Index>
  /// As it is written.
  var text: String
  var value: Int

  /// Those of a text that follow a word with a capital; one letter alone, and what is shouted, may be anything.
  static func numerals(in text: String) -> [RomanNumeral] {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "I") || $0 == UInt8(ascii: "X") }) else { return [] }
    var numerals: [RomanNumeral] = []
    var before: Substring = ""
    for word in text.split(separator: " ") {
      defer { before = word }
      guard before.first?.isUppercase == true, before.contains(where: \.isLowercase) else { continue }
      let numeral = word.prefix { "IVX".contains($0) }
      guard numeral.count > 1, word[numeral.endIndex...].first?.isLetter != true,
        let value = value(of: numeral)
      else { continue }
      let range = numeral.startIndex..<numeral.endIndex
      numerals.append(RomanNumeral(range: range, text: String(numeral), value: value))
    }
    return numerals
  }

  /// Whether a translation has it, in Roman, Arabic or Japanese numerals.
  func isIn(_ translation: String) -> Bool {
    translation.contains(text) || NumberForm.numbers(in: translation).contains { $0.value == String(value) }
      || JapaneseNumber.contains(value, in: translation)
  }

  private static func value(of numeral: Substring) -> Int? {
    let tens = numeral.prefix { $0 == "X" }
    let ones = ["": 0, "I": 1, "II": 2, "III": 3, "IV": 4, "V": 5, "VI": 6, "VII": 7, "VIII": 8, "IX": 9]
    // IX: the X behind the I is none of the tens.
    guard tens.count <= 3, let one = ones[String(numeral.dropFirst(tens.count))] else { return nil }
    return tens.count * 10 + one
  }
}
