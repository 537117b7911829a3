import NaturalLanguage
import Testing

/// Languages as values; their names and tags are in the client's tests.
struct LanguageTests {
  @Test func aLanguageIsItsTag() {
    #expect(NLLanguage("en") == .english)
    #expect(NLLanguage(rawValue: "zh-Hans") == .simplifiedChinese)
    #expect(NLLanguage("en") != NLLanguage("EN"))
    #expect(Set<NLLanguage>([.english, NLLanguage("en")]).count == 1)
  }
}
