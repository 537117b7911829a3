import Foundation
import Subtitles
import Testing

@testable import Library

struct VideosTests {
  @Test func aChangeChangesWhatItSays() async throws {
    let library = try await TestLibrary()
    let preferences = try #require(JSONObject(#"{"audioTrack": 2, "delay": {"en": -100}}"#))
    let watched = Date(timeIntervalSince1970: 1_800_000_100)
    let first = try await library.store.change(
      library.video,
      VideoChange(
        position: Timestamp(milliseconds: 5000), lastWatched: watched, preferences: preferences,
        duration: 60_000))
    #expect(first.position.milliseconds == 5000)
    #expect(first.lastWatched == watched)
    #expect(first.preferences == preferences)
    #expect(first.duration == 60_000)
    let second = try await library.store.change(
      library.video, VideoChange(position: Timestamp(milliseconds: 0)))
    #expect(second.position == .zero)
    #expect(second.lastWatched == watched)
    #expect(second.preferences == preferences)
    #expect(try await library.store.videos() == [second])
  }

  @Test func aVideoThatIsNotThereIsAnError() async throws {
    let library = try await TestLibrary()
    let missing = Video.ID(99)
    let operations: [(String, () async throws -> Void)] = [
      ("video", { _ = try await library.store.video(missing) }),
      ("change", { _ = try await library.store.change(missing, VideoChange()) }),
      ("subtitles", { _ = try await library.store.subtitles(of: missing) }),
      ("record", { try await library.store.record(SettledStep(), of: missing) }),
      ("cue", { _ = try await library.store.cue(Cue.ID(1), of: missing) }),
      ("insert", { _ = try await library.store.insert(TimeSpan(0, 1), text: "", into: missing) }),
      ("edit", { _ = try await library.store.edit(Cue.ID(1), of: missing, CueEdit()) }),
      ("delete", { _ = try await library.store.delete(Cue.ID(1), of: missing) }),
      ("undo", { _ = try await library.store.undo(missing) }),
      ("redo", { _ = try await library.store.redo(missing) }),
      ("retry", { _ = try await library.store.retry(Cue.ID(1), of: missing) }),
      ("retry all", { _ = try await library.store.retryTranslations(of: missing) }),
    ]
    for (name, operation) in operations {
      let error = await #expect(throws: LibraryError.self, "\(name)") { try await operation() }
      #expect(error?.code == .notFound, "\(name)")
    }
  }

  @Test(
    arguments: [
      ("nothing", 100, [], 0.0), ("half", 100, [TimeSpan(0, 50)], 0.5), ("all", 100, [TimeSpan(0, 100)], 1.0),
      ("beyond the end", 100, [TimeSpan(90, 500)], 0.1),
      ("before the beginning", 100, [TimeSpan(-50, 20)], 0.2),
      ("outside", 100, [TimeSpan(200, 300)], 0.0), ("two", 100, [TimeSpan(0, 10), TimeSpan(50, 60)], 0.2),
      ("unknown length", nil, [TimeSpan(0, 50)], 0.0), ("no length", 0, [TimeSpan(0, 50)], 0.0),
      ("all there is", 100, [TimeSpan(.min, .max)], 1.0),
    ] as [(String, Int?, [TimeSpan], Double)])
  func theShareThatIsSettled(case: String, duration: Int?, spans: [TimeSpan], expected: Double) async throws {
    let library = try await TestLibrary()
    let video = try await TestLibrary.add("b", to: library.store, duration: duration)
    try await library.store.record(SettledStep(ranges: TimelineRanges(spans)), of: video)
    #expect(try await library.store.video(video).covered == expected)
  }

  @Test(arguments: [
    ("{}", true), (#" {"a": [1, {"b": null}]} "#, true), ("[]", false), ("1", false), ("", false),
    ("{", false),
    (#"{"a": "\#(String(repeating: "x", count: 65_527))"}"#, true),
    (#"{"a": "\#(String(repeating: "x", count: 65_528))"}"#, false),
    (#"{"a":"# + String(repeating: "[", count: 10_000), false),
  ])
  func jsonObjects(text: String, isOne: Bool) {
    #expect((JSONObject(text)?.text == text) == isOne)
  }
}
