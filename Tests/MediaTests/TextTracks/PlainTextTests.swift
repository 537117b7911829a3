import Testing

@testable import Media

/// What is left of subtitles when their looks are taken away.
struct PlainTextTests {
  @Test(
    arguments: [
      ("0,0,Default,,0,0,0,,Hello", "Hello"), ("0,0,Default,,0,0,0,,One, two, three", "One, two, three"),
      ("12,1,Sign,Bob,0,0,0,fx,", ""), ("too,few,fields", nil),
    ] as [(String, String?)])
  func theTextOfAnEventIsItsNinthField(_ event: String, _ text: String?) {
    #expect(PlainText.event(event).map(String.init) == text)
  }

  @Test(arguments: [
    ("{\\an8}Top", "Top"), ("one\\Ntwo", "one\ntwo"), ("one\\ntwo", "one two"), ("a\\hb", "a\u{A0}b"),
    ("{\\i1}It{\\i0} is", "It is"), ("{\\pos(1,2)\\fs20}Sign{comment}", "Sign"), ("\\{laughs\\}", "{laughs}"),
    ("C:\\dir", "C:\\dir"), ("an open { brace", "an open { brace"),
    ("{\\p1}m 0 0 l 10 10{\\p0}after", "after"),
    ("{\\p1}m 0 0 l 10 10", ""), ("{\\pbo4}kept", "kept"), ("{\\k20}ka{\\k30}ra", "kara"),
    ("  padded  \\N  \\N lines ", "padded\nlines"), ("{}", ""), ("字幕{\\b1}です", "字幕です"),
  ])
  func overridesAndDrawingsGo(_ text: String, _ plain: String) {
    #expect(PlainText.withoutOverrides(text) == plain)
  }

  @Test(arguments: [
    ("<i>it</i>", "it"), ("<font color=\"#fff\">red</font>", "red"), ("a < b > c", "a < b > c"),
    ("I <3 you", "I <3 you"),
    ("<c.yellow>x</c>", "x"), ("<v Bob>Hi</v>", "Hi"), ("unclosed <b", "unclosed <b"),
    ("<b>over\nlines</b>", "over\nlines"),
    ("R&amp;B", "R&B"), ("&lt;b&gt;", "<b>"), ("&#39;s &#x27;s", "'s 's"), ("&nbsp;x", "x"),
    ("AT&T; &c. &unknown;", "AT&T; &c. &unknown;"),
    ("&#0; &#xD800;", "&#0; &#xD800;"), ("<<i>>x</i>", "<>x"), ("", ""),
  ])
  func tagsAndReferencesGo(_ text: String, _ plain: String) {
    #expect(PlainText.withoutTags(text) == plain)
  }
}
