import NaturalLanguage
import Testing

/// Apple's identifiers, as its documentation lists them.
struct LanguageTests {
  @Test func theIdentifiersAreApples() {
    let tags: [(NLLanguage, String)] = [
      (.undetermined, "und"), (.english, "en"), (.japanese, "ja"), (.korean, "ko"),
      (.simplifiedChinese, "zh-Hans"), (.traditionalChinese, "zh-Hant"), (.norwegian, "nb"),
      (.persian, "fa"), (.burmese, "my"), (.cherokee, "chr"), (.sinhalese, "si"), (.tibetan, "bo"),
    ]
    for (language, tag) in tags { #expect(language.rawValue == tag) }
  }

  @Test func aLanguageIsItsTag() {
    #expect(NLLanguage("en") == .english)
    #expect(NLLanguage(rawValue: "zh-Hans") == .simplifiedChinese)
    #expect(NLLanguage("en") != NLLanguage("EN"))
    #expect(Set<NLLanguage>([.english, NLLanguage("en")]).count == 1)
  }
}
