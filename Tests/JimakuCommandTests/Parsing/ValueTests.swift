import Dictionary
import Subtitles
import Testing

@testable import JimakuCommand

@Suite struct ValueTests {
  @Test(arguments: [
    ("0", 0), ("90", 90_000), ("90.5", 90_500), ("1:30", 90_000), ("00:01:30.5", 90_500),
    ("100:00", 6_000_000),
    ("1:02:03.004", 3_723_004), ("0.0019", 1), ("9999:59:59", 35_999_999_000),
  ])
  func timesThatPeopleWrite(text: String, milliseconds: Int) {
    #expect(ClockTime.parse(text)?.milliseconds == milliseconds)
  }

  @Test(arguments: [
    "", " ", "-1", "+1", "1:", ":30", "1:60", "1:2:3:4", "1.5:00", "90s", "1:075", "1.", ".5", "1,5", "１０",
    "10000:00:00", "99999999999999999999", "nan",
  ])
  func whatIsNoTime(text: String) {
    #expect(ClockTime.parse(text) == nil)
  }

  @Test(arguments: [
    ("ja", "ja"), ("ja-JP", "ja"), ("ja_JP", "ja"), ("EN", "en"), ("zh-Hant", "zh-TW"), ("jpn", "ja"),
  ])
  func languagesAreNamedShortly(text: String, tag: String) {
    #expect(LanguageArgument.tag(text) == tag)
  }

  @Test(arguments: ["", "j", "japanese", "ja-", "-ja", "j1", "ja/..", "ja.srt", "日本", "und", "und-JP"])
  func whatIsNoLanguage(text: String) {
    #expect(LanguageArgument.tag(text) == nil)
  }

  @Test(arguments: [
    ("kitten", "sitting", 3), ("", "abc", 3), ("abc", "abc", 0), ("ab", "ba", 1), ("ca", "abc", 3),
  ])
  func distanceCountsEdits(left: String, right: String, edits: Int) {
    #expect(EditDistance.between(Array(left), Array(right)) == edits)
  }

  @Test(arguments: [
    ("subtitle", "subtitle"), ("Subtitles", "subtitle"), ("transalte", "translate"), ("docter", "doctor"),
    ("watch", nil), ("x", nil),
  ])
  func suggestionsAreNear(written: String, meant: String?) {
    #expect(Suggestion.best(for: written, among: CommandName.visible.map(\.rawValue)) == meant)
  }
}
