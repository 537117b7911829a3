public import Foundation

extension TranslationSession {
  /// One text to translate.
  ///
  /// Source: Apple, "TranslationSession.Request" (Translation).
  public struct Request: Sendable {
    private var plain: String
    private var attributed: AttributedString?

    /// Names the request; its response carries the same.
    public var clientIdentifier: String?

    /// A request for one text.
    public init(sourceText: String, clientIdentifier: String? = nil) {
      plain = sourceText
      self.clientIdentifier = clientIdentifier
    }

    /// A request for one text with attributes.
    public init(sourceText: AttributedString, clientIdentifier: String? = nil) {
      plain = String(sourceText.characters)
      attributed = sourceText
      self.clientIdentifier = clientIdentifier
    }

    /// The text; setting it takes the attributes away.
    public var sourceText: String {
      get { plain }
      set { (plain, attributed) = (newValue, nil) }
    }

    /// The text with its attributes, if it has any; setting it sets `sourceText` too.
    public var attributedSourceText: AttributedString? {
      get { attributed }
      set {
        attributed = newValue
        if let newValue { plain = String(newValue.characters) }
      }
    }
  }
}
