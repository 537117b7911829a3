import Chase
import Library
import Subtitles
import TestSupport
import Testing

/// Real engines on the reading, one sentence of which is longer than a unit of translation may be.
@Suite(.enabled(if: SetUp.isComplete, "\(SetUp.reason)"), .timeLimit(.minutes(10)))
struct WholeSentencesTests {
  /// The first line has its translation as soon as it can: the viewer waits.
  ///
  /// No other is translated before its sentence is whole.
  @Test(arguments: [0, 20_000]) func nothingButTheFirstLineIsTranslatedInParts(position: Int) async throws {
    let room = try ChaseRoom()
    let video = try await room.add("talk")
    try await room.library.record(
      SettledStep(ranges: TimelineRanges([TimeSpan(0, position)])), of: video)
    let events = await room.untilDone(
      try await room.chaser.open(video, at: Timestamp(milliseconds: position)))
    let cues = events.compactMap { if case .cue(let cue, _) = $0 { cue.cue } else { nil } }
    let first = try #require(cues.first)
    #expect(try #require(events.translation(of: first.id)) < events.hearing(of: cues[1].id) ?? 0)
    var assembler = SentenceAssembler()
    let units = assembler.take(Array(cues.dropFirst())) + assembler.finish()
    #expect(units.contains { $0.cues.count > 1 })
    for unit in units {
      let last = try #require(unit.cues.last.flatMap(events.hearing))
      for cue in unit.cues { #expect(try #require(events.translation(of: cue)) > last, "\(unit.text)") }
    }
    await room.chaser.close()
  }
}

extension [ChaseEvent] {
  fileprivate func hearing(of id: Cue.ID) -> Int? {
    firstIndex { if case .cue(let cue, _) = $0 { cue.id == id } else { false } }
  }

  fileprivate func translation(of id: Cue.ID) -> Int? {
    firstIndex { if case .translation(id, _) = $0 { true } else { false } }
  }
}
