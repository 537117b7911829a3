import Foundation
import Media
import Subtitles
import Testing

/// Streams that nobody wants any more leave nothing behind.
struct CancelledPlaybackTests {
  /// A file whose pictures and sound both are encoded anew, and its plan.
  static func file(in scratch: Scratch) throws -> (path: String, plan: PlaybackPlan) {
    let path = try scratch.make("a.mkv", "\(Marks.picture) \(Marks.sound) -c:v mpeg4 -g 50 -c:a ac3")
    return (path, try PlaybackPlan(for: MediaFile(path: path).probe(), path: path))
  }

  /// In a process of its own, whose memory no other test shares.
  @Test(.timeLimit(.minutes(10))) func aHundredStreamsCancelledAtAnyMomentLeaveNothing() async {
    await #expect(processExitsWith: .success) { try await Self.cancelAHundredStreams() }
  }

  private static func cancelAHundredStreams() async throws {
    let scratch = try Scratch()
    let (path, plan) = try Self.file(in: scratch)
    var (state, before): (UInt64, Int?) = (0x9E37_79B9_7F4A_7C15, nil)
    for round in 0..<100 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let (start, pieces, patience) = (
        Int(state >> 40) % 15_000, Int(state >> 30) % 4, Int(state >> 20) % 4000
      )
      let (progress, report) = AsyncStream.makeStream(of: Void.self)
      let reading = Task {
        defer { report.finish() }
        let stream = try await FragmentedStream(path: path, plan: plan, start: Timestamp(milliseconds: start))
        var count = 0
        for try await piece in stream {
          count += piece.count
          report.yield()
        }
        return count
      }
      for await _ in progress.prefix(pieces) {}
      for _ in 0..<patience { await Task.yield() }
      reading.cancel()
      switch await reading.result {
      case .success(let count): #expect(count > 0)
      case .failure(let error): #expect((error as? MediaError)?.code == .cancelled)
      }
      // The first rounds fill caches of the libraries.
      if round == 20 { before = try residentKilobytes() }
    }
    while try !openFiles(below: scratch.path).isEmpty { await Task.yield() }
    #expect(try residentKilobytes() - #require(before) < 40_000)
  }

  @Test(.timeLimit(.minutes(10))) func aStreamThatIsDroppedIsOver() async throws {
    let scratch = try Scratch()
    let (path, plan) = try Self.file(in: scratch)
    for pieces in 0..<4 {
      let stream = try await FragmentedStream(path: path, plan: plan)
      var iterator = stream.makeAsyncIterator()
      for _ in 0..<pieces { _ = try await iterator.next() }
    }
    while try !openFiles(below: scratch.path).isEmpty { await Task.yield() }
  }

  @Test(.timeLimit(.minutes(10))) func aCancelledStreamSaysSoEachTime() async throws {
    let scratch = try Scratch()
    let (path, plan) = try Self.file(in: scratch)
    let stream = try await FragmentedStream(path: path, plan: plan)
    var iterator = stream.makeAsyncIterator()
    #expect(try await iterator.next() != nil)
    stream.cancel()
    for _ in 0..<2 {
      let error = await #expect(throws: MediaError.self) {
        // What was made already is given out first.
        while try await iterator.next() != nil {}
      }
      #expect(error?.code == .cancelled)
    }
  }

  /// Ten minutes of sound, in a file written sparse.
  @Test(.timeLimit(.minutes(10))) func memoryDoesNotGrowWithTheLength() async {
    await #expect(processExitsWith: .success) {
      let scratch = try Scratch()
      let seconds = 600
      let header = HostileFileTests.wave(rate: 8000, bits: 32, length: UInt32(seconds * 32_000))
      let path = try scratch.write(header, to: "long.wav")
      #expect(truncate(path, 44 + seconds * 32_000) == 0)
      let plan = try PlaybackPlan(for: MediaFile(path: path).probe(), path: path)
      let reader = try FragmentReader(path: path, plan: plan)
      for _ in 0..<60 { _ = try reader.next() }
      let before = try residentKilobytes()
      var count = 0
      while let piece = try reader.next() { count += piece.count }
      #expect(count > 200_000)
      #expect(try residentKilobytes() - before < 5_000)
    }
  }
}
