import Captioning
import Foundation
import Subtitles
import TestSupport
import Testing
import Translation

@testable import Chase
@testable import Library

struct StoppedPursuitTests {
  private struct Begun: Error {}

  /// It is stopped while it asks the library what there is to hear.
  @Test(.timeLimit(.minutes(10))) func whatIsStoppedBeginsNothing() async throws {
    let folder = try TemporaryFolder()
    let library = try LibraryStore(at: folder.file("library.sqlite"), now: Date())
    let file = FoundFile(
      fingerprint: "talk", path: "/talk.wav", stamp: FileStamp(size: 1, modified: 1), title: "talk",
      folder: "", kind: .audio, duration: 44_096)
    let id = try #require(try await library.take([file], under: ["/"], now: Date()).added.first)
    let video = try await library.video(id)
    let (asked, sink) = AsyncStream.makeStream(of: Void.self)
    let gate = DispatchSemaphore(value: 0)
    await confirmation(expectedCount: 0) { begins in
      let engines = ChaseEngines(
        generator: {
          begins()
          throw Begun()
        },
        session: {
          // Translation begins beside hearing, when that waits for the answer.
          sink.yield()
          return RenewingSession(
            TranslationSession(
              installedSource: Locale.Language(identifier: "en"), target: Locale.Language(identifier: "ja")))
        },
        source: { _ in
          // From now on the library does not answer.
          await withCheckedContinuation { held in
            Task {
              try await library.read { _ in
                held.resume()
                gate.wait()
              }
            }
          }
          return ChaseSource(.sound(.automatic))
        })
      let pursuit = Pursuit(video: video, position: .zero, library: library, engines: engines) { _ in }
      await pursuit.start()
      for await _ in asked { break }
      async let stopped: Void = pursuit.stop()
      while !(await pursuit.isOver) { await Task.yield() }
      gate.signal()
      await stopped
    }
  }
}
