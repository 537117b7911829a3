/// Tells the languages of texts, as tags: what the commands that translate need of the world.
protocol LanguageTelling: Sendable {
  /// The language that texts tell; `nil` when they do not.
  func language(of texts: [String]) -> String?
  /// Whether a text is surely in another language than `source`.
  func isOther(_ text: String, than source: String) -> Bool
  /// Whether two texts cannot be one sentence in `source`, being in different languages.
  func areApart(_ one: String, _ other: String, in source: String) -> Bool
}
