import Foundation
import Testing

@testable import LanguagePacks

/// The user's languages, as the environment tells them: POSIX.1-2017 §8.2 and GNU gettext's manual, §2.3.
@Suite struct UserLanguagesTests {
  static let environments: [(environment: [String: String], languages: [String])] = [
    ([:], []),
    (["LANG": "ja_JP.UTF-8"], ["ja-JP"]),
    (["LANG": "ja"], ["ja"]),
    (["LC_MESSAGES": "ja_JP.eucJP", "LANG": "en_US"], ["ja-JP"]),
    (["LC_ALL": "de_DE@euro", "LC_MESSAGES": "ja_JP", "LANG": "en_US"], ["de-DE"]),
    (["LC_ALL": "", "LC_MESSAGES": "", "LANG": "pt_BR.UTF-8"], ["pt-BR"]),
    // A list goes before the locale's own language, which is still the last resort.
    (["LANGUAGE": "fr:ja", "LANG": "en_GB.UTF-8"], ["fr", "ja", "en-GB"]),
    (["LANGUAGE": "en_GB:en", "LANG": "en_GB.UTF-8"], ["en-GB", "en"]),
    (["LANGUAGE": ":ja::", "LANG": "ja"], ["ja"]),
    (["LANGUAGE": "", "LANG": "zh_TW.Big5"], ["zh-TW"]),
    // Without a locale there are no translations, and the list counts for nothing.
    (["LANGUAGE": "ja"], []),
    (["LANGUAGE": "ja", "LANG": "C.UTF-8"], []),
    (["LC_ALL": "POSIX", "LANG": "ja_JP"], []),
    // Scripts are modifiers there.
    (["LANG": "sr_RS@latin"], ["sr-Latn-RS"]),
    (["LANG": "uz_UZ.UTF-8@cyrillic"], ["uz-Cyrl-UZ"]),
    (["LANG": "ca_ES.UTF-8@valencia"], ["ca-ES"]),
    (["LANG": "/usr/share/locale/ja"], []),
    (["LANG": "🎌"], []),
  ]

  @Test(arguments: environments)
  func theEnvironmentTellsThem(environment: [String: String], languages: [String]) {
    let expected = languages.map { Locale.Language(identifier: $0) }
    #expect(Locale.Language.preferred(by: environment) == expected)
  }
}
