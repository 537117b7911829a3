internal import Foundation

/// Tells the language of texts whose language was not given.
struct LanguageDetector: Sendable {
  static let standard = LanguageDetector { _ in nil }

  private let detect: @Sendable (String) -> Locale.Language?

  init(_ detect: @escaping @Sendable (String) -> Locale.Language?) {
    self.detect = detect
  }

  /// The language that texts of one language have in common; `nil` when they do not tell it.
  func language(of texts: [String]) -> Locale.Language? {
    detect(texts.joined(separator: "\n"))
  }
}
