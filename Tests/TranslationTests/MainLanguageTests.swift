import Foundation
import TestSupport
import Testing

@testable import Translation

/// The language of a file: that of most of its sentences, not of the longest ones.
@Suite(.enabled(if: SetUp.isComplete, "\(SetUp.reason)"))
struct MainLanguageTests {
  private static let english = ["Hello there, how are you today?", "I have three dogs and twelve cats."]
  private static let french = [
    "Je ne sais pas où il est allé hier soir avec ses amis.", "Comment allez-vous, mademoiselle ?",
  ]
  private static let japanese = ["これはもう日本語です。"]
  private static let short = ["OK.", "Mm-hmm.", "12:30"]

  static let files: [(texts: [String], language: String?)] = [
    (english, "en"), (french, "fr"), (japanese, "ja"), (short, nil), ([], nil),
    (english + [french[0]], "en"), (english + [french[0]] + japanese, "en"), (french + [english[0]], "fr"),
    (short + [french[0]], "fr"), (short + short + [english[0]], "en"),
    ([english[0], french[0], french[1]] + japanese, "fr"),
    // "I like cats." is English by 0.93 only, and decides between equals alone.
    (["I like cats.", french[0], "He paid 12 dollars for it."], "en"), (["I like cats.", french[0]], "fr"),
  ]

  @Test(arguments: files)
  func isThatOfMost(texts: [String], language: String?) {
    #expect(LanguageDetector.mainLanguage(of: texts)?.minimalIdentifier == language)
  }
}
