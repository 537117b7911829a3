public import Foundation

extension TranslationSession {
  /// What a task is to translate: a task runs anew when its configuration is no longer equal to what it was.
  ///
  /// Source: Apple, "TranslationSession.Configuration" (Translation).
  public struct Configuration: Equatable, Sendable {
    /// The source language; `nil` leaves it to the text.
    public var source: Locale.Language?
    /// The target language; `nil` chooses from the user's preferred languages.
    public var target: Locale.Language?
    /// What is wanted where there is a choice between speed and quality.
    public var preferredStrategy: Strategy
    /// Grows with each `invalidate()`.
    public private(set) var version = 0

    /// A configuration for these languages.
    public init(source: Locale.Language? = nil, target: Locale.Language? = nil) {
      self.init(source: source, target: target, preferredStrategy: .usual)
    }

    /// The same, with a choice between speed and quality.
    public init(
      source: Locale.Language? = nil, target: Locale.Language? = nil, preferredStrategy: Strategy
    ) {
      self.source = source
      self.target = target
      self.preferredStrategy = preferredStrategy
    }

    /// Makes the value unequal to what it was: the languages are the same, what is to be translated is not.
    public mutating func invalidate() {
      version &+= 1
    }
  }
}
