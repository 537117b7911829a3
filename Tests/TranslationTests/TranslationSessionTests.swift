import Foundation
import TestSupport
import Testing
import Translation

/// Sessions with the starter pack and a real worker.
@Suite(.enabled(if: SetUp.isComplete, "\(SetUp.reason)"))
struct TranslationSessionTests {
  private let session = Sessions.real()

  @Test func aTextIsTranslated() async throws {
    let response = try await session.translate("Where is the station?")
    #expect(response.sourceText == "Where is the station?")
    #expect(response.targetText.contains("駅"))
    #expect(response.targetText.hasSuffix("？") || response.targetText.hasSuffix("。"))
    #expect(response.sourceLanguage == Locale.Language(identifier: "en"))
    #expect(response.targetLanguage == Locale.Language(identifier: "ja"))
    #expect(response.clientIdentifier == nil)
  }

  /// Lengths differ, since the engine sorts by length; each translation has the number of its own source.
  @Test func responsesHaveTheOrderOfTheRequests() async throws {
    let order = (1...25).map { $0 * 7 % 26 }
    let sources = order.map { number in
      number.isMultiple(of: 3)
        ? "I have bought \(number) apples, because I was very hungry." : Sessions.books(number)
    }
    let responses = try await session.translations(from: sources.map { .init(sourceText: $0) })
    #expect(responses.map(\.sourceText) == sources)
    // The model may name a number twice, but no other.
    #expect(responses.map { Set(Sessions.numbers(in: $0.targetText)) } == order.map { [$0] })
  }

  @Test(arguments: [1, 25])
  func aBatchIsAnsweredWhole(count: Int) async throws {
    let requests = (1...count).map { number in
      TranslationSession.Request(sourceText: Sessions.books(number), clientIdentifier: "\(number)")
    }
    var answered: [Int] = []
    for try await response in session.translate(batch: requests) {
      let number = try #require(response.clientIdentifier.flatMap { Int($0) })
      #expect(response.sourceText == Sessions.books(number))
      #expect(Sessions.numbers(in: response.targetText) == [number])
      answered.append(number)
    }
    #expect(answered.sorted() == Array(1...count))
  }

  @Test func aBatchCanBeIteratedAgain() async throws {
    let batch = session.translate(batch: [.init(sourceText: "Thank you.")])
    var texts: [String] = []
    for _ in 1...2 {
      for try await response in batch { texts.append(response.targetText) }
    }
    #expect(texts.count == 2)
    #expect(Set(texts).count == 1)
  }

  /// Written in another way than they are compared: two strings that look alike may differ in their scalars.
  static let identifiers: [String?] = [
    nil, "", " ", "twice", "twice", "caf\u{E9}", "cafe\u{301}", "\u{0}", "a\nb\t", "\u{202E}right to left",
    "👩‍👧‍👦", "\u{FEFF}", "\u{10FFFF}", "𠮷野家", "\"quoted\\\"", String(repeating: "long ", count: 10_000),
  ]

  @Test func identifiersComeBackExactly() async throws {
    let requests = Self.identifiers.enumerated().map { index, identifier in
      TranslationSession.Request(sourceText: Sessions.books(index), clientIdentifier: identifier)
    }
    var streamed: [TranslationSession.Response] = []
    for try await response in session.translate(batch: requests) { streamed.append(response) }
    for responses in [streamed, try await session.translations(from: requests)] {
      #expect(responses.count == requests.count)
      for (index, identifier) in Self.identifiers.enumerated() {
        let response = try #require(responses.first { $0.sourceText == Sessions.books(index) })
        #expect(response.clientIdentifier.map { Array($0.utf8) } == identifier.map { Array($0.utf8) })
      }
    }
  }

  @Test func oneSessionServesManyTasks() async throws {
    try await withThrowingTaskGroup(of: (Int, String).self) { group in
      for number in 1...10 {
        group.addTask { (number, try await session.translate(Sessions.books(number)).targetText) }
      }
      for try await (number, text) in group { #expect(Sessions.numbers(in: text) == [number]) }
    }
  }

  @Test func anInstalledSessionIsReadyAndAsksForNothing() async throws {
    #expect(await session.isReady)
    #expect(!session.canRequestDownloads)
    try await session.prepareTranslation()
  }
}
