/// What is to be looked at in a translation that could not be made as it should be.
package enum TranslationMark: String, Hashable, Sendable, Codable, CaseIterable {
  /// It was cut off, because it repeated itself or grew beyond all proportion.
  case cutOff
  /// It is the source again, wholly or for the most part.
  case untranslated
  /// A number of the source is missing.
  case numberMissing
  /// An address, a placeholder or a glossary's term had no certain place and stands in brackets at the end.
  case stretchMoved
  /// Placeholders without a number, `%s` and `%d`, have changed their order.
  case orderChanged
  /// What is in another language than the one translated from is kept as it is.
  case otherLanguage
  /// The engine failed at this text again and again; what is there is the source.
  case failed
}
