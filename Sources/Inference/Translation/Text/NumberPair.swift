/// Two numbers that say something together: 3-2, 5–10, 1/2, "6 to 12".
struct NumberPair: Hashable {
  /// Where the two stand, with what is between.
  var range: Range<String.Index>
  var first: NumberForm
  var second: NumberForm
  /// What parts them.
  var joint: String

  /// Both, so that every language can read it: a dash instead of a word.
  func text(in text: String) -> String {
    let pair = String(text[range])
    return joint.contains(" ") ? pair.replacing(" to ", with: "–") : pair
  }

  /// The pairs of a text, in their order; a number is in one pair at most.
  static func pairs(in text: String) -> [NumberPair] {
    var pairs: [NumberPair] = []
    let numbers = NumberForm.numbers(in: text)
    var index = 0
    while index + 1 < numbers.count {
      let (first, second) = (numbers[index], numbers[index + 1])
      let joint = text[first.range.upperBound..<second.range.lowerBound]
      guard isJoint(joint) else {
        index += 1
        continue
      }
      let range = first.start(in: text)..<second.range.upperBound
      pairs.append(NumberPair(range: range, first: first, second: second, joint: String(joint)))
      index += 2
    }
    return pairs
  }

  /// Whether a translation has both with little between, as in 3対2 or 5分から10; a fraction may be the other way round: 2分の1.
  func isIn(_ translation: String) -> Bool {
    if isTogether(first, second, in: translation) { return true }
    return joint == "/" && isTogether(second, first, in: translation)
  }

  private func isTogether(_ first: NumberForm, _ second: NumberForm, in translation: String) -> Bool {
    let numbers = NumberForm.numbers(in: translation)
    return zip(numbers, numbers.dropFirst()).contains { left, right in
      left.plain == first.plain && right.plain == second.plain
        && translation[left.range.upperBound..<right.range.lowerBound].prefix(8).count < 8
    }
  }

  /// A mark, or "to" after a short unit: 9am to 5pm, 0.25% to 5.5%.
  private static func isJoint(_ joint: Substring) -> Bool {
    guard joint.utf8.count <= 8 else { return false }
    if ["-", "–", "−", "‐", "/"].contains(joint) { return true }
    return joint.hasSuffix(" to ") && joint.dropLast(4).allSatisfy { $0.isLetter || $0 == "%" || $0 == "°" }
  }
}

extension NumberForm {
  /// Where it begins in its text, the sign included.
  func start(in text: String) -> String.Index {
    isNegative ? text.index(before: range.lowerBound) : range.lowerBound
  }
}
