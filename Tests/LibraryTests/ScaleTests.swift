import Subtitles
import Testing

@testable import Library

struct ScaleTests {
  @Test func tenThousandCuesOfOneVideo() async throws {
    let library = try await TestLibrary()
    let count = 10_000
    for first in stride(from: 0, to: count, by: 500) {
      let cues = (first..<first + 500).map { number in
        let words = (0..<10).map { index in
          Word(
            "word\(index)", TimeSpan(number * 1000 + index * 90, number * 1000 + index * 90 + 80),
            confidence: 0.5)
        }
        return SettledStep.NewCue(
          span: TimeSpan(number * 1000, number * 1000 + 900), text: words.map(\.text).joined(separator: " "),
          words: words, translation: .done("字幕 \(number)"))
      }
      let range = TimeSpan(first * 1000, (first + 500) * 1000)
      try await library.store.record(
        SettledStep(ranges: TimelineRanges([range]), cues: cues), of: library.video)
    }
    let subtitles = try await library.store.subtitles(of: library.video)
    #expect(subtitles.cues.map(\.id.number) == Array(1...count))
    #expect(subtitles.cues.allSatisfy { $0.cue.words.map(\.text).last == "word9" })
    #expect(subtitles.ranges.spans == [TimeSpan(0, count * 1000)])
  }

  @Test func aThousandVideos() async throws {
    let library = try await TestLibrary()
    let files = (0..<1000).map { TestLibrary.file("video \($0)", duration: 1000) }
    let changes = try await library.store.take(files, under: ["/videos"], now: TestLibrary.now)
    #expect(changes.added.count == 1000 && changes.lost == [library.video])
    for video in changes.added.prefix(10) {
      try await library.store.record(SettledStep(ranges: TimelineRanges([TimeSpan(0, 500)])), of: video)
    }
    let videos = try await library.store.videos()
    #expect(videos.count == 1001)
    #expect(videos.filter { $0.covered == 0.5 }.map(\.id) == Array(changes.added.prefix(10)))
    #expect(try await library.store.take(files, under: ["/videos"], now: TestLibrary.now).isEmpty)
  }
}
