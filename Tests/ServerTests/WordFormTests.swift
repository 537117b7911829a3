import Foundation
import TestSupport
import Testing

/// Words are known and counted by their dictionary forms, whatever form is on the screen.
@Suite(.enabled(if: SetUp.isComplete, "\(SetUp.reason)"))
struct WordFormTests {
  /// A form, its first dictionary form, and another form of the same.
  static let forms = [
    ("gave", "give", "Given"), ("children's", "child", "children"), ("isn't", "be", "isn’t"),
    ("better", "good", "best"), ("stories", "story", "story's"), ("running", "run", "ran"),
    ("xyzzy", "xyzzy", "Xyzzy"),
  ]

  private func words(_ words: [String], on player: RunningPlayer) async throws -> [[String: Any]] {
    let query =
      words.joined(separator: ",").addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    let answer = try await player.ask("GET", "/api/v1/words?words=\(query)")
    return try #require(try answer.json["words"] as? [[String: Any]])
  }

  /// Which word of "She gave it up." is meant, and the answer.
  @Test(arguments: [
    ("1", 200), ("0", 200), ("", 200), ("9", 200), ("-1", 400), ("1.5", 400), ("one", 400), ("９", 400),
    ("9223372036854775808", 400),
  ])
  func aPlaceThatNoWordHasIsRefused(index: String, status: Int) async throws {
    let player = try await RunningPlayer(hasDictionary: true)
    let place = index.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    let answer = try await player.ask(
      "GET", "/api/v1/dictionary?word=gave&sentence=She%20gave%20it%20up.&index=\(place)")
    #expect(answer.status == status)
    await player.stop()
  }

  @Test func oneFormSpeaksForAll() async throws {
    let player = try await RunningPlayer(hasDictionary: true)
    let before = try await words(Self.forms.map(\.0), on: player)
    #expect(before.map { $0["word"] as? String } == Self.forms.map(\.0))
    #expect(before.map { $0["lemma"] as? String } == Self.forms.map(\.1))
    #expect(before.allSatisfy { $0["known"] as? Bool == false })
    let lemmas = try await words(["give", "child"], on: player)
    #expect(before[0]["rank"] as? Int == lemmas[0]["rank"] as? Int)
    #expect(before[1]["rank"] as? Int == lemmas[1]["rank"] as? Int)
    #expect(before.last?["rank"] is NSNull)

    for (form, _, _) in Self.forms {
      let path = form.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
      let marked = try await player.ask("PUT", "/api/v1/words/\(path)", json: #"{"known": true}"#)
      #expect(try marked.json["known"] as? Bool == true)
    }
    let others = try await words(Self.forms.map(\.2), on: player)
    #expect(others.map { $0["known"] as? Bool } == Self.forms.map { _ in true })
    #expect(try await words(["not", "see"], on: player).map { $0["known"] as? Bool } == [true, false])
    let card = try await player.ask("GET", "/api/v1/dictionary?word=giving")
    #expect(try card.json["known"] as? Bool == true && card.json["lemma"] as? String == "give")

    _ = try await player.ask("PUT", "/api/v1/words/gives", json: #"{"known": false}"#)
    #expect(try await words(["gave"], on: player).first?["known"] as? Bool == false)
    await player.stop()
  }
}
