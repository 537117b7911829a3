import Testing

@testable import Subtitles

@Suite("The end of a sentence")
struct SentenceEndTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var word: String
    var next: String?
    var isEnd: Bool?

    init(_ word: String, _ next: String?, _ isEnd: Bool?) {
      self.word = word
      self.next = next
      self.isEnd = isEnd
    }

    var testDescription: String { "\(word) | \(next ?? "?")" }
  }

  @Test(
    "is told by the mark and by what follows",
    arguments: [
      Case("times.", nil, true), Case("times", "It", false), Case("times,", "it", false),
      Case("really?", nil, true),
      Case("stop!", "he", true), Case("him.\"", nil, true), Case("(done.)", "Then", true),
      Case("あった。", nil, true),
      Case("Mr.", "Smith", false), Case("Mr.", nil, false), Case("Dr.", "It", false),
      Case("e.g.", "The", false),
      Case("3.5", "million", false), Case("3.", "5", false), Case("3.", "Then", true), Case("3.", nil, nil),
      Case("U.S.", "Army", false), Case("U.S.", "government", false), Case("U.S.", "The", true),
      Case("U.S.", nil, nil),
      Case("a.m.", "We", true), Case("a.m.", "on", true), Case("J.", "Smith", false),
      Case("Inc.", "They", true),
      Case("No.", "5", false), Case("No.", "I", true), Case("wait...", "then", false),
      Case("wait...", "Then", true),
      Case("wait…", "Then", true), Case("wait…", nil, nil), Case("google.com", "is", false),
      Case(".", "It", false),
      Case("", "It", false), Case("I.", "We", true),
    ])
  func isTold(_ given: Case) {
    #expect(SentenceEnd.isReached(at: given.word, next: given.next) == given.isEnd)
  }
}
