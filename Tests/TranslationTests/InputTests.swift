import Foundation
import TestSupport
import Testing
import Translation

/// Texts that are not sentences.
@Suite(.enabled(if: SetUp.isComplete, "\(SetUp.reason)"))
struct InputTests {
  private let session = Sessions.real()

  @Test(arguments: ["", " ", "\n\t\r\n", "\u{A0}", "\u{3000}\u{2003}"])
  func blankTextIsNothingToTranslate(text: String) async {
    await expectNothingToTranslate { _ = try await session.translate(text) }
    await expectNothingToTranslate {
      _ = try await session.translations(from: [.init(sourceText: text), .init(sourceText: "")])
    }
    await expectNothingToTranslate {
      for try await _ in session.translate(batch: [.init(sourceText: text)]) {}
    }
  }

  @Test func anEmptyBatchIsNothingToTranslate() async {
    await expectNothingToTranslate { _ = try await session.translations(from: []) }
    await expectNothingToTranslate { for try await _ in session.translate(batch: []) {} }
  }

  /// More blank texts in front than are translated at a time.
  @Test func blankTextsAmongOthersStayBlank() async throws {
    let sources = [String](repeating: "", count: 12) + ["Thank you.", " ", "I love you."]
    let requests = sources.map { TranslationSession.Request(sourceText: $0) }
    var streamed: [TranslationSession.Response] = []
    for try await response in session.translate(batch: requests) { streamed.append(response) }
    for responses in [streamed, try await session.translations(from: requests)] {
      #expect(responses.map(\.sourceText).sorted() == sources.sorted())
      for response in responses {
        let isBlank = response.sourceText.allSatisfy(\.isWhitespace)
        #expect(response.targetText.allSatisfy(\.isWhitespace) == isBlank)
        if isBlank { #expect(response.targetText == response.sourceText) }
      }
    }
  }

  /// Text without words comes back as it is.
  @Test(arguments: ["👩‍👧‍👦🎉", "🇯🇵", "3.14", "♪ ♪", "…", "https://example.com/a?b=1"])
  func whatHasNoWordsIsKept(text: String) async throws {
    #expect(try await session.translate(text).targetText == text)
  }

  /// What nobody sees is not put on a screen either.
  @Test(arguments: ["\u{200B}", "\u{0}"])
  func invisibleTextBecomesEmpty(text: String) async throws {
    let response = try await session.translate(text)
    #expect(response.sourceText == text)
    #expect(response.targetText == "")
  }

  @Test func anEmojiSurvivesBesideWords() async throws {
    let text = try await session.translate("I love you 🎉").targetText
    #expect(text.hasSuffix("🎉"))
    #expect(text.contains("愛"))
  }

  /// Every sentence is there, and in its place.
  @Test func aVeryLongTextIsTranslatedWhole() async throws {
    let text = (1...60).map(Sessions.books).joined(separator: " ")
    #expect(Sessions.numbers(in: try await session.translate(text).targetText) == Array(1...60))
  }

  @Test(arguments: [
    String(repeating: "a", count: 1_000), String(repeating: "e\u{301}", count: 100),
    String(repeating: "👩‍👧‍👦a", count: 20), "\u{FFFD}\u{1F}<b>&amp;</b>", "日本語の文です。",
  ])
  func whatIsNoEnglishIsAnsweredAllTheSame(text: String) async throws {
    let response = try await session.translate(text)
    #expect(response.sourceText == text)
    #expect(!response.targetText.isEmpty)
  }

  private func expectNothingToTranslate(_ work: () async throws -> Void) async {
    let error = await #expect(throws: TranslationError.self) { try await work() }
    #expect(error.map { TranslationError.nothingToTranslate ~= $0 } == true)
  }
}
