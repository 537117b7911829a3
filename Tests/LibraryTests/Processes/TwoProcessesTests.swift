import Foundation
import Subtitles
import TestSupport
import Testing

@testable import Library

struct TwoProcessesTests {
  private let folder: TemporaryFolder
  private let file: URL

  init() throws {
    folder = try TemporaryFolder()
    file = folder.file("library.sqlite")
  }

  private var path: String { file.path(percentEncoded: false) }

  @Test func twoProcessesAndThisOneWriteAtOnce() async throws {
    let store = try LibraryStore(at: file, now: TestLibrary.now)
    let mine = try await TestLibrary.add("mine", to: store)
    let writers = try ["one", "two"].map { try WriterProcess("write", path, $0, "40") }
    for position in 1...100 {
      _ = try await store.change(mine, VideoChange(position: Timestamp(milliseconds: position)))
      _ = try await store.videos()
    }
    for (writer, name) in zip(writers, ["one", "two"]) {
      let lines = await writer.lines()
      #expect(writer.status == 0, "\(lines.last ?? "")")
      #expect(try await WrittenLibrary(store, named: name).check(Set(lines)) == 40)
    }
    #expect(try await store.video(mine).position.milliseconds == 100)
    #expect(try await store.integrityFaults() == [])
  }

  @Test func twoProcessesSettleTheSameVideo() async throws {
    let writers = try (1...2).map { _ in try WriterProcess("write", path, "talk", "40") }
    for writer in writers {
      let lines = await writer.lines()
      #expect(writer.status == 0, "\(lines.last ?? "")")
    }
    let store = try LibraryStore(at: file, now: TestLibrary.now)
    let video = try #require(try await store.videos().first)
    let subtitles = try await store.subtitles(of: video.id)
    #expect(subtitles.ranges.spans == [TimeSpan(0, 40_000)])
    let starts = subtitles.cues.map(\.cue.span.start.milliseconds)
    let expected: [Int] = (0..<40).flatMap { (second: Int) -> [Int] in
      (0...second % 20).map { second * 1000 + $0 * 50 }
    }
    #expect(starts == expected)
  }

  @Test func manyProcessesMakeTheSameLibrary() async throws {
    for round in 1...5 {
      let place = folder.file("new \(round)/library.sqlite").path(percentEncoded: false)
      let processes = try (1...6).map { _ in try WriterProcess("open", place) }
      for process in processes { #expect(await process.lines() == ["opened"]) }
    }
  }
}
