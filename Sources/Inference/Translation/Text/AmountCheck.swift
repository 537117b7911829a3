extension Amount {
  /// Of amounts, those that a translation has the numbers of without their unit, or fewer times than the source.
  static func bare(_ amounts: [Amount], in translation: String) -> [Amount] {
    if amounts.isEmpty { return [] }
    var found = places(in: translation)
    return amounts.filter { amount in
      let place = found.indices.first {
        found[$0].isFree && found[$0].value == amount.value
          && amount.unit.isBeside($0, of: found, in: translation)
      }
      if let place { found[place].isFree = false }
      return place == nil
    }
  }

  private var value: String { Self.value(number, factor) }

  /// What a number comes to, to a hundredth; the number itself when it is no decimal one.
  private static func value(_ number: NumberForm, _ factor: Int) -> String {
    Double(number.value).map { "\(($0 * Double(factor) * 100).rounded())" } ?? number.plain
  }

  /// A number of a translation and what multiplies it.
  struct Place: Hashable {
    var range: Range<String.Index>
    var value: String
    var isFree = true
  }

  private static func places(in text: String) -> [Place] {
    let digits = NumberForm.numbers(in: text).map { number in
      let end = number.range.upperBound
      let scale =
        JapaneseNumber.scale(at: end, of: text) ?? self.scale(behind: end, of: text)
        ?? shortScale(behind: end, of: text)
      return Place(
        range: number.range.lowerBound..<(scale?.end ?? end), value: value(number, scale?.factor ?? 1))
    }
    let kanji = JapaneseNumber.numbers(in: text).map {
      Place(range: $0.range, value: "\(Double($0.value) * 100)")
    }
    .filter { place in !digits.contains { $0.range.overlaps(place.range) } }
    return (digits + kanji).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}

extension NumberUnit {
  /// What may stand between two numbers that share the unit of the second: 5から10ドル.
  private static let joints: Set<Substring> = [
    "から", "〜", "～", "~", "-", "–", "—", "−", "と", "、", ", ", "か", "/", "・", " to ",
  ]

  /// More numbers than these share no unit.
  private static let longestRow = 4

  /// Whether a number of a translation has the unit, in a sign or a word, or shares that of a number soon behind it.
  fileprivate func isBeside(_ index: Int, of places: [Amount.Place], in text: String) -> Bool {
    let row = places[index...].prefix(Self.longestRow)
    for (place, next) in zip(row, row.dropFirst().map(Optional.some) + [nil]) {
      let range = place.range
      if Self.start(of: before + wordsBefore, before: range.lowerBound, in: text) != nil
        || Self.end(of: before + words + behind + names, behind: range.upperBound, in: text) != nil
      {
        return true
      }
      guard let next, range.upperBound <= next.range.lowerBound,
        Self.joints.contains(text[range.upperBound..<next.range.lowerBound])
      else { return false }
    }
    return false
  }
}
