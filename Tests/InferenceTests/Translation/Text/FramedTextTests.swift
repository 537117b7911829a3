import Testing

@testable import Inference

@Suite struct FramedTextTests {
  @Test(arguments: [
    ("♪ la la ♪", ["♪ ", "la la", " ♪"]),
    ("♪la la♪♪", ["♪", "la la", "♪♪"]),
    ("🎉 Welcome!", ["🎉 ", "Welcome!", ""]),
    ("👍🏽 Well done 1️⃣", ["👍🏽 ", "Well done", " 1️⃣"]),
    ("\"Hello,\" he said.", ["", "\"Hello,\" he said.", ""]),
    ("- Hello.", ["- ", "Hello.", ""]),
    ("-Hello.", ["-", "Hello.", ""]),
    (">> Hello.", [">> ", "Hello.", ""]),
    ("-5 degrees outside", ["", "-5 degrees outside", ""]),
    ("It is 25°", ["", "It is 25°", ""]),
    ("<i>Hello</i>", ["<i>", "Hello", "</i>"]),
    ("{\\an8}<b>- Hello.</b>", ["{\\an8}<b>- ", "Hello.", "</b>"]),
    ("x < 3 and y > 2", ["", "x < 3 and y > 2", ""]),
    ("x200", ["x200", "", ""]),
    ("https://example.com", ["https://example.com", "", ""]),
    ("♪", ["♪", "", ""]),
    ("12:30 – 14:00", ["12:30 – 14:00", "", ""]),
    ("", ["", "", ""]),
  ])
  func ornamentsAreKeptAsTheyAre(text: String, parts: [String]) {
    let framed = FramedText(text)
    #expect([framed.before, framed.core, framed.after] == parts)
    #expect(framed.text(with: framed.core) == text)
  }

  @Test(arguments: [
    ("Rock ♪ and roll", "Rock and roll", "ロックンロール。それから踊り", "ロックンロール。 ♪ それから踊り"),
    ("I said <i>stop it</i> twice", "I said stop it twice", "私は、止めろと、二回言った", "私は、<i>止めろと、</i>二回言った"),
    (
      "<b>Save</b> ${HOME}/x.txt", "Save ${HOME}/x.txt", "${HOME}/x.txtを保存する",
      "<b>${HOME}/x.txtを</b>保存する"
    ),
  ])
  func whatStandsInsideIsPutBackBetweenPhrases(text: String, core: String, translation: String, whole: String)
  {
    let framed = FramedText(text)
    #expect(framed.core == core)
    #expect(framed.text(with: translation) == whole)
  }

  @Test func noMarkIsLostInAShortTranslation() {
    let framed = FramedText("one <i>two</i> three 🎉 four")
    let text = framed.text(with: "一")
    for mark in ["<i>", "</i>", "🎉", "一"] { #expect(text.contains(mark)) }
  }
}
