import Foundation
import Testing

@testable import Translation

/// How a translation gets the attributes of its source; a span in brackets has a link, one in braces is skipped.
@Suite struct AttributedPiecesTests {
  static let cases: [(source: String, texts: [String], answers: [String], target: String)] = [
    ("Hello.", ["Hello."], ["こんにちは。"], "こんにちは。"),
    ("[Hello.]", ["Hello."], ["こんにちは。"], "[こんにちは。]"),
    ("{Hello.}", [], [], "{Hello.}"),
    ("{Apple} {Park}", ["Apple Park", " "], ["アップル", ""], "{Apple} {Park}"),
    // Found in the whole: by its own translation, by its own text, or as it is to be kept.
    (
      "Here is the [station].", ["Here is the station.", "Here is the ", "station", "."],
      ["ここが駅です。", "ここは", "駅。", "."], "ここが[駅]です。"
    ),
    (
      "I like [iOS].", ["I like iOS.", "I like ", "iOS", "."], ["iOSが好きです。", "好き", "アイオーエス", "."],
      "[iOS]が好きです。"
    ),
    ("See {Tom} now.", ["See Tom now.", "See ", " now."], ["今Tomに会う。", "会う", "今"], "今{Tom}に会う。"),
    // Not found, found twice, or found inside a word: span by span.
    ("See {Tom} now.", ["See Tom now.", "See ", " now."], ["今トムに会う。", "見る。", "今。"], "見る {Tom} 今。"),
    ("{I} see [I]", ["I see I", " see ", "I"], ["I I", "見る", "私"], "{I} 見る [私]"),
    ("{Al} sees", ["Al sees", " sees"], ["Also", "ve"], "{Al} ve"),
    ("See [me] [you]", ["See me you", "See ", "me", " ", "you"], ["私見る", "見る", "私", "", "私"], "見る [私] [私]"),
    // A word is translated whole, whichever part of it has an attribute.
    ("[J]apan", ["Japan"], ["日本。"], "[日本。]"),
    ("un[believ]able", ["unbelievable"], ["信じられない"], "[信じられない]"),
    (
      "See [J]apan again no[w].", ["See Japan again now.", "See ", "Japan", " again ", "now", "."],
      ["今また日本を見る。", "見る", "日本。", "また", "今", "."], "[今]また[日本]を見る。"
    ),
    ("{Al}so", ["Also", "so"], ["Alそう", "そう"], "{Al}そう"),
    ("20[26]", ["2026"], ["2026"], "[2026]"),
    ("駅[前]", ["駅前", "駅", "前"], ["前の駅", "駅", "前"], "[前]の駅"),
    // White space between attributes needs no place.
    (
      "So [here] [there]", ["So here there", "So ", "here", " ", "there"], ["あちこち", "だから", "こち", "", "あち"],
      "だから [こち] [あち]"
    ),
  ]

  @Test(arguments: cases)
  func theTranslationKeepsTheAttributes(source: String, texts: [String], answers: [String], target: String) {
    let pieces = AttributedPieces(Self.attributed(source))
    #expect(pieces.texts == texts)
    #expect(Self.marked(pieces.assembled(answers)) == target)
  }

  @Test(
    arguments: [
      ("See {Tom} at {Apple Park }.", ["Tom", "Apple Park"]), ("{Tom}", []), ("{ }Tom[!]", []), ("Tom", []),
    ]
      as [(String, [String])])
  func theEngineIsToldWhatToKeep(source: String, kept: [String]) {
    #expect(AttributedPieces(Self.attributed(source)).kept == kept)
  }

  /// Every attribute of the source is in the translation whatever the engine answers.
  @Test(arguments: ["", " ", "。", "Tom", "TomTom", "link", "\u{0}", "👩‍👧‍👦"])
  func nothingIsLostWhateverIsAnswered(answer: String) {
    let pieces = AttributedPieces(Self.attributed("A [link] and {Tom}, and [more]."))
    let target = pieces.assembled(pieces.texts.map { _ in answer })
    #expect(target.runs.contains { $0.skipsTranslation == true })
    #expect(String(target.characters).contains("Tom"))
  }

  private static let link = URL(string: "https://example.com")

  private static func attributed(_ marked: String) -> AttributedString {
    var result = AttributedString()
    var kind: Character?
    for character in marked {
      if "[{".contains(character) {
        kind = character
      } else if "]}".contains(character) {
        kind = nil
      } else {
        var piece = AttributedString(String(character))
        if kind == "[" { piece.link = link }
        if kind == "{" { piece.skipsTranslation = true }
        result += piece
      }
    }
    return result
  }

  private static func marked(_ text: AttributedString) -> String {
    text.runs.map { run in
      let words = String(text[run.range].characters)
      if run.skipsTranslation == true { return "{\(words)}" }
      return run.link == nil ? words : "[\(words)]"
    }.joined()
  }
}
