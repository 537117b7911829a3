import Foundation
import Subtitles
import TestSupport

@testable import Library

/// A library in a folder of its own, with one video.
struct TestLibrary {
  static let now = Date(timeIntervalSince1970: 1_800_000_000)

  let folder: TemporaryFolder
  let store: LibraryStore
  let video: Video.ID

  init() async throws {
    folder = try TemporaryFolder()
    store = try LibraryStore(at: folder.file("library.sqlite"), now: Self.now)
    video = try await Self.add("talk", to: store)
  }

  /// Adds a video whose name is everything about it.
  static func add(_ name: String, to store: LibraryStore, duration: Int? = nil) async throws -> Video.ID {
    let changes = try await store.take([file(name, duration: duration)], under: [], now: now)
    guard let id = changes.added.first else { throw LibraryError(.notFound, path: "", detail: name) }
    return id
  }

  /// A file at `/videos/NAME` with the content `content`.
  static func file(
    _ name: String, content: String? = nil, modified: Int = 1000, duration: Int? = nil
  ) -> FoundFile {
    FoundFile(
      fingerprint: content ?? name, path: "/videos/\(name)", stamp: FileStamp(size: 10, modified: modified),
      title: name, folder: "videos", kind: .video, duration: duration)
  }

  /// Stores cues `text start…end` that were heard within one range, and returns their identities.
  @discardableResult
  func hear(_ range: TimeSpan, _ cues: [(String, TimeSpan)]) async throws -> RecordedStep {
    let new = cues.map { SettledStep.NewCue(span: $1, text: $0, translation: .pending) }
    return try await store.record(SettledStep(ranges: TimelineRanges([range]), cues: new), of: video)
  }

  /// The cues that are shown, as `text start…end`.
  func shown() async throws -> [String] {
    try await store.subtitles(of: video).cues.map(\.brief)
  }
}

extension StoredCue {
  var brief: String { "\(cue.text) \(cue.span.start.milliseconds)…\(cue.span.end.milliseconds)" }
}
