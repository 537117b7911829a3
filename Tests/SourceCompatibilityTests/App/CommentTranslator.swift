import Foundation
import NaturalLanguage
import Translation

/// Translates comments of several languages: grouped by language, since a session takes one at a time.
struct CommentTranslator {
  struct Comment: Identifiable, Equatable, Sendable {
    let id: String
    let text: String
    var translation: String?
  }

  let target: Locale.Language

  /// The comments by language; what cannot be told is left out.
  static func groups(of comments: [Comment]) -> [NLLanguage: [Comment]] {
    Dictionary(grouping: comments) { NLLanguageRecognizer.dominantLanguage(for: $0.text) ?? .undetermined }
      .filter { $0.key != .undetermined }
  }

  /// Fills in what can be translated now, and returns the languages that cannot.
  func translate(_ comments: inout [Comment]) async -> [String] {
    var missing: [String] = []
    for (language, group) in Self.groups(of: comments) {
      let session = TranslationSession(
        installedSource: Locale.Language(identifier: language.rawValue), target: target)
      let requests = group.map {
        TranslationSession.Request(sourceText: $0.text, clientIdentifier: $0.id)
      }
      do {
        for try await response in session.translate(batch: requests) {
          guard let index = comments.firstIndex(where: { $0.id == response.clientIdentifier }) else {
            continue
          }
          comments[index].translation = response.targetText
        }
      } catch TranslationError.unsupportedLanguagePairing {
        // Written in the reader's language.
      } catch {
        missing.append(language.rawValue)
      }
    }
    return missing.sorted()
  }
}
