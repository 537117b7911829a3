internal import Foundation
package import Library
package import Subtitles

/// Works on the video that is being watched: hears it from where the viewer is, translates what was said, and stores
/// everything as it settles.
///
/// One video at a time. Opening another stops the work on the one before, and waits until it has stopped; nothing of it
/// is told afterwards. What was stored is not done again, so an interrupted work goes on.
package actor Chaser {
  private let library: LibraryStore
  private let engines: ChaseEngines
  private let tell: @Sendable (ChaseNews) -> Void
  private var lastSession = 0
  private var current: Pursuit?

  /// A chaser that does nothing yet; `tell` is called with the news, one after the other.
  package init(
    library: LibraryStore, engines: ChaseEngines, tell: @escaping @Sendable (ChaseNews) -> Void
  ) {
    self.library = library
    self.engines = engines
    self.tell = tell
  }

  /// Begins to work on a video, from a position, and returns the session that its news carry.
  ///
  /// Throws `LibraryError` when there is no such video, and `sessionOver` when another was opened meanwhile.
  package func open(_ id: Video.ID, at position: Timestamp) async throws -> Int {
    lastSession += 1
    let session = lastSession
    await stop()
    let video = try await library.video(id)
    guard session == lastSession else { throw ChaseError.sessionOver }
    await begin(video, at: position, session)
    return session
  }

  /// The viewer is at `position` now; the work moves there if it is not there.
  ///
  /// Throws `sessionOver` for a session that is not the current one.
  package func move(_ session: Int, to position: Timestamp) async throws(ChaseError) {
    await (try pursuit(session)).move(to: position)
  }

  /// Something about the video's subtitles has changed: an edit, or a translation that is wanted again.
  package func lookAgain(_ video: Video.ID) async {
    if let current, current.video.id == video { await current.lookAgain() }
  }

  /// Begins the work on a video anew if it is the current one, as when it failed or is to be heard otherwise; the session
  /// goes on.
  package func beginAgain(_ id: Video.ID) async {
    guard let old = current, old.video.id == id else { return }
    let session = lastSession
    await old.stop()
    // A video that is gone meanwhile stays closed.
    guard session == lastSession, let video = try? await library.video(id) else { return }
    await begin(video, at: await old.position, session)
  }

  /// Ends a session: its work stops before this returns.
  ///
  /// Throws `sessionOver` for a session that is not the current one, whose work goes on.
  package func close(_ session: Int) async throws(ChaseError) {
    _ = try pursuit(session)
    await close()
  }

  /// Stops the work, whosever it is; returns when it has stopped.
  package func close() async {
    lastSession += 1
    await stop()
  }

  private func begin(_ video: Video, at position: Timestamp, _ session: Int) async {
    let pursuit = Pursuit(
      video: video, position: position, library: library, engines: engines
    ) { [tell] event in tell(ChaseNews(session: session, video: video.id, event: event)) }
    current = pursuit
    await pursuit.start()
  }

  private func stop() async {
    let pursuit = current
    current = nil
    await pursuit?.stop()
  }

  private func pursuit(_ session: Int) throws(ChaseError) -> Pursuit {
    guard session == lastSession, let current else { throw .sessionOver }
    return current
  }
}
