/// A number with its unit: $5.99, €12, 5 million dollars, 20%, 30°C.
struct Amount: Hashable {
  /// Where it stands, with its unit and the words between.
  var range: Range<String.Index>
  var number: NumberForm
  var unit: NumberUnit
  /// What a word behind the number multiplies it with.
  var factor: Int
  /// As it must come out where no translation of it does: as it stands, but with a sign instead of a word.
  var text: String

  /// The amounts of a text, in their order.
  static func amounts(in text: String) -> [Amount] {
    guard text.unicodeScalars.contains(where: { $0.properties.numericType != nil }) else { return [] }
    return NumberForm.numbers(in: text).compactMap { amount(of: $0, in: text) }
  }

  private static func amount(of number: NumberForm, in text: String) -> Amount? {
    let word = scale(behind: number.range.upperBound, of: text)
    let end = word?.end ?? number.range.upperBound
    for unit in NumberUnit.all {
      if let start = NumberUnit.start(of: unit.before, before: number.range.lowerBound, in: text) {
        let short = word ?? shortScale(behind: end, of: text)
        let range = start..<(short?.end ?? end)
        return Amount(
          range: range, number: number, unit: unit, factor: short?.factor ?? 1, text: String(text[range]))
      }
      let core = number.start(in: text)..<end
      let last = NumberUnit.end(of: unit.behind, behind: end, in: text)
      if let last {
        let range = core.lowerBound..<last
        return Amount(
          range: range, number: number, unit: unit, factor: word?.factor ?? 1, text: String(text[range]))
      }
      if let last = NumberUnit.end(of: unit.names, behind: end, in: text) {
        return Amount(
          range: core.lowerBound..<last, number: number, unit: unit, factor: word?.factor ?? 1,
          text: unit.written(with: text[core]))
      }
    }
    return nil
  }
}

extension Amount {
  /// The word that multiplies the number before it: 5 million.
  static func scale(behind index: String.Index, of text: String) -> (factor: Int, end: String.Index)? {
    let word = text[index...].drop { $0 == " " || $0 == "-" }.prefix { $0.isASCII && $0.isLetter }
    return scales[word.lowercased()].map { ($0, word.endIndex) }
  }

  private static let scales = [
    "hundred": 100, "thousand": 1000, "million": 1_000_000, "billion": 1_000_000_000,
    "trillion": 1_000_000_000_000,
  ]

  /// The letters that multiply money: $2.5bn, $300k.
  static func shortScale(behind index: String.Index, of text: String) -> (
    factor: Int, end: String.Index
  )? {
    let letters = text[index...].prefix { $0.isASCII && $0.isLetter }
    return shortScales[letters.lowercased()].map { ($0, letters.endIndex) }
  }

  private static let shortScales = [
    "k": 1000, "m": 1_000_000, "bn": 1_000_000_000, "b": 1_000_000_000, "tn": 1_000_000_000_000,
  ]
}

extension NumberUnit {
  /// A number with the sign of the unit.
  fileprivate func written(with number: Substring) -> String {
    guard let sign = before.last(where: { $0.count == 1 }) ?? behind.first else { return String(number) }
    return before.isEmpty ? number + sign : sign + number
  }
}
