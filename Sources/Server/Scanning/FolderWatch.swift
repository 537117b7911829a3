internal import Foundation
internal import HTTPServer
internal import Library
internal import Subtitles

/// Keeps the library as the folders are, and tells the pages when that changed.
///
/// The folders are looked through every few seconds; files that are known and unchanged are not opened, so that a look at a
/// thousand videos takes milliseconds. The system's own notices miss network drives, and there are only so many of them.
struct FolderWatch: Sendable {
  private static let pause: Duration = .seconds(3)

  let library: LibraryStore
  let events: EventStream
  let roots: [String]

  /// Looks once; tells whether anything changed.
  @discardableResult
  func look() async throws -> Bool {
    let files = await FolderScan(roots: roots).files(known: try await library.knownFiles())
    let changes = try await library.take(files, under: roots, now: Date())
    if !changes.isEmpty {
      events.publish(ServerSentEvent(name: "library", data: JSONLine.object([]).written))
    }
    return !changes.isEmpty
  }

  /// Looks again and again until the task is cancelled.
  func run() async {
    while (try? await Task.sleep(for: Self.pause)) != nil {
      // A look that failed, as on a full disk, is tried again with the next.
      _ = try? await look()
    }
  }
}
