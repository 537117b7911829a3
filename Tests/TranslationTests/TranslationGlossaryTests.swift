import Foundation
import TestSupport
import Testing
import Translation

@Suite("A glossary of a session", .enabled(if: SetUp.isComplete, "\(SetUp.reason)"))
struct TranslationGlossaryTests {
  private let session = TranslationSession(
    installedSource: Locale.Language(identifier: "en"), target: Locale.Language(identifier: "ja"))

  @Test("holds from when it is applied until another one is")
  func applies() async throws {
    let text = "I met Sydney Carton in the park."
    let without = try await session.translate(text).targetText
    TranslationGlossary(terms: [.init(source: "Sydney Carton", target: "シドニー・カートン")]).apply(to: session)
    #expect(try await session.translate(text).targetText.contains("シドニー・カートン"))
    TranslationGlossary(terms: []).apply(to: session)
    #expect(try await session.translate(text).targetText == without)
  }

  @Test(
    "has terms by their case rule",
    arguments: [
      (TranslationGlossary.CaseRule.sensitive, false), (.insensitive, true), (.firstLetter, true),
    ])
  func caseRules(rule: TranslationGlossary.CaseRule, isFound: Bool) async throws {
    TranslationGlossary(terms: [.init(source: "Zorblax", target: "ゾルブラックス", caseRule: rule)]).apply(
      to: session)
    #expect(try await session.translate("I like zorblax.").targetText.contains("ゾルブラックス") == isFound)
  }
}
