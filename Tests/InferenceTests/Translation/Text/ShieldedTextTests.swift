import Testing

@testable import Inference

@Suite struct ShieldedTextTests {
  private static let standIns = StandIns(names: [
    StandIns.Word(source: "Tom", renderings: ["トム"]), StandIns.Word(source: "Mary", renderings: ["メアリー"]),
    StandIns.Word(source: "John", renderings: ["ジョン"]), StandIns.Word(source: "London", renderings: ["ロンドン"]),
  ])
  private static let glossary = GlossaryMatcher(
    Glossary(entries: [
      Glossary.Entry(source: "Sydney", target: "シドニー"),
      Glossary.Entry(source: "Sydney Carton", target: "カートン"),
      Glossary.Entry(source: "RTX-4090-Ti", target: "アールティーエックス"),
      Glossary.Entry(source: "main.c", target: "本"),
    ]))

  private func shielded(_ text: String, round: Int = 0) -> ShieldedText {
    ShieldedText(ProtectedText(text, glossary: Self.glossary), standIns: Self.standIns, round: round)
  }

  @Test(arguments: [
    ("See https://a.com/x.", 0, "See URL."), ("Write to (me@a.org) or www.b.net!", 0, "Write to (URL) or X!"),
    ("Hello, {name}!", 0, "Hello, Tom!"), ("You have %1$d of %@.", 0, "You have 38 of Tom."),
    ("I met Sydney Carton in Sydney's bar.", 0, "I met Tom in Mary's bar."),
    ("I met Sydney.", 1, "I met London."), ("Tom met Sydney.", 0, "Tom met Mary."),
    ("SYDNEY IS HERE!", 0, "Tom is here!"), ("Sydney saw Sydney.", 0, "Tom saw Tom."),
    ("https://a.com/Sydney", 0, "URL"), ("The RTX-4090-Ti is here.", 0, "The Tom is here."),
    ("src/main.c", 0, "URL"), ("See main.c.", 0, "See Tom."), ("Sydneysider", 0, "Sydneysider"),
    ("Nothing here.", 0, "Nothing here."), ("%s invited %s.", 0, "Tom invited Mary."),
    ("Open main.swift at 2024-05-06T07:08:09Z.", 0, "Open URL at X."),
    ("Call +1 (555) 123-4567 now.", 0, "Call URL now."),
    ("It is below 1e-5.", 0, "It is below 38."),
    ("You have {n, plural, one {# item} other {# items}}.", 0, "You have 38."),
    ("Hello, {{ name }}!", 0, "Hello, Tom!"), ("Type git push --force now.", 0, "Type git push URL now."),
    ("--and then he left.", 0, "--and then he left."), ("An MP3 of 16GB", 0, "An MP3 of 16GB"),
  ])
  func wordsStandIn(text: String, round: Int, shown: String) {
    #expect(shielded(text, round: round).text == shown)
  }

  @Test(arguments: [
    ("See a.com.", "URLを見よ。", "a.comを見よ。", 0), ("See a.com.", "見よ。", "見よ。", 1),
    ("a.com or b.com?", "XかURLか？", "b.comかa.comか？", 0), ("The URL.", "URLだ。", "URLだ。", 0),
    ("Hello, Sydney!", "こんにちは、トム！", "こんにちは、シドニー！", 0),
    ("I met Sydney Carton in Sydney.", "メアリーでトムに会った。", "シドニーでカートンに会った。", 0),
    ("Hello, {name}!", "トム、トム！", "{name}！", 0), ("{name} and {name}", "トムとメアリー", "{name}と{name}", 0),
    ("{name} and {name}", "トム、トム", "{name}", 1),
    ("Hello, {name}!", "トムはトムだ。", "{name}は{name}だ。", 1), ("Sydney!", "トムはトムだ。", "シドニーはシドニーだ。", 0),
    ("You have %d.", "38個と388個", "%d個と388個", 1), ("You have %d.", "138個", "138個", 1),
    ("You have %d.", "38個", "%d個", 0),
  ])
  func theyAreTakenBack(text: String, translation: String, restored: String, missing: Int) {
    let result = shielded(text).restored(translation)
    #expect(result.text == restored)
    #expect(result.missing.count == missing)
  }

  /// Placeholders without a number mean something by their order.
  @Test(arguments: [
    ("%s invited %s.", "メアリーはトムを招いた。", true), ("%s invited %s.", "トムはメアリーを招いた。", false),
    ("%s has %d.", "38はトムにある。", true), ("%1$s invited %2$s.", "メアリーはトムを招いた。", false),
    ("%(a)s invited %(b)s.", "メアリーはトムを招いた。", false), ("{} invited {}.", "メアリーはトムを招いた。", true),
    ("{0} invited {1}.", "メアリーはトムを招いた。", false), ("%A% invited %B%.", "メアリーはトムを招いた。", false),
    ("%s invited {b}.", "メアリーはトムを招いた。", false), ("%d%% of %d", "72の38", true),
  ])
  func theirOrderMatters(text: String, translation: String, isReordered: Bool) {
    #expect(shielded(text).restored(translation).isReordered == isReordered)
  }

  @Test func numbersStandForNumbers() {
    let source = ProtectedText("From 10:30 on it costs 1,234.50 dollars.", glossary: GlossaryMatcher(nil))
      .withNumbers
    let shielded = ShieldedText(source, standIns: StandIns(), round: 0)
    #expect(shielded.text == "From 10:30 on it costs 38 dollars.")
    #expect(shielded.restored("10時30分から38ドルかかる。").text == "10:30から$1,234.50かかる。")
  }

  /// Pairs of numbers, short codes and signs have one stand-in each.
  @Test(arguments: [
    ("We won 3-2.", "We won 38.", "3-2"), ("Ages 6 to 12 pay half.", "Ages 38 pay half.", "6–12"),
    ("From 9am to 5pm.", "From 38pm.", "9am–5"), ("It was -18 degrees.", "It was 38 degrees.", "-18"),
    ("Room 4B has an MP3 player.", "Room 38B has an URL player.", "MP3"),
    ("It costs $5.99 a month.", "It costs 38 dollars a month.", "$5.99"),
    ("He paid 20€.", "He paid 38 dollars.", "20€"),
    ("It cost $5 million.", "It cost 38 dollars.", "$5 million"), ("$5-10 each", "38 dollars each", "$5-10"),
    ("12 euros", "38 dollars", "€12"), ("About 20% came.", "About 38% came.", "20%"),
    ("From 0.25% to 5.5%.", "From 38%.", "0.25%–5.5%"),
    ("It is 30°C outside.", "It is 38 degrees outside.", "30°C"),
    ("He walks at 3 km/h.", "He walks at 38.", "3 km/h"), ("It has 10 GB.", "It has 38.", "10 GB"),
    ("Louis XIV was king.", "Louis 38 was king.", "XIV"), ("Take 2½ cups.", "Take 38 cups.", "2½"),
  ])
  func whatBelongsTogetherHasOneStandIn(text: String, shown: String, rendering: String) {
    let source = ProtectedText(text, glossary: GlossaryMatcher(nil)).withNumbers
    #expect(ShieldedText(source, standIns: StandIns(), round: 0).text == shown)
    #expect(source.spans.map(\.rendering).contains(rendering))
  }

  /// A stand-in that came out with another word behind has the sign of what it stood for all the same.
  @Test(arguments: [
    ("38ドルと72ドル", "$5と€7"), ("38と72ドル", "$5と€7"), ("72米ドルと38ドル", "€7と$5"),
    ("38 dollars, 72 dollars", "$5, €7"),
  ])
  func amountsAreTakenBack(translation: String, restored: String) {
    let source = ProtectedText("From $5 to €7", glossary: GlossaryMatcher(nil)).withNumbers
    let result = ShieldedText(source, standIns: StandIns(), round: 0).restored(translation)
    #expect(result.text == restored)
    #expect(result.missing.isEmpty)
  }

  @Test func anAmountThatBecameAnAgeIsMissing() {
    let source = ProtectedText("He paid $5.99 for it.", glossary: GlossaryMatcher(nil)).withNumbers
    let result = ShieldedText(source, standIns: StandIns(), round: 0).restored("38歳を払った。")
    #expect(result.text == "$5.99歳を払った。")
    #expect(result.missing.map(\.rendering) == ["$5.99"])
  }

  @Test func anotherTryWritesTheSign() {
    let source = ProtectedText("He paid $5.99 for it.", glossary: GlossaryMatcher(nil)).withNumbers
    let shielded = ShieldedText(source, standIns: StandIns(), round: 2)
    #expect(shielded.text == "He paid $60 for it.")
    #expect(shielded.restored("60ドル払った。").text == "$5.99払った。")
  }

  @Test func aStandInThatGrewIsALeak() {
    #expect(shielded("You have %d.").restored("3800個").leaks == 1)
  }
}
