import Captioning
import Chase
import Foundation
import Speech
import Subtitles
import TestSupport
import Testing
import Translation

@testable import Library

/// A library with copies of the reading, and the news of its chaser.
final class ChaseRoom: Sendable {
  let folder: TemporaryFolder
  let library: LibraryStore
  let news: AsyncStream<ChaseNews>
  let chaser: Chaser

  /// The library waits so many milliseconds for others, and `session` makes the translations.
  ///
  /// `begins` is told each time that hearing begins, and `happens` of the news before anybody else.
  init(
    patience: Int = Connection.patience, begins: @escaping @Sendable () -> Void = {},
    session: @escaping @Sendable () -> RenewingSession = { RenewingSession(ChaseRoom.session()) },
    happens: @escaping @Sendable (ChaseEvent) -> Void = { _ in }
  ) throws {
    folder = try TemporaryFolder()
    let file = LibraryFile(url: folder.file("library.sqlite"), patience: patience)
    library = try LibraryStore(file, now: Date())
    let (news, sink) = AsyncStream.makeStream(of: ChaseNews.self)
    self.news = news
    let engines = ChaseEngines(
      generator: {
        begins()
        let recognizer = try #require(SFSpeechRecognizer(locale: Locale(identifier: "en-US")))
        return SubtitleGenerator(recognizer: recognizer, session: nil)
      },
      session: session)
    chaser = Chaser(library: library, engines: engines) { item in
      happens(item.event)
      sink.yield(item)
    }
  }

  /// Translates into Japanese.
  static func session() -> TranslationSession {
    TranslationSession(
      installedSource: Locale.Language(identifier: "en"), target: Locale.Language(identifier: "ja"))
  }

  func add(_ name: String, duration: Int? = 44_096) async throws -> Video.ID {
    let file = FoundFile(
      fingerprint: name, path: SetUp.recording.path(percentEncoded: false),
      stamp: FileStamp(size: 1, modified: 1), title: name, folder: "", kind: .audio, duration: duration)
    return try #require(
      try await library.take([file], under: ["/\(name)"], now: Date()).added.first)
  }

  /// Waits for the end of the work on a session and returns its news up to there.
  func untilDone(_ session: Int) async -> [ChaseEvent] {
    var events: [ChaseEvent] = []
    for await item in news where item.session == session {
      events.append(item.event)
      if case .work(let work) = item.event, work.phase == .done || work.phase == .failed { return events }
    }
    return events
  }
}
