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
    let sum = max(1, valid.values.reduce(0, +))
    let languages = Double(NLLanguage.identified.count)
    factors = valid.mapValues { $0 / sum * languages }
    let rest = 1 - min(1, valid.values.reduce(0, +))
    let others = languages - Double(valid.count)
    // What a hint leaves out is unlikely, not impossible.
    otherFactor = valid.isEmpty || others < 1 ? 1 : max(0.01, rest * languages / others)
  }

  /// The probabilities with the prior in them; their sum is 1, less what falls to languages without a name.
  func weighed(_ likelihoods: [NLLanguage: Double], nameless: Double = 0) -> [NLLanguage: Double] {
    let weighed = likelihoods.filter { allowed.contains($0.key) }
      .map { ($0.key, $0.value * (factors[$0.key] ?? otherFactor)) }
    let total = weighed.reduce(nameless * namelessFactor) { $0 + $1.1 }
    guard total > 0 else { return [:] }
    return Dictionary(uniqueKeysWithValues: weighed.map { ($0.0, $0.1 / total) })
  }
}
