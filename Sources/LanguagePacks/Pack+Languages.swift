package import Foundation

extension Pack {
  /// The pivot language, between the two packs of a pair that has none of its own: most models know English, and know it best.
  package static let pivot = "en"

  /// Whether the pack serves the language; `nil` asks for nothing.
  package func serves(_ source: Locale.Language?) -> Bool { Self.matches(source, languages.source) }

  /// The pack's own tag for a language it serves: `en` for `en-GB`; that of the same region, where there is one.
  package static func tag(for language: Locale.Language, among tags: [String]) -> String? {
    let same = tags.filter { Locale.Language(identifier: $0).isSameLanguage(as: language) }
    return same.first { Locale.Language(identifier: $0).maximalIdentifier == language.maximalIdentifier }
      ?? same.first
  }

  static func matches(_ language: Locale.Language?, _ tags: [String]?) -> Bool {
    guard let language else { return true }
    return tag(for: language, among: tags ?? []) != nil
  }
}
