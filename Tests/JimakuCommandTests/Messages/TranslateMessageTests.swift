import Testing

@testable import JimakuCommand

/// What is said of texts that are not translated, since they are in another language or in the one asked for.
@Suite struct TranslateMessageTests {
  @Test(arguments: [
    (MessageLanguage.english, "The file is in French (fr) already; none is written for that language."),
    (.japanese, "このファイルはフランス語（fr）で書かれているため、その言語のファイルは作成しません。"),
  ])
  func aFileInALanguageAskedForIsTold(language: MessageLanguage, sentence: String) {
    #expect(Messages(language: language).writtenAlready("fr") == sentence)
  }

  @Test(arguments: [
    (MessageLanguage.english, ["otherLanguage"], "What is in another language is kept as it is."),
    (.japanese, ["otherLanguage"], "別の言語の部分は、そのまま残しました。"),
    (
      .english, ["cutOff", "otherLanguage"],
      "Check the translation: its end may be missing. What is in another language is kept as it is."
    ),
    (.japanese, ["cutOff", "otherLanguage"], "訳を確かめてください。終わりが欠けているかもしれません。別の言語の部分は、そのまま残しました。"),
  ])
  func whatIsKeptIsTold(language: MessageLanguage, marks: [String], sentence: String) {
    #expect(Messages(language: language).marked(marks) == sentence)
  }
}
