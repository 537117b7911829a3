import Testing

@testable import Subtitles

/// One cue in another language: what is asked of the translator, and where everything else goes.
struct CueTextTests {
  struct Case: CustomTestStringConvertible {
    var format: SubtitleFile.Format
    var body: String
    /// What is asked, with the answer to each.
    var asked: [(text: String, answer: String)]
    var written: String

    init(
      _ format: SubtitleFile.Format, _ body: String, _ asked: [(text: String, answer: String)],
      _ written: String
    ) {
      (self.format, self.body, self.asked, self.written) = (format, body, asked, written)
    }

    var testDescription: String { "\(format.rawValue): \(body)" }
  }

  /// A file with this one cue.
  static func file(_ format: SubtitleFile.Format, _ body: String) throws -> SubtitleFile {
    let text =
      switch format {
      case .srt: "1\n00:00:01,000 --> 00:00:09,000\n\(body)\n"
      case .vtt: "WEBVTT\n\n00:01.000 --> 00:09.000\n\(body)\n"
      case .ass: "[Script Info]\n[Events]\nDialogue: 0,0:00:01.00,0:00:09.00,Default,,0,0,0,,\(body)\n"
      }
    return try SubtitleFile(Array(text.utf8), forced: format)
  }

  @Test(arguments: [
    Case(.srt, "Hello", [("Hello", "こんにちは")], "こんにちは"),
    Case(.srt, "<i>Hello</i>", [("Hello", "こんにちは")], "<i>こんにちは</i>"),
    Case(
      .srt, "{\\an8}<font color=\"red\"><b>Up</b></font>", [("Up", "上")],
      "{\\an8}<font color=\"red\"><b>上</b></font>"),
    Case(.srt, "<i>Not\nclosed", [("Not closed", "開いたまま")], "<i>開いたまま"),
    // Inside: the same words, most of the text, and neither.
    Case(.srt, "Hello <b>Tom</b>, stay.", [("Hello Tom, stay.", "Tomさん、待って。")], "<b>Tom</b>さん、待って。"),
    Case(.srt, "<i>x</i> or <i>y</i>?", [("x or y?", "xかyか？")], "<i>x</i>か<i>y</i>か？"),
    Case(.srt, "<i>x</i>^3 * <i>x</i> = y", [("x^3 * x = y", "x3のxはy")], "<i>x</i>3の<i>x</i>はy"),
    Case(.srt, "So, <i>all of this</i>.", [("So, all of this.", "これ全部。")], "<i>これ全部。</i>"),
    Case(.srt, "This is <i>really</i> good.", [("This is really good.", "本当に良い。")], "本当に良い。<i></i>"),
    // Dialogue, songs, sounds.
    Case(.srt, "- Hi.\n- <i>Hello.</i>", [("Hi.", "やあ。"), ("Hello.", "どうも。")], "- やあ。\n- <i>どうも。</i>"),
    Case(.srt, "Who?\n– Me.", [("Who?", "誰？"), ("Me.", "私。")], "誰？\n– 私。"),
    Case(.srt, "-5 degrees", [("-5 degrees", "-5度")], "-5度"),
    Case(.srt, "♪ Happy birthday\nto you ♪", [("Happy birthday to you", "おめでとう")], "♪ おめでとう ♪"),
    Case(.srt, "♪ One ♪\n♪ Two ♪", [("One", "一"), ("Two", "二")], "♪ 一 ♪\n♪ 二 ♪"),
    Case(
      .srt, "[door creaks]\nWho is there?", [("[door creaks]", "[ドア]"), ("Who is there?", "誰？")], "[ドア]\n誰？"),
    Case(.srt, "- Hi.\n- 42!", [("Hi.", "やあ。")], "- やあ。\n- 42!"),
    // What looks like markup, and is none.
    Case(.srt, "I <3 you", [("I <3 you", "愛してる")], "愛してる"),
    Case(.srt, "a < b > c & d", [("a < b > c & d", "a<b>c&d")], "a<b>c&d"),
    Case(.srt, "AT&amp;T", [("AT&T", "AT&T社")], "AT&amp;T社"),
    Case(.srt, "to", [("to", "A --> B")], "A → B"),
    Case(.vtt, "<v Bob>Hello</v>", [("Hello", "どうも")], "<v Bob>どうも</v>"),
    Case(
      .vtt, "<v Ann>Ready?</v>\n<v.loud Bob>Yes.</v>\n<i>Laughter</i>",
      [("Ready?", "いい？"), ("Yes.", "うん。"), ("Laughter", "笑い")],
      "<v Ann>いい？</v>\n<v.loud Bob>うん。</v>\n<i>笑い</i>"),
    Case(.vtt, "Tom &amp; <b>Jerry", [("Tom & Jerry", "トム & <3")], "トム &amp; &lt;3<b>"),
    Case(
      .vtt, "One <00:01.500>two <00:02.000>three", [("One two three", "一二三")], "一二三<00:01.500><00:02.000>"),
    Case(
      .vtt, "<v Bob>Hello.</v> <v Mary>Good morning.</v>", [("Hello.", "どうも。"), ("Good morning.", "おはよう。")],
      "<v Bob>どうも。</v>\n<v Mary>おはよう。</v>"),
    // The small letters of a ruby belong to their word, and go with it.
    Case(
      .vtt, "In <ruby>Tokyo<rt>tōkyō</rt></ruby> city", [("In Tokyo city", "都市Tokyoで")],
      "都市<ruby>Tokyo<rt>tōkyō</rt></ruby>で"),
    Case(.vtt, "<ruby>AB<rt.x>a<rt>b</ruby> c", [("AB c", "cのAB")], "cの<ruby>AB<rt.x>a<rt>b</ruby>"),
    Case(.vtt, "In <ruby>Tokyo<rt>tōkyō</rt></ruby>", [("In Tokyo", "東京で")], "東京で"),
    Case(.vtt, "<lang en never closed", [("<lang en never closed", "閉じない")], "閉じない"),
    Case(.ass, "{\\an8}Hello\\NWorld", [("Hello World", "どうも")], "{\\an8}どうも"),
    Case(
      .ass, "The {\\b1}brown{\\b0} fox{\\fad(1,2)}", [("The brown fox", "茶色の狐")],
      "{\\fad(1,2)}茶色の狐{\\b1}{\\b0}"),
    Case(.ass, "- Hi\\h!\\N- You", [("Hi !", "やあ"), ("You", "君")], "- やあ\\N- 君"),
    Case(.ass, "C:\\dir", [("C:\\dir", "{C:\\dir}")], "\\{C:\\\u{2060}dir\\}"),
    Case(.ass, "{\\p1}m 0 0 l 1 1{\\p0}after", [("after", "後")], "{\\p1}m 0 0 l 1 1{\\p0}後"),
  ])
  func wordsChangeAndTheRestStays(_ test: Case) throws {
    let file = try Self.file(test.format, test.body)
    let translation = SubtitleTranslation(of: file)
    #expect(translation.units.map(\.text) == test.asked.map(\.text))
    let texts = Dictionary(uniqueKeysWithValues: zip(translation.units.map(\.id), test.asked.map(\.answer)))
    #expect(translation.bodies(texts, in: "ja") == [test.written])
    #expect(translation.bodies([:], in: "ja") == [nil])
  }

  @Test(arguments: [
    (SubtitleFile.Format.srt, "♪"), (.srt, "42"), (.srt, "..."), (.srt, "- -"), (.vtt, "<i></i>"),
    (.vtt, "&nbsp;"),
    (.ass, "{\\p1}m 0 0 l 1 1{\\p0}"), (.ass, "{comment}"),
  ])
  func whatSaysNothingIsLeftAlone(_ format: SubtitleFile.Format, _ body: String) throws {
    #expect(SubtitleTranslation(of: try Self.file(format, body)).units.isEmpty)
  }

  /// Markup stays with its words where the lines break.
  @Test func longTextsAreBroken() throws {
    let file = try Self.file(.srt, "The word <i>Nautilus</i> is the name of a ship that goes under the sea.")
    let translation = SubtitleTranslation(of: file)
    let texts = [translation.units[0].id: "海の中を進んでいく船の名前はNautilusという。"]
    #expect(translation.bodies(texts, in: "ja") == ["海の中を進んでいく船の\n名前は<i>Nautilus</i>という。"])
  }

  @Test(arguments: [
    (SubtitleFile.Format.srt, "<i>Hello</i>", "<i>Hello</i>\n<i>どうも</i>", "<i>どうも</i>\n<i>Hello</i>"),
    (.ass, "{\\i1}Hello", "{\\i1}Hello\\N{\\i1}どうも", "{\\i1}どうも\\N{\\i1}Hello"),
    (.srt, "- Hello\n- 42", "- Hello\n- 42\n- どうも", "- どうも\n- Hello\n- 42"),
    // Times of words and drawings come once.
    (
      .ass, "{\\k20\\i1}He{\\kf30}llo", "{\\k20\\i1}He{\\kf30}llo\\N{\\i1}どうも",
      "{\\i1}どうも\\N{\\k20\\i1}He{\\kf30}llo"
    ),
    (
      .ass, "{\\pos(1,2)\\p1}m 0 0 l 1 1{\\p0}Hello",
      "{\\pos(1,2)\\p1}m 0 0 l 1 1{\\p0}Hello\\N{\\pos(1,2)}どうも",
      "{\\pos(1,2)}どうも\\N{\\pos(1,2)\\p1}m 0 0 l 1 1{\\p0}Hello"
    ),
    (
      .ass, "Hello{\\p1}m 0 0 l 1 1", "Hello{\\p1}m 0 0 l 1 1{\\p0}\\Nどうも", "どうも\\NHello{\\p1}m 0 0 l 1 1"
    ),
    (
      .vtt, "He<00:01.500>llo <00:02.000>you", "He<00:01.500>llo <00:02.000>you\nどうも",
      "どうも\nHe<00:01.500>llo <00:02.000>you"
    ),
    // What is never closed ends with its own half.
    (.srt, "Say <b>that <i>now", "Say <b>that <i>now</i></b>\nどうも", "どうも\nSay <b>that <i>now"),
    (.ass, "Say {\\i1}it{\\i0} now", "Say {\\i1}it{\\i0} now\\Nどうも", "どうも\\NSay {\\i1}it{\\i0} now"),
    (
      .vtt, "In <ruby>Kyo<rt>kyō</rt></ruby>", "In <ruby>Kyo<rt>kyō</rt></ruby>\nどうも",
      "どうも\nIn <ruby>Kyo<rt>kyō</rt></ruby>"
    ),
    (.ass, "Say {\\i1}that", "Say {\\i1}that{\\r}\\Nどうも", "どうも\\NSay {\\i1}that"),
    (
      .ass, "{\\c1&}Say {note}that{\\fad(1,2)}", "{\\c1&}Say {note}that{\\fad(1,2)}\\N{\\c1&}{\\fad(1,2)}どうも",
      "{\\c1&}{\\fad(1,2)}どうも\\N{\\c1&}Say {note}that{\\fad(1,2)}"
    ),
    (.srt, "Say <b>it</b> <i>now</i>", "Say <b>it</b> <i>now</i>\nどうも", "どうも\nSay <b>it</b> <i>now</i>"),
  ])
  func bothLanguagesStandInOneCue(
    _ format: SubtitleFile.Format, _ body: String, _ below: String, _ above: String
  ) throws {
    let translation = SubtitleTranslation(of: try Self.file(format, body))
    let texts = [translation.units[0].id: "どうも"]
    #expect(translation.bodies(texts, in: "ja", layout: .bilingual(.primaryFirst)) == [below])
    #expect(translation.bodies(texts, in: "ja", layout: .bilingual(.secondaryFirst)) == [above])
  }
}
