/// Numbers in kanji, and in digits with kanji behind: 三, 二十五, 300万.
enum JapaneseNumber {
  private static let digits: [Character: Int] = [
    "〇": 0, "一": 1, "二": 2, "三": 3, "四": 4, "五": 5, "六": 6, "七": 7, "八": 8, "九": 9,
  ]
  private static let tens: [Character: Int] = ["十": 10, "百": 100, "千": 1000]
  private static let scales: [Character: Int] = ["万": 10_000, "億": 100_000_000, "兆": 1_000_000_000_000]
  /// What a single kanji stands before when it counts: 三匹, but 一緒.
  private static let counters = Set("つ人匹本枚冊個歳才年月日時分秒回度台階杯頭羽軒件名章巻号番世倍点円ドル％%キメリグトセペフポマユ")

  /// The numbers in kanji of a text that count something, with their values.
  static func numbers(in text: String) -> [(range: Range<String.Index>, value: Int)] {
    var numbers: [(Range<String.Index>, Int)] = []
    var index = text.startIndex
    while let start = text[index...].firstIndex(where: isNumeral) {
      let end = text[start...].firstIndex { !isNumeral($0) } ?? text.endIndex
      let isLong = text.index(after: start) < end
      let counts = end < text.endIndex && counters.contains(text[end])
      if isLong || counts, let value = value(of: text[start..<end]) { numbers.append((start..<end, value)) }
      index = end
    }
    return numbers
  }

  /// Whether a value stands somewhere in kanji, whether it counts something or not: 第二次.
  static func contains(_ value: Int, in text: String) -> Bool {
    text.split { !isNumeral($0) }.contains { self.value(of: $0) == value }
  }

  /// What the kanji behind a number in digits multiply it with, and where they end: 万 ten thousand.
  static func scale(at index: String.Index, of text: String) -> (factor: Int, end: String.Index)? {
    var factor = 1
    var end = index
    while end < text.endIndex, let one = tens[text[end]] ?? scales[text[end]], factor <= 1_000_000_000_000 {
      factor *= one
      end = text.index(after: end)
    }
    return end > index ? (factor, end) : nil
  }

  private static func isNumeral(_ character: Character) -> Bool {
    digits[character] != nil || tens[character] != nil || scales[character] != nil
  }

  /// The value, up to 兆; `nil` for longer ones and for those that are none.
  private static func value(of text: Substring) -> Int? {
    guard text.count <= 16 else { return nil }
    var (total, section, digit) = (0, 0, 0)
    for character in text {
      if let value = digits[character] {
        let (next, hasOverflow) = digit.multipliedReportingOverflow(by: 10)
        if hasOverflow || next > 1_000_000_000_000 { return nil }
        digit = next + value
      } else if let ten = tens[character] {
        section += max(1, digit) * ten
        digit = 0
      } else if let scale = scales[character] {
        let (product, hasOverflow) = max(1, section + digit).multipliedReportingOverflow(by: scale)
        if hasOverflow || product > Int.max / 4 { return nil }
        (total, section, digit) = (total + product, 0, 0)
      }
      if section > Int.max / 4 || total > Int.max / 4 { return nil }
    }
    return total + section + digit
  }
}
