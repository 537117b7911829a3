import Captioning
import Foundation
import Speech
import Subtitles
import TestSupport
import Testing

@testable import Chase
@testable import Library

/// How many lines there are and how many wait, when others change them and nothing is translated.
struct CountingTests {
  private struct Room {
    let folder: TemporaryFolder
    let library: LibraryStore
    let video: Video.ID
    let chaser: Chaser
    let news: AsyncStream<ChaseNews>

    /// `others` are what another program stores when the video is open already; none of that is settled.
    init(_ lines: ChaseSource.Lines, file path: String = "/talk.wav", others: [Cue] = []) async throws {
      folder = try TemporaryFolder()
      library = try LibraryStore(at: folder.file("library.sqlite"), now: Date())
      let file = FoundFile(
        fingerprint: "talk", path: path, stamp: FileStamp(size: 1, modified: 1), title: "talk",
        folder: "", kind: .audio, duration: 30_000)
      let (library, id) = (
        library, try #require(try await library.take([file], under: ["/"], now: Date()).added.first)
      )
      video = id
      let engines = ChaseEngines(
        generator: {
          let recognizer = try #require(SFSpeechRecognizer(locale: Locale(identifier: "en-US")))
          return SubtitleGenerator(recognizer: recognizer, session: nil)
        }, session: nil,
        source: { _ in
          try await Self.store(others, in: library, id)
          return ChaseSource(lines)
        })
      let (news, sink) = AsyncStream.makeStream(of: ChaseNews.self)
      self.news = news
      chaser = Chaser(library: library, engines: engines) { sink.yield($0) }
    }

    /// Stores lines that are heard once more.
    @discardableResult
    static func store(_ cues: [Cue], in library: LibraryStore, _ video: Video.ID) async throws -> [Cue.ID] {
      let new = cues.map {
        SettledStep.NewCue(span: $0.span, text: $0.text, words: $0.words, translation: .pending)
      }
      // Lines of before stay when nothing is settled with them.
      let ranges = TimelineRanges(cues.map { TimeSpan(start: $0.span.start, end: $0.span.start + 1) })
      let ids = try await library.record(SettledStep(ranges: ranges, cues: new), of: video).ids
      try await library.write { try $0.setRanges(TimelineRanges(), of: try $0.track(of: video, from: nil)) }
      return ids.compactMap(\.self)
    }

    /// The news up to work that is as it should be.
    func until(_ isWanted: (ChaseWork) -> Bool) async -> [ChaseEvent] {
      var events: [ChaseEvent] = []
      for await item in news {
        events.append(item.event)
        if case .work(let work) = item.event, isWanted(work) { break }
      }
      return events
    }
  }

  private static let three = (0..<3).map { spoken($0, $0 * 5, "Line number \($0).") }

  /// The lines that another program has stored meanwhile were never counted.
  @Test(.timeLimit(.minutes(10)), .enabled(if: SetUp.isComplete, "\(SetUp.reason)"))
  func linesWhereNothingIsSaidGoAndAreTold() async throws {
    let sound = try TemporaryFolder()
    let file = sound.file("silence.wav")
    try silence(30).write(to: file)
    let others = [spoken(0, 8, "Of another program."), spoken(1, 14, "And one more of it.")]
    for lines in [ChaseSource.Lines.sound(.automatic), .written([], isForeign: false)] {
      let room = try await Room(lines, file: file.path(percentEncoded: false), others: others)
      let own = try await Room.store([spoken(0, 2, "Heard before.")], in: room.library, room.video)
      _ = try await room.chaser.open(room.video, at: .zero)
      let events = await room.until { $0.phase == .done }
      let counts = events.compactMap { if case .work(let work) = $0 { work.cues } else { nil } }
      #expect(counts.first == 1 && counts.last == 0 && counts.allSatisfy { $0 >= 0 }, "\(counts)")
      let removed = events.flatMap { event -> [Cue.ID] in
        if case .removed(let ids) = event { ids } else { [] }
      }
      #expect(removed.count == 3 && removed.contains(own[0]))
      #expect(try await room.library.subtitles(of: room.video).cues.isEmpty)
      await room.chaser.close()
    }
  }

  /// So many seconds of nothing as a WAVE file: 16 kHz, one channel, 16 bits.
  private func silence(_ seconds: Int) -> Data {
    let size = seconds * 32_000
    var data = Data("RIFF".utf8)
    func number(_ value: Int, _ bytes: Int) -> Data {
      Data((0..<bytes).map { UInt8(value >> ($0 * 8) & 0xff) })
    }
    data += number(36 + size, 4) + Data("WAVEfmt ".utf8) + number(16, 4) + number(1, 2) + number(1, 2)
    data += number(16_000, 4) + number(32_000, 4) + number(2, 2) + number(16, 2)
    return data + Data("data".utf8) + number(size, 4) + Data(count: size)
  }

  @Test(.timeLimit(.minutes(10))) func aLineThatAPersonDeletesIsNotWaitedFor() async throws {
    let room = try await Room(.written(Self.three, isForeign: false))
    _ = try await room.chaser.open(room.video, at: .zero)
    _ = await room.until { $0.phase == .done && $0.cues == 3 && $0.translated == 0 }
    let lines = try await room.library.subtitles(of: room.video).cues
    _ = try await room.library.delete(lines[0].id, of: room.video)
    await room.chaser.lookAgain(room.video)
    _ = await room.until { $0.cues == 2 && $0.translated == 0 }
    // A translation by hand is one; without it the line waits again.
    _ = try await room.library.edit(lines[1].id, of: room.video, CueEdit(translation: "二行目。"))
    await room.chaser.lookAgain(room.video)
    _ = await room.until { $0.cues == 2 && $0.translated == 1 }
    _ = try await room.library.edit(lines[1].id, of: room.video, CueEdit(text: "Another line."))
    await room.chaser.lookAgain(room.video)
    _ = await room.until { $0.cues == 2 && $0.translated == 0 }
    _ = try await room.library.undo(room.video)
    await room.chaser.lookAgain(room.video)
    _ = await room.until { $0.cues == 2 && $0.translated == 1 }
    await room.chaser.close()
  }
}
