internal import Foundation
internal import LanguagePacks

/// The language of messages.
enum MessageLanguage: Hashable, Sendable, CaseIterable {
  case english, japanese

  /// The first of the user's languages, by the environment, that there are messages in; else English.
  init(environment: [String: String]) {
    let languages = Locale.Language.preferred(by: environment).lazy.compactMap { language in
      Self.allCases.first { $0.code == language.languageCode }
    }
    self = languages.first ?? .english
  }

  private var code: Locale.LanguageCode {
    switch self {
    case .english: .english
    case .japanese: .japanese
    }
  }
}
