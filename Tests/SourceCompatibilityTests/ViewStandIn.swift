import Foundation
import Translation

/// Where an app has a view with `.translationTask`: hands sessions to the app's own code, and tells when it is done.
@MainActor
final class ViewStandIn {
  private let host: TranslationTaskHost
  private var finished: AsyncStream<Void>.Iterator

  init(
    downloads: TranslationDownloads? = nil,
    action: @escaping @MainActor @Sendable (TranslationSession) async -> Void
  ) {
    let (stream, report) = AsyncStream.makeStream(of: Void.self)
    finished = stream.makeAsyncIterator()
    host = TranslationTaskHost(downloads: downloads) { session in
      await action(session)
      report.yield()
    }
  }

  /// The view's state has changed.
  func update(_ configuration: TranslationSession.Configuration?) {
    host.configuration = configuration
  }

  /// Waits for the end of an action.
  func actionFinished() async {
    var iterator = finished
    await iterator.next(isolation: #isolation)
    finished = iterator
  }

  /// The view has vanished.
  func vanish() {
    host.end()
  }
}
