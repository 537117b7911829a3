/// Digits in groups with spaces between that are one number: +1 (555) 123-4567, 4111 1111 1111 1111.
enum NumberRun {
  /// Longer ones are tables.
  private static let mostGroups = 8

  /// The run at the beginning of a text; `nil` without one.
  ///
  /// Two groups count when one stands in brackets or the first has a plus sign, otherwise three; all have two digits or more, and
  /// nothing but a single space between.
  static func prefix(of text: Substring) -> Substring? {
    guard let first = text.first, first == "+" || first == "(" || first.isASCII && first.isNumber else {
      return nil
    }
    var groups = 0
    var digits = 0
    var isDialled = first == "+"
    var end = text.startIndex
    var rest = text
    while groups < mostGroups {
      let group = rest.prefix { $0.isASCII && ($0.isNumber || "+-()".contains($0)) }
      let own = group.count(where: \.isNumber)
      guard own > 1 || groups == 0 && group.first == "+" && own > 0 else { break }
      // A closing bracket of the sentence around it is not of the run.
      guard group.count(where: { $0 == "(" }) == group.count(where: { $0 == ")" }),
        group.last?.isNumber == true || group.last == ")"
      else { break }
      isDialled = isDialled || group.contains("(")
      (groups, digits, end) = (groups + 1, digits + own, group.endIndex)
      rest = rest[end...]
      guard rest.first == " " else { break }
      rest = rest.dropFirst()
    }
    if let next = text[end...].first, next.isLetter || next.isNumber { return nil }
    return digits >= 7 && groups >= (isDialled ? 2 : 3) ? text[..<end] : nil
  }
}
