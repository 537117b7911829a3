public import Foundation

extension AttributeScopes {
  /// The attributes of a text that concern its translation.
  public var translation: TranslationAttributes.Type { TranslationAttributes.self }

  /// The attributes of a text that concern its translation.
  ///
  /// Source: Apple, "AttributeScopes.TranslationAttributes" (Translation).
  public struct TranslationAttributes: AttributeScope {
    /// Whether a span is kept as it is.
    public let skipsTranslation: SkipTranslationAttribute

    /// The key of `skipsTranslation`.
    @frozen public enum SkipTranslationAttribute: CodableAttributedStringKey {
      /// `true` keeps the span as it is.
      public typealias Value = Bool
      /// The key's name in an encoded text.
      public static let name = "Translation.SkipTranslation"
    }
  }
}

extension AttributeDynamicLookup {
  /// Lets `text[range].skipsTranslation` be written.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.TranslationAttributes, T>
  ) -> T {
    self[T.self]
  }
}
