import Foundation
import Inference
import TestSupport
import Testing

/// The documentation's example, as somebody runs it who has set up what `make setup` brings: English to Japanese.
@Suite(.enabled(if: SetUp.isComplete, "\(SetUp.reason)"))
struct TrailReviewsTests {
  /// The lines it prints.
  private static func run(_ arguments: String...) async throws -> [String] {
    let program = ExternalTool(path: "\(ExecutableFolder.path)/TrailReviews")
    let (status, output) = try await OwnThread.run { try program.run(arguments) }
    #expect(status == 0)
    return output.split(separator: "\n").map(String.init)
  }

  /// What stands under a review.
  private static func answer(to review: String, in lines: [String]) throws -> String {
    let line = try #require(lines.firstIndex { $0.hasPrefix("\(review) ") })
    return try #require(lines.indices.contains(line + 1) ? lines[line + 1] : nil)
  }

  private static func isJapanese(_ text: String) -> Bool { text.contains { ("ぁ"..."ー").contains($0) } }

  @Test func everyReviewIsTranslatedOrSaysWhyNot() async throws {
    let lines = try await Self.run()
    for review in ["r01", "r04", "r08"] { #expect(Self.isJapanese(try Self.answer(to: review, in: lines))) }
    let reasons = [
      ("r02", "de"), ("r09", "de"), ("r03", "fr"), ("r10", "fr"), ("r06", "es"), ("r12", "es"), ("r07", "sv"),
      ("r13", "sv"),
    ]
    for (review, language) in reasons {
      let answer = try Self.answer(to: review, in: lines)
      // A pack that somebody installed besides translates it.
      #expect(answer.contains("(no pack translates \(language))") || Self.isJapanese(answer), "\(answer)")
    }
    for review in ["r05", "r14"] { #expect(try Self.answer(to: review, in: lines).contains("already in ja")) }
    #expect(try Self.answer(to: "r11", in: lines).contains("its language cannot be told"))
    #expect(lines.count == 28)
  }

  @Test(arguments: ["en", "EN", "en_GB"])
  func oneLanguageIsShownAlone(tag: String) async throws {
    let lines = try await Self.run("--language", tag)
    #expect(lines.count == 6)
    for review in ["r01", "r04", "r08"] { #expect(Self.isJapanese(try Self.answer(to: review, in: lines))) }
  }

  @Test func aMissingPackIsToldInWords() async throws {
    let lines = try await Self.run("--language", "en", "--to", "sw")
    #expect(lines.count == 1 && lines.allSatisfy { $0.hasPrefix("Not translated: ") })
  }

  /// The six languages, each alone: what no pack translates says so, what is in the target language already is no error.
  @Test(arguments: ["de", "fr", "es", "sv", "ja"])
  func aLanguageWithoutAPackIsToldInWords(tag: String) async throws {
    let lines = try await Self.run("--language", tag)
    #expect(lines.contains { $0.hasPrefix("Not translated: ") } || lines.contains(where: Self.isJapanese))
  }

  static let mistakes = [
    ["--bogus"], ["extra"], ["--to"], ["--to", "--language", "en"], ["--to", ""], ["--language"],
    ["--language", "zz"], ["--language", ""], ["--to=ja"], ["-"], [""],
  ]

  /// The mistake and the usage go to standard error.
  @Test(arguments: mistakes)
  func whatCannotBeMeantIsRefused(arguments: [String]) async throws {
    let program = ExternalTool(path: "\(ExecutableFolder.path)/TrailReviews")
    let (status, output) = try await OwnThread.run { try program.run(arguments) }
    #expect(status == 2)
    #expect(output.isEmpty)
  }

  @Test func helpShowsEachOption() async throws {
    let lines = try await Self.run("--help")
    for option in ["--to", "--language ", "--languages"] { #expect(lines.contains { $0.contains(option) }) }
  }

  @Test func theLanguagesAreListedWithTheirState() async throws {
    let lines = try await Self.run("--languages")
    #expect(lines.count == 6)
    #expect(lines.contains("en: can be translated"))
    #expect(lines.contains("ja: needs no translation"))
    #expect(try await Self.run("--languages", "--to", "en-GB").contains("en: needs no translation"))
  }
}

/// The guide shows the example's own code, so that it is known to compile and run.
struct TranslationGuideTests {
  private static func folder(_ path: String) -> URL {
    URL(filePath: #filePath).appending(path: "../../../../\(path)").standardizedFileURL
  }

  @Test func theGuidesCodeIsTheExamples() throws {
    let example = Self.folder("Examples/TrailReviews")
    let sources = try FileManager.default.contentsOfDirectory(at: example, includingPropertiesForKeys: nil)
      .map { try String(contentsOf: $0, encoding: .utf8) }
    let guide = try String(contentsOf: Self.folder("docs/translation.md"), encoding: .utf8)
    let blocks = guide.components(separatedBy: "```swift\n").dropFirst()
      .map { $0.components(separatedBy: "```")[0] }
    #expect(blocks.count >= 7)
    for block in blocks {
      #expect(sources.contains { $0.contains(block) }, "not in the example:\n\(block)")
    }
  }
}
