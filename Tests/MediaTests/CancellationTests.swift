import Foundation
import Media
import TestSupport
import Testing

struct CancellationTests {
  @Test func aThrownSwitchStopsOpening() throws {
    let scratch = try Scratch()
    let path = try scratch.make("a.wav", "-f lavfi -i sine=f=300:d=1")
    let cancellation = MediaCancellation()
    cancellation.cancel()
    for attempt in [
      { _ = try MediaFile(path: path).probe(cancellation: cancellation) },
      { _ = try AudioReader(path: path, cancellation: cancellation) },
    ] {
      let error = #expect(throws: MediaError.self) { try attempt() }
      #expect(error?.code == .cancelled)
    }
  }

  @Test func aThrownSwitchStopsReading() throws {
    let scratch = try Scratch()
    let path = try scratch.make("a.wav", "-f lavfi -i sine=f=300:d=60")
    let cancellation = MediaCancellation()
    let reader = try AudioReader(path: path, cancellation: cancellation)
    #expect(try reader.next() != nil)
    cancellation.cancel()
    for _ in 0..<2 {
      let error = #expect(throws: MediaError.self) { try reader.next() }
      #expect(error?.code == .cancelled)
    }
  }

  /// The pipe has a writer that writes nothing: without cancellation the reading would wait for ever.
  @Test(.timeLimit(.minutes(10))) func aReadingThatWaitsIsCancelled() async throws {
    let scratch = try Scratch()
    let path = scratch.file("pipe")
    #expect(mkfifo(path, 0o600) == 0)
    let reading = Task { for try await _ in AudioChunks(path: path) {} }
    // Opening for writing succeeds when the reader has opened its end, and not before.
    let writer = await OwnThread.run { open(path, O_WRONLY) }
    defer { close(writer) }
    reading.cancel()
    let error = await #expect(throws: MediaError.self) { try await reading.value }
    #expect(error?.code == .cancelled)
  }

  @Test(.timeLimit(.minutes(10))) func aPipeIsReadAsAFile() async throws {
    let scratch = try Scratch()
    let bytes = try [UInt8](contentsOf: scratch.make("a.wav", "-f lavfi -i sine=f=300:d=2:r=16000"))
    let path = scratch.file("pipe")
    #expect(mkfifo(path, 0o600) == 0)
    let writing = Task {
      try await OwnThread.run { try FileHandle(forWritingTo: URL(filePath: path)).write(contentsOf: bytes) }
    }
    var count = 0
    for try await chunk in AudioChunks(path: path) { count += chunk.samples.count }
    try await writing.value
    #expect(count == 32_000)
  }
}
