import Foundation
import Library
import Subtitles
import TestSupport
import Testing

/// What is kept of a sentence that is shown as several lines.
@Suite(.enabled(if: SetUp.isComplete, "\(SetUp.reason)"))
struct SavedItemTests {
  private static let lines: [(start: Int, text: String, translation: String?)] = [
    (1000, "Before it.", "その前。"), (3000, "It was the epoch of belief that", "信じることの時期であり、"),
    (4000, "was the epoch\nof incredulity,", "疑うことの\n時期であり、"), (5000, "he said.", nil),
    (7000, "After it.", nil),
  ]
  private static let sentence = "It was the epoch of belief that was the epoch of incredulity, he said."

  private func save(_ json: String, on player: RunningPlayer) async throws -> [String: Any] {
    let answer = try await player.ask("POST", "/api/v1/saved", json: json)
    #expect(answer.status == 201)
    return try answer.json
  }

  private func saved(on player: RunningPlayer) async throws -> [[String: Any]] {
    try #require(try await player.ask("GET", "/api/v1/saved").json["items"] as? [[String: Any]])
  }

  @Test func aSentenceIsAllLinesOfItsTimeAndSurvivesThem() async throws {
    let player = try await RunningPlayer()
    let cues = try await player.hear(Self.lines)
    let item = try await save(
      #"{"kind": "sentence", "video": 1, "cue": \#(cues[1].number), "text": "It was", "start": 3000, "end": 5800}"#,
      on: player)
    #expect(item["text"] as? String == Self.sentence && item["sentence"] as? String == Self.sentence)
    #expect(item["start"] as? Int == 3000 && item["end"] as? Int == 6000)
    #expect(item["translation"] is NSNull, "half a translation is none")

    try await player.library.record(
      SettledStep(translations: [.init(cue: cues[3], text: "he said.", translation: .done("と彼は言った。"))]),
      of: Video.ID(1))
    let whole = "信じることの時期であり、疑うことの時期であり、と彼は言った。"
    #expect(try await saved(on: player).first?["translation"] as? String == whole)

    // Heard once more as other lines, the item is what it was.
    try await player.hear([(3500, "It was the epoch of relief.", nil)])
    let kept = try #require(try await saved(on: player).first)
    #expect(kept["sentence"] as? String == Self.sentence && kept["translation"] as? String == whole)
    #expect(kept["start"] as? Int == 3000 && kept["cue"] is NSNull)
    let cards = try await player.ask("POST", "/api/v1/export", json: #"{"format": "csv"}"#)
    let row = "\"\(Self.sentence)\",\"\(whole)\",\"Two Cities\",\"3000\",\"6000\""
    #expect(String(decoding: cards.body, as: UTF8.self).contains(row))
    await player.stop()
  }

  /// A page may not have been told yet that its line is another one by now.
  @Test func whatIsSaidInALineThatIsGoneIsFoundByItsTime() async throws {
    let player = try await RunningPlayer()
    let gone = try await player.hear(Self.lines)[1]
    let line = try await player.hear([(3500, "It was the epoch of relief.", nil)])[0]
    for (start, cue) in [(3600, line.number), (9000, nil)] {
      let item = try await save(
        #"{"kind": "word", "video": 1, "cue": \#(gone.number), "text": "epoch", "start": \#(start), "end": \#(start + 400)}"#,
        on: player)
      #expect(item["cue"] as? Int == cue)
    }
    // A line of another video is a mistake.
    let file = FoundFile(
      fingerprint: "other", path: "/other.mkv", stamp: FileStamp(size: 1, modified: 1), title: "Other",
      folder: "", kind: .video, duration: 1000)
    let other = try #require(try await player.library.take([file], under: [], now: Date()).added.first)
    let answer = try await player.ask(
      "POST", "/api/v1/saved",
      json:
        #"{"kind": "word", "video": \#(other.number), "cue": \#(line.number), "text": "x", "start": 0, "end": 400}"#
    )
    #expect(answer.status == 404)
    await player.stop()
  }

  @Test(arguments: [Int.min, -3_600_000_001, 3_600_000_001, Int.max])
  func aDelayThatNoVideoHasIsRefusedAndNotBelieved(delay: Int) async throws {
    let player = try await RunningPlayer()
    try await player.hear(Self.lines)
    for language in ["en", "ja"] {
      let change = #"{"preferences": {"delay": {"\#(language)": \#(delay)}}}"#
      #expect(try await player.ask("PATCH", "/api/v1/videos/1", json: change).status == 400)
    }
    // It may be in the library all the same, by another's hand.
    let stored = try #require(JSONObject(#"{"delay": {"en": \#(delay)}}"#))
    try await player.library.change(Video.ID(1), VideoChange(preferences: stored))
    let item = try await save(
      #"{"kind": "sentence", "video": 1, "text": "It was", "start": 3000, "end": 5800}"#, on: player)
    #expect(item["text"] as? String == Self.sentence)
    #expect(try await saved(on: player).count == 1)
    await player.stop()
  }

  @Test(arguments: ["word", "sentence"], ["", " ", #"\n\t"#])
  func nothingIsNotSaved(kind: String, text: String) async throws {
    let player = try await RunningPlayer()
    let answer = try await player.ask(
      "POST", "/api/v1/saved",
      json: #"{"kind": "\#(kind)", "video": 1, "text": "\#(text)", "start": 0, "end": 10}"#)
    #expect(answer.status == 400)
    #expect(try await saved(on: player).isEmpty)
    await player.stop()
  }

  @Test func aCardsClipIsAsLongAsItsSentence() async throws {
    let player = try await RunningPlayer()
    let cues = try await player.hear(Self.lines)
    _ = try await save(
      #"{"kind": "sentence", "video": 1, "cue": \#(cues[1].number), "text": "", "start": 3000, "end": 5800}"#,
      on: player)
    let zip = try await player.ask("POST", "/api/v1/export", json: #"{"format": "anki"}"#)
    let file = try player.folder.write(zip.body, to: "cards.zip")
    let python = try #require(ExternalTool("python3"))
    #expect(try python.run(["-m", "zipfile", "-e", file.path, player.folder.url.path]).status == 0)
    let table = try String(contentsOf: player.folder.file("cards.tsv"), encoding: .utf8)
    #expect(table.contains(Self.sentence))
    let clip = player.folder.file("media/jimaku-1.mp3").path
    let probe = try #require(ExternalTool("ffprobe")).run([
      "-v", "error", "-show_entries", "format=duration", "-of", "csv=p=0", clip,
    ])
    let seconds = try #require(Double(probe.output.trimmingCharacters(in: .whitespacesAndNewlines)))
    #expect(seconds >= 3 && seconds < 4)
    await player.stop()
  }

  /// What is sent, and the sentence that is kept with it.
  static let items: [(json: String, sentence: String)] = [
    // A word has the whole sentence that it was said in.
    (#""kind": "word", "cue": 3, "text": "epoch", "start": 4200, "end": 4400"#, sentence),
    // Without a line's number its time says which.
    (#""kind": "word", "text": "epoch", "start": 4200, "end": 4400"#, sentence),
    // One line was asked for.
    (#""kind": "sentence", "cue": 4, "text": "x", "start": 5000, "end": 6000"#, "he said."),
    // Where nothing was heard it is what the page says.
    (#""kind": "sentence", "text": "Mine.", "start": 20000, "end": 21000"#, "Mine."),
  ]

  @Test func itsSentenceIsFound() async throws {
    let player = try await RunningPlayer()
    try await player.hear(Self.lines)
    for (json, sentence) in Self.items {
      let item = try await save(#"{"video": 1, \#(json)}"#, on: player)
      #expect(item["sentence"] as? String == sentence, "\(json)")
    }
    await player.stop()
  }
}
