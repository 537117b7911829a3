import Foundation
import Media
import Subtitles
import Testing

struct AudioChunksTests {
  @Test func theSequenceGivesWhatTheReaderGives() async throws {
    let scratch = try Scratch()
    let path = try scratch.make("a.m4a", "-f lavfi -i sine=f=300:d=3 -c:a aac")
    let reader = try AudioReader(path: path, start: Timestamp(milliseconds: 700), chunkLength: 4000)
    var expected: [AudioChunk] = []
    while let chunk = try reader.next() { expected.append(chunk) }
    let sequence = AudioChunks(path: path, start: Timestamp(milliseconds: 700), chunkLength: 4000)
    for _ in 0..<2 {
      var chunks: [AudioChunk] = []
      for try await chunk in sequence { chunks.append(chunk) }
      #expect(chunks == expected)
    }
    #expect(expected.first?.start == Timestamp(milliseconds: 700))
    #expect(expected.map(\.start.milliseconds).prefix(3) == [700, 950, 1200])
  }

  @Test func openingErrorsComeWithTheFirstPiece() async {
    let error = await #expect(throws: MediaError.self) {
      for try await _ in AudioChunks(path: "/nowhere/a.mp4") {}
    }
    #expect(error?.code == .notFound)
  }

  @Test(.timeLimit(.minutes(10))) func anIterationMayBeGivenUp() async throws {
    let scratch = try Scratch()
    let path = try scratch.make("a.wav", "-f lavfi -i sine=f=300:d=60")
    for try await chunk in AudioChunks(path: path) where chunk.position >= 8000 { break }
    // The reader's own queue lets go of it a moment later.
    while try !openFiles(below: scratch.path).isEmpty { await Task.yield() }
  }

  @Test func readingLeavesNoFileOpen() throws {
    let scratch = try Scratch()
    let path = try scratch.make("a.wav", "-f lavfi -i sine=f=300:d=1")
    let text = try scratch.write(Array("no media".utf8), to: "a.txt")
    for _ in 0..<20 {
      _ = try Hearing(path)
      #expect(throws: MediaError.self) { try Hearing(text) }
      #expect(throws: MediaError.self) { try Hearing(path, .number(7)) }
    }
    #expect(try openFiles(below: scratch.path).isEmpty)
  }

  /// Three hours: a low-rate WAVE file written sparse, so that it costs no disk; in a process whose memory no other
  /// test shares.
  @Test func memoryDoesNotGrowWithTheLength() async {
    await #expect(processExitsWith: .success) {
      let scratch = try Scratch()
      let seconds: UInt32 = 3 * 3600
      let header = HostileFileTests.wave(rate: 8000, length: seconds * 16_000)
      let path = try scratch.write(header, to: "long.wav")
      #expect(truncate(path, 44 + Int(seconds) * 16_000) == 0)
      let reader = try AudioReader(path: path)
      for _ in 0..<100 { _ = try reader.next() }
      let before = try residentKilobytes()
      var count = 100 * 8000
      while let chunk = try reader.next() { count += chunk.samples.count }
      #expect(count == 3 * 3600 * 16_000)
      #expect(try residentKilobytes() - before < 10_000)
    }
  }
}
