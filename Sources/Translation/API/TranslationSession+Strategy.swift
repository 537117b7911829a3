extension TranslationSession {
  /// What is wanted where there is a choice between speed and quality.
  ///
  /// Source: Apple, "TranslationSession.Strategy" (Translation).
  public struct Strategy: Equatable, Sendable {
    private let isThorough: Bool

    /// The answer soon: the likeliest word is taken at each step, by the smallest pack of the pair.
    public static let lowLatency = Strategy(isThorough: false)
    /// The better answer: several wordings are weighed against each other, by the largest pack of the pair.
    public static let highFidelity = Strategy(isThorough: true)

    /// That of sessions which nothing is said for, as for an app built with Apple's SDK of 26.4 or later.
    static let usual = highFidelity
  }
}
