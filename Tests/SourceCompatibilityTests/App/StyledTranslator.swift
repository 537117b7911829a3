import Foundation
import Translation

/// Translates texts with links and names, as an app's announcements have them.
struct StyledTranslator {
  typealias SkipKey = AttributeScopes.TranslationAttributes.SkipTranslationAttribute

  /// A sentence with a name that stays, and a link on another word.
  static func announcement(_ text: String, keeping name: String, linking word: String, to link: URL)
    -> AttributedString
  {
    var announcement = AttributedString(text)
    if let range = announcement.range(of: name) { announcement[range].skipsTranslation = true }
    if let range = announcement.range(of: word) { announcement[range].link = link }
    return announcement
  }

  func translate(_ text: AttributedString, with session: TranslationSession) async throws -> AttributedString?
  {
    try await session.translate(text).attributedTargetText
  }

  /// What is marked as untranslatable, in order.
  static func kept(in text: AttributedString) -> [String] {
    text.runs[SkipKey.self].compactMap { skips, range in
      let skips: SkipKey.Value? = skips
      return skips == true ? String(text[range].characters) : nil
    }
  }
}
