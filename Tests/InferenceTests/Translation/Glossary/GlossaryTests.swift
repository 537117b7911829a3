import Testing

@testable import Inference

@Suite struct GlossaryFileTests {
  private func glossary(_ text: String) throws -> Glossary { try Glossary(tabSeparated: Array(text.utf8)) }

  @Test func aFileIsRead() throws {
    let text =
      "\u{FEFF}# Names\r\nSydney\tシドニー\r\n\r\nbank\t銀行\tinsensitive\nApple \t アップル\tAs-First-Letter\nSydney\tシドニー\n"
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
    ("東京都に", "[Tokyo|]都に"), ("C++!", "[シープラス|]!"), ("'Sydney'", "'[シドニー|]'"), ("", ""),
  ])
  func wholeWordsAreFound(text: String, marks: String) {
    #expect(marked(text) == marks)
  }

  @Test func whatIsShoutedMatchesInCapitals() {
    #expect(marked("SYDNEY CARTON!", isShouted: true) == "[カートン|]!")
  }
}
