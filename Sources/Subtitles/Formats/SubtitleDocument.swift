/// What is written into one subtitle file: one language, or two.
public struct SubtitleDocument: Hashable, Sendable {
  /// The track whose cues and times count.
  public var primary: Track
  /// The same cues in another language, matched by their identity; cues without a partner are not written.
  public var secondary: Track?

  /// A document in one language, or in two.
  public init(_ primary: Track, secondary: Track? = nil) {
    self.primary = primary
    self.secondary = secondary
  }
}

/// How a subtitle file is written.
public struct SubtitleWritingOptions: Hashable, Sendable {
  /// Which of two languages stands above.
  public enum Order: Hashable, Sendable, CaseIterable {
    /// The primary track above, the secondary below.
    case primaryFirst
    /// The secondary track above, the primary below.
    case secondaryFirst
  }

  /// Which of two languages stands above.
  public var order: Order
  /// Whether the file begins with a byte order mark; some old players need it to see UTF-8.
  public var byteOrderMark: Bool
  /// The limits lines are broken by, by language tag; the usual ones of the language where there is none.
  public var limits: [String: ReadingLimits]

  /// Options; by default the primary language above, no byte order mark, and each language's usual limits.
  public init(
    order: Order = .primaryFirst, byteOrderMark: Bool = false, limits: [String: ReadingLimits] = [:]
  ) {
    self.order = order
    self.byteOrderMark = byteOrderMark
    self.limits = limits
  }
}
