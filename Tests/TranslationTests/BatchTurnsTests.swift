import Foundation
import TestSupport
import Testing

@testable import Translation

/// In which order a batch is answered: as its texts are ready.
@Suite struct BatchTurnsTests {
  /// Texts, those with a skipped word as `text|word`, and the turns by the texts' places.
  static let cases: [(texts: [String], turns: [[Int]])] = [
    ([], []), (["", " \n"], [[0, 1]]), (["a"], [[0]]), (["a", "", "b", "\t"], [[1, 3], [0, 2]]),
    ([String](repeating: "a", count: 21), [Array(0..<10), Array(10..<20), [20]]),
    (["a|X", "b", "c|Y", "d", "e|X"], [[0, 4], [1, 3], [2]]),
    (["a", "b|X", ""], [[2], [0], [1]]),
    // Nothing but what is skipped.
    (["a", "|X"], [[1], [0]]),
  ]

  @Test(arguments: cases)
  func theTurns(texts: [String], turns: [[Int]]) {
    let requests = texts.enumerated().map { place, text in
      let parts = text.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      guard parts.count > 1 else {
        return TranslationSession.Request(sourceText: text, clientIdentifier: "\(place)")
      }
      var word = AttributedString(parts[1])
      word.skipsTranslation = true
      return TranslationSession.Request(
        sourceText: AttributedString(parts[0]) + word, clientIdentifier: "\(place)")
    }
    let found = BatchTurns.turns(of: requests).map {
      $0.compactMap(\.clientIdentifier).compactMap { Int($0) }
    }
    #expect(found == turns)
  }

  /// The worker never answers: whatever comes back did not wait for it.
  @Test(.enabled(if: SetUp.isComplete, "\(SetUp.reason)"), .timeLimit(.minutes(10)))
  func whatNeedsNoEngineDoesNotWaitForIt() async throws {
    let session = Sessions.unanswered()
    let texts = ["Thank you."] + [String](repeating: "", count: 12) + ["I love you.", " \n"]
    var responses = session.translate(batch: texts.map { .init(sourceText: $0) }).makeAsyncIterator()
    var answered: [String?] = []
    for _ in 1...13 { answered.append(try await responses.next()?.targetText) }
    #expect(answered == [String](repeating: "", count: 12) + [" \n"])
    session.cancel()
    let error = await #expect(throws: TranslationError.self) { try await responses.next() }
    #expect(error?.code == .alreadyCancelled)
  }
}
