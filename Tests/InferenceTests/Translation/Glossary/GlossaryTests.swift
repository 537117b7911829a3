import Testing

@testable import Inference

@Suite struct GlossaryFileTests {
  private func glossary(_ text: String) throws -> Glossary { try Glossary(tabSeparated: Array(text.utf8)) }

  @Test func aFileIsRead() throws {
    let text =
      "\u{FEFF}# Names\r\nSydney\tシドニー\r\n\r\nbank\t銀行\tinsensitive\nApple \t アップル\tAs-First-Letter\t\t \nSydney\tシドニー\n"
    #expect(
      try glossary(text).entries == [
        Glossary.Entry(source: "Sydney", target: "シドニー"),
        Glossary.Entry(source: "bank", target: "銀行", caseRule: .insensitive),
        Glossary.Entry(source: "Apple", target: "アップル", caseRule: .firstLetter),
      ])
  }

  @Test(
    arguments: [
      ("Sydney\n", .columns(found: 1), 1), ("# x\n\na\tb\tc\td", .columns(found: 4), 3),
      ("a\t \n", .blank, 1),
      ("\tb", .blank, 1), ("a\tb\tloud", .unknownRule("loud"), 1),
      ("a\tb\nc\td\na\tx", .contradiction(earlier: 1), 3),
    ] as [(String, GlossaryError.Code, Int)])
  func theFirstFaultIsTold(text: String, code: GlossaryError.Code, line: Int) {
    #expect(throws: GlossaryError(code, line: line)) { try glossary(text) }
  }

  /// A row that is there again costs a look, whatever is before it.
  @Test func tenThousandRowsAreRead() throws {
    let rows = (0..<10_000).map { "Name\($0)\t名\($0)\n" }.joined()
    #expect(try glossary(rows + rows).entries.count == 10_000)
  }

  @Test func otherEncodingsAreRefused() {
    #expect(throws: GlossaryError(.notUTF8, line: 0)) { try Glossary(tabSeparated: [0x61, 0x09, 0xFF]) }
  }
}

@Suite struct GlossaryMatcherTests {
  private static let matcher = GlossaryMatcher(
    Glossary(entries: [
      Glossary.Entry(source: "Sydney", target: "シドニー"),
      Glossary.Entry(source: "Sydney Carton", target: "カートン"),
      Glossary.Entry(source: "bank", target: "銀行", caseRule: .insensitive),
      Glossary.Entry(source: "apple pie", target: "アップルパイ", caseRule: .firstLetter),
      Glossary.Entry(source: "東京", target: "Tokyo"), Glossary.Entry(source: "C++", target: "シープラス"),
      Glossary.Entry(source: "it", target: "それ"), Glossary.Entry(source: "PC", target: "パソコン"),
      Glossary.Entry(source: "(.*)", target: "何か"), Glossary.Entry(source: "York City Hall", target: "市庁"),
      Glossary.Entry(source: "New York City", target: "ニューヨーク市"),
      Glossary.Entry(source: "New York", target: "ニューヨーク"),
    ]))

  /// Each match with its ending in brackets.
  private func marked(_ text: String, isShouted: Bool = false) -> String {
    var marked = ""
    var index = text.startIndex
    while index < text.endIndex {
      if let match = Self.matcher.match(in: text[...], at: index, isShouted: isShouted) {
        marked += "[\(match.entry.target)|\(match.ending)]"
        index = match.range.upperBound
      } else {
        marked.append(text[index])
        index = text.index(after: index)
      }
    }
    return marked
  }

  @Test(arguments: [
    ("Sydney.", "[シドニー|]."), ("Sydney's dog", "[シドニー|'s] dog"), ("the Sydneys", "the [シドニー|]"),
    ("Sydney Carton came", "[カートン|] came"), ("Sydney Cartons’ dog", "[カートン|’s] dog"),
    ("sydney", "sydney"), ("Sydneysider", "Sydneysider"), ("NewSydney", "NewSydney"), ("Sydney2", "Sydney2"),
    ("Bank BANKS bank", "[銀行|] [銀行|] [銀行|]"),
    ("Apple pie, apple pie, APPLE PIE", "[アップルパイ|], [アップルパイ|], APPLE PIE"),
    ("it its ITs", "[それ|] its ITs"), ("two PCs", "two [パソコン|]"), ("(.*) or [a-z]+", "[何か|] or [a-z]+"),
    ("New York City Hall", "[ニューヨーク市|] Hall"), ("New York, New Yorker", "[ニューヨーク|], New Yorker"),
    ("東京都に", "[Tokyo|]都に"), ("C++!", "[シープラス|]!"), ("'Sydney'", "'[シドニー|]'"), ("", ""),
  ])
  func wholeWordsAreFound(text: String, marks: String) {
    #expect(marked(text) == marks)
  }

  @Test func whatIsShoutedMatchesInCapitals() {
    #expect(marked("SYDNEY CARTON!", isShouted: true) == "[カートン|]!")
  }

  /// Of terms that differ in their capitals only, each has its own.
  @Test func capitalsTellTermsApart() {
    let matcher = GlossaryMatcher(
      Glossary(entries: [
        Glossary.Entry(source: "Polish", target: "ポーランド語"), Glossary.Entry(source: "polish", target: "磨く"),
        Glossary.Entry(source: "POLISH", target: "大文字", caseRule: .insensitive),
      ]))
    for (text, target) in [("Polish", "ポーランド語"), ("polish", "磨く"), ("POLISH", "大文字"), ("pOLISH", "大文字")] {
      let match = matcher.match(in: text[...], at: text.startIndex, isShouted: false)
      #expect(match?.entry.target == target)
    }
  }
}

@Suite struct GlossaryNarrowingTests {
  private static let glossary = Glossary(
    entries: (0..<10_000).map { Glossary.Entry(source: "Name\($0)", target: "名\($0)") }
      + ["Sydney", "a b", "Å", "no", "東京", "Zorblax"].map { Glossary.Entry(source: $0, target: "x") })

  @Test(arguments: [
    ("SYDNEY is here.", ["Sydney", "a b", "Å", "no", "東京"]),
    ("Syd\u{AD}ney", ["Sydney", "a b", "Å", "no", "東京"]),
    ("S-Sydney", ["Sydney", "a b", "Å", "no", "東京"]), ("Nobody", ["a b", "Å", "no", "東京"]),
    ("", ["a b", "Å", "no", "東京"]),
  ])
  func onlyTermsThatMayBeThereAreLeft(text: String, sources: [String]) {
    #expect(Self.glossary.narrowed(to: [text[...]]).entries.map(\.source) == sources)
  }

  @Test func whatIsFoundStaysTheSame() {
    let text = "Name77 met Name9999 in 東京, not Zorblax's Name77s."
    let narrow = GlossaryMatcher(Self.glossary.narrowed(to: [text[...]]))
    let whole = GlossaryMatcher(Self.glossary)
    for index in text.indices {
      #expect(
        narrow.match(in: text[...], at: index, isShouted: false)
          == whole.match(in: text[...], at: index, isShouted: false))
    }
  }
}
