import Testing

@testable import JimakuCommand

@Suite struct MessageLanguageTests {
  @Test(arguments: [
    ([:], MessageLanguage.english),
    (["LANG": "ja_JP.UTF-8"], .japanese),
    (["LANG": "ja"], .japanese),
    (["LANG": "jam_JM"], .english),
    (["LC_MESSAGES": "ja_JP.eucJP", "LANG": "en_US"], .japanese),
    (["LC_ALL": "C", "LC_MESSAGES": "ja_JP", "LANG": "ja_JP"], .english),
    (["LC_ALL": "", "LANG": "ja_JP.UTF-8"], .japanese),
    (["LANGUAGE": "fr:ja:en", "LANG": "fr_FR.UTF-8"], .japanese),
    (["LANGUAGE": "en:ja", "LANG": "ja_JP.UTF-8"], .english),
  ])
  func theEnvironmentChoosesTheLanguage(environment: [String: String], language: MessageLanguage) {
    #expect(MessageLanguage(environment: environment) == language)
  }
}
