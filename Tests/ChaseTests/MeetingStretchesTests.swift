import Chase
import Library
import Subtitles
import TestSupport
import Testing

/// What is heard from the beginning meets what was heard earlier, from where the viewer was.
@Suite(.enabled(if: SetUp.isComplete, "\(SetUp.reason)"), .serialized)
struct MeetingStretchesTests {
  private let room: ChaseRoom

  init() throws {
    room = try ChaseRoom()
  }

  /// Where the earlier hearing began, and the line that is said there.
  static let cuts: [(edge: Int, line: String)] = [
    (18_000, "it was the spring of hope"),
    (22_900, "we had everything before us we had nothing before us"),
    (27_000, "we were all going direct the other way"),
    (31_000, "in short the period was so far like the present period"),
  ]

  @Test(arguments: cuts)
  func aSentenceThatAJumpHasCutIsOneLineInTheEnd(edge: Int, line: String) async throws {
    let video = try await room.add("jump to \(edge)")
    // Hearing begins five seconds before the viewer.
    let events = await room.untilDone(
      try await room.chaser.open(video, at: Timestamp(milliseconds: edge + 5_000)))
    let stored = try await room.library.subtitles(of: video)
    let lines = stored.cues.map { TwoCities.words($0.cue.text).joined(separator: " ") }
    #expect(lines.count { $0 == line } == 1, "\(lines)")
    // Nothing is lost, nothing is there twice: heard in one go, seven words are wrong.
    let wrong = TwoCities.wrongWords(
      lines.flatMap { TwoCities.words($0) }, TwoCities.words(TwoCities.text))
    #expect(wrong <= 9, "\(lines)")
    #expect(stored.ranges == TimelineRanges([TimeSpan(0, 44_096)]))
    #expect(stored.cues.allSatisfy { $0.translation.text?.isEmpty == false })
    // What was told is what is stored.
    #expect(told(events) == stored.cues.map(\.id))
    guard case .work(let work)? = events.last else { return #expect(Bool(false)) }
    #expect(work.cues == stored.cues.count && work.translated == stored.cues.count)
    await room.chaser.close()
  }

  /// The program was stopped, or the viewer went elsewhere, in the middle of a sentence.
  @Test func aSentenceThatWasLeftHalfWayIsOneLineInTheEnd() async throws {
    let (video, library) = (try await room.add("left"), room.library)
    let cut = TimeSpan(17_564, 17_914)
    try await library.record(
      SettledStep(
        ranges: TimelineRanges([TimeSpan(0, 17_914)]),
        cues: [
          .init(
            span: TimeSpan(13_478, 16_768), text: "It was a season of light.", translation: .done("光の季節。")),
          .init(span: cut, text: "It was the", translation: .done("それはこれだった。")),
        ]), of: video)
    let events = await room.untilDone(try await room.chaser.open(video, at: .zero))
    let stored = try await library.subtitles(of: video)
    let lines = stored.cues.map { TwoCities.words($0.cue.text).joined(separator: " ") }
    #expect(lines.prefix(2) == ["it was a season of light", "it was the spring of hope"])
    #expect(lines.count { $0.contains("spring") } == 1)
    #expect(stored.cues.allSatisfy { $0.translation.text?.isEmpty == false && $0.cue.span != cut })
    #expect(told(events) == stored.cues.dropFirst().map(\.id))
    await room.chaser.close()
  }

  /// What a person did to the first line behind the edge, and the last lines then.
  static let edits: [(delete: Bool, lines: [String])] = [
    (false, ["It was the | –", "Spring of hope! | 希望の春！", "It was the winter. | 冬だった。"]),
    (true, ["It was the | –", "It was the winter. | 冬だった。"]),
  ]

  @Test(arguments: edits)
  func whatAPersonDidToALineStays(delete: Bool, lines: [String]) async throws {
    let (video, library) = (try await room.add("edited"), room.library)
    let heard = try await library.record(
      SettledStep(
        ranges: TimelineRanges([TimeSpan(18_000, 44_096)]),
        cues: [
          .init(span: TimeSpan(18_000, 18_724), text: "spring of hope.", translation: .done("希望の春。")),
          .init(span: TimeSpan(18_974, 20_544), text: "It was the winter.", translation: .done("冬だった。")),
        ]), of: video)
    let line = try #require(heard.ids[0])
    if delete {
      _ = try await library.delete(line, of: video)
    } else {
      _ = try await library.edit(line, of: video, CueEdit(text: "Spring of hope!", translation: "希望の春！"))
    }
    _ = await room.untilDone(try await room.chaser.open(video, at: .zero))
    let cues = try await library.subtitles(of: video).cues.suffix(lines.count)
    // The translation of what was heard is none of this test's business.
    let last = try #require(heard.ids[1])
    #expect(cues.map { "\($0.cue.text) | \($0.id > last ? "–" : $0.translation.text ?? "")" } == lines)
    await room.chaser.close()
  }

  /// The identities of the lines of a page that followed the news, by start.
  private func told(_ events: [ChaseEvent]) -> [Cue.ID] {
    var lines: [StoredCue] = []
    for case .cue(let cue, let replaced) in events {
      lines.removeAll { replaced.contains($0.id) }
      lines.append(cue)
    }
    return lines.sorted { $0.cue.span.start < $1.cue.span.start }.map(\.id)
  }
}
