import Foundation
import Subtitles
import Testing

@testable import Library

/// What was made of one source is there again when it is chosen again.
struct LineSourceTests {
  private let written = LineSource("track:1")

  private func step(_ text: String, _ range: TimeSpan) -> SettledStep {
    SettledStep(
      ranges: TimelineRanges([range]),
      cues: [SettledStep.NewCue(span: TimeSpan(start: range.start, end: range.start + 500), text: text)])
  }

  @Test func anotherSourceHasItsOwnLinesAndRanges() async throws {
    let library = try await TestLibrary()
    let (store, video) = (library.store, library.video)
    try await store.change(video, VideoChange(duration: 4000))
    try await store.record(step("Heard.", TimeSpan(0, 1000)), of: video)
    let revision = try await store.subtitles(of: video).revision
    try await store.change(video, VideoChange(lines: written))
    let empty = try await store.subtitles(of: video)
    #expect(empty.cues.isEmpty && empty.ranges.isEmpty && empty.revision > revision)
    try await store.record(step("Written.", TimeSpan(0, 2000)), of: video)
    #expect(try await library.shown() == ["Written. 0…500"])
    #expect(try await store.video(video).settled == 2000)

    try await store.change(video, VideoChange(lines: .sound))
    #expect(try await library.shown() == ["Heard. 0…500"])
    #expect(try await store.ranges(of: video).spans == [TimeSpan(0, 1000)])
    #expect(try await store.video(video).settled == 1000)
    #expect(try await store.ranges(of: video, from: written).spans == [TimeSpan(0, 2000)])
  }

  @Test func workThatWasGoingOnStaysWithItsSource() async throws {
    let library = try await TestLibrary()
    let (store, video) = (library.store, library.video)
    try await store.change(video, VideoChange(lines: written))
    let late = try await store.record(step("Heard.", TimeSpan(0, 1000)), of: video, from: .sound)
    #expect(try await library.shown() == [])
    let id = try #require(late.ids[0])
    #expect(try await store.cue(id, of: video).cue.text == "Heard.")
    #expect(try await store.subtitles(of: video, from: .sound).cues.map(\.id) == [id])
  }

  @Test func editsAreThoseOfTheChosenSource() async throws {
    let library = try await TestLibrary()
    let (store, video) = (library.store, library.video)
    let heard = try #require(try await store.record(step("Heard.", TimeSpan(0, 1000)), of: video).ids[0])
    _ = try await store.edit(heard, of: video, CueEdit(text: "Mine."))
    try await store.change(video, VideoChange(lines: written))
    #expect(try await store.undo(video).cues.isEmpty)
    await #expect(throws: LibraryError.self) { try await store.edit(heard, of: video, CueEdit(text: "No.")) }
    _ = try await store.insert(TimeSpan(5000, 6000), text: "Added.", into: video)
    #expect(try await store.undo(video).removed.count == 1)

    try await store.change(video, VideoChange(lines: .sound))
    #expect(try await library.shown() == ["Mine. 0…500"])
    #expect(try await store.undo(video).cues.map(\.cue.text) == ["Heard."])
  }
}
