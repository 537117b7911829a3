/// Makes a translation write its source's numbers as the source does, and tells which ones it does not have.
enum NumberCheck {
  /// The translation, with each of the source's numbers that it has in another form put back to the source's form, and the numbers
  /// that it has in none, or without the unit that the source has beside them ($5.99, 20%).
  ///
  /// Other forms: full-width digits, other grouping, 10時30分 for 10:30, 三匹 for 3, 5千 for 5,000. "3 million" and 300万
  /// are the same and stay.
  static func respelled(_ translation: String, like source: String) -> (text: String, missing: [String]) {
    let wanted = NumberForm.numbers(in: source)
    let numerals = RomanNumeral.numerals(in: source).filter { !$0.isIn(translation) }.map(\.text)
    if wanted.isEmpty { return (translation, numerals) }
    let amounts = Amount.amounts(in: source)
    let isPlain = wanted.allSatisfy { $0.text == $0.plain }
    var rewriting = NumberRewriting(isPlain ? NumberForm.withPlainDigits(translation) : translation)
    // What is there to the letter is not taken for another's other form.
    let changed = wanted.filter { !rewriting.takeSame($0) }
    let missing = changed.filter { number in
      !(rewriting.takeAlike(number) || rewriting.takeTime(number) || rewriting.takeKanji(number)
        || rewriting.takeScaled(number, by: scale(after: number, amounts, in: source)))
    }
    let text = rewriting.result
    let bare = Amount.bare(amounts.filter { !missing.contains($0.number) }, in: text).map(\.text)
    let lost = missing.map { number in amounts.first { $0.number == number }?.text ?? number.text }
    let torn = NumberPair.pairs(in: source).filter { pair in
      !missing.contains(pair.first) && !missing.contains(pair.second) && !pair.isIn(text)
    }
    return (text, lost + bare + torn.map { $0.text(in: source) } + numerals)
  }

  /// What the word behind a number multiplies it with.
  private static func scale(after number: NumberForm, _ amounts: [Amount], in source: String) -> Int {
    amounts.first { $0.number == number }?.factor
      ?? Amount.scale(behind: number.range.upperBound, of: source)?.factor ?? 1
  }
}
