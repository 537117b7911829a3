/// How likely each language is before the text is looked at.
struct Prior {
  private let allowed: Set<NLLanguage>
  private let factors: [NLLanguage: Double]
  private let otherFactor: Double
  /// How much the languages count that have no name here: few texts are in one, and the model sees them everywhere.
  private let namelessFactor: Double

  init(constraints: [NLLanguage], hints: [NLLanguage: Double]) {
    allowed =
      constraints.isEmpty ? NLLanguage.identified : NLLanguage.identified.intersection(constraints)
    namelessFactor = constraints.isEmpty ? 0.3 : 0
    let valid = hints.filter { NLLanguage.identified.contains($0.key) && $0.value >= 0 && $0.value.isFinite }
    // Apps give weights as well: the largest, and then their sum, is 1 at most.
    let largest = max(1, valid.values.max() ?? 0)
    let sum = valid.values.reduce(0) { $0 + $1 / largest }
    let languages = Double(NLLanguage.identified.count)
    factors = valid.mapValues { Self.trusted($0 / largest / max(1, sum) * languages) }
    let others = languages - Double(valid.count)
    otherFactor =
      valid.isEmpty || others < 1 ? 1 : Self.trusted(max(0, 1 - sum) * languages / others)
  }

  /// What hints make of a probability that would be 1 without them.
  ///
  /// They count for a quarter, so that a text that tells its language is believed: measured in Decisions/0090.
  private static func trusted(_ factor: Double) -> Double { 0.25 * factor + 0.75 }

  /// The probabilities with the prior in them; their sum is 1, less what falls to languages without a name.
  func weighed(_ likelihoods: [NLLanguage: Double], nameless: Double = 0) -> [NLLanguage: Double] {
    let weighed = likelihoods.filter { allowed.contains($0.key) }
      .map { ($0.key, $0.value * (factors[$0.key] ?? otherFactor)) }
    let total = weighed.reduce(nameless * namelessFactor) { $0 + $1.1 }
    guard total > 0 else { return [:] }
    return Dictionary(uniqueKeysWithValues: weighed.map { ($0.0, $0.1 / total) })
  }
}
