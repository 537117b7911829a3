/// A translation whose numbers are claimed one after the other, and spelled anew where they are spelled otherwise.
struct NumberRewriting {
  private let text: String
  private var free: [NumberForm]
  private var edits: [(range: Range<String.Index>, text: String)] = []

  init(_ text: String) {
    self.text = text
    free = NumberForm.numbers(in: text)
  }

  /// The text with the numbers spelled as they were claimed.
  var result: String {
    var result = ""
    var start = text.startIndex
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where edit.range.lowerBound >= start {
      result += text[start..<edit.range.lowerBound] + edit.text
      start = edit.range.upperBound
    }
    return result + text[start...]
  }

  /// Claims the number in the same spelling; in ASCII and full-width digits it is the same.
  mutating func takeSame(_ number: NumberForm) -> Bool {
    take(number, plainlyIf: { $0.plain == number.plain })
  }

  /// Claims a number that differs in its grouping only, or in which mark parts what.
  mutating func takeAlike(_ number: NumberForm) -> Bool {
    if take(number, plainlyIf: { $0.value == number.value }) { return true }
    func shape(_ number: NumberForm) -> [Substring] { number.plain.split { $0.isPunctuation } }
    return shape(number).count > 1 && take(number, plainlyIf: { shape($0) == shape(number) })
  }

  /// Claims 10時30分, 10時半, 10時 for 10:30, 10:30, 10:00.
  mutating func takeTime(_ number: NumberForm) -> Bool {
    let parts = number.plain.split(separator: ":").compactMap { Int($0) }
    guard parts.count == 2, number.plain.contains(":") else { return false }
    let minutes = parts[1] == 0 ? ["00分", "0分", ""] : ["\(parts[1])分"] + (parts[1] == 30 ? ["半"] : [])
    for hour in free where Int(hour.plain) == parts[0] {
      for minute in minutes {
        let rest = text[hour.range.upperBound...]
        guard rest.hasPrefix("時" + minute) else { continue }
        let end = text.index(hour.range.upperBound, offsetBy: 1 + minute.count)
        edits.append((hour.range.lowerBound..<end, number.text))
        free.removeAll { $0.range.overlaps(hour.range.lowerBound..<end) }
        return true
      }
    }
    guard parts[1] == 30 || parts[1] == 0 else { return false }
    let tail = parts[1] == 0 ? "時" : "時半"
    for kanji in JapaneseNumber.numbers(in: text)
    where kanji.value == parts[0] && text[kanji.range.upperBound...].hasPrefix(tail) && !isTaken(kanji.range)
    {
      edits.append(
        (kanji.range.lowerBound..<text.index(kanji.range.upperBound, offsetBy: tail.count), number.text))
      return true
    }
    return false
  }

  /// Claims the number in kanji.
  mutating func takeKanji(_ number: NumberForm) -> Bool {
    guard let value = Int(number.value) else { return false }
    for kanji in JapaneseNumber.numbers(in: text) where kanji.value == value && !isTaken(kanji.range) {
      edits.append((kanji.range, number.text))
      return true
    }
    return false
  }

  /// Claims digits with 千, 万 or 億 behind of the same value; they stay as they are when the source has a word for it, too.
  mutating func takeScaled(_ number: NumberForm, by factor: Int) -> Bool {
    guard let own = Double(number.value), own < 1e15 else { return false }
    for other in free {
      guard let scale = JapaneseNumber.scale(at: other.range.upperBound, of: text),
        let base = Double(other.value),
        base * Double(scale.factor) == own * Double(factor)
      else { continue }
      if factor == 1 { edits.append((other.range.lowerBound..<scale.end, number.text)) }
      free.removeAll { $0 == other }
      return true
    }
    guard factor > 1 else { return false }
    return JapaneseNumber.numbers(in: text).contains { Double($0.value) == own * Double(factor) }
  }

  /// Claims the first free number without 千 or 万 behind it that `isIt` holds for.
  private mutating func take(_ number: NumberForm, plainlyIf isIt: (NumberForm) -> Bool) -> Bool {
    let index = free.firstIndex { other in
      isIt(other) && JapaneseNumber.scale(at: other.range.upperBound, of: text) == nil
    }
    guard let index else { return false }
    let found = free[index]
    let sign = number.isNegative && !isBelowZero(found) ? "-" : ""
    if found.text != number.text || !sign.isEmpty { edits.append((found.range, sign + number.text)) }
    free.remove(at: index)
    return true
  }

  /// Whether the text says that a number is below zero, in a sign or a word.
  private func isBelowZero(_ number: NumberForm) -> Bool {
    let before = text[..<number.range.lowerBound]
    return number.isNegative || ["マイナス", "氷点下", "零下", "負の"].contains { before.hasSuffix($0) }
  }

  private func isTaken(_ range: Range<String.Index>) -> Bool {
    edits.contains { $0.range.overlaps(range) }
  }
}
