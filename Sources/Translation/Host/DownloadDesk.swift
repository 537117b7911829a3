internal import Foundation
internal import Synchronization

/// Has packs downloaded for the sessions of one host: each pair once at a time, however many ask for it.
final class DownloadDesk: Sendable {
  private let downloads: TranslationDownloads
  private let underWay = Mutex<[TranslationDownload: Task<Void, any Error>]>([:])

  init(_ downloads: TranslationDownloads) {
    self.downloads = downloads
  }

  /// Returns when the pack is installed.
  ///
  /// Throws `CocoaError.userCancelled` when the person refused, `.notInstalled` with what went wrong, or
  /// `CancellationError`: then the download goes on for whoever asks next.
  func obtain(_ download: TranslationDownload) async throws {
    let task = underWay.withLock { underWay in
      if let task = underWay[download] { return task }
      let task = Task { try await self.carryOut(download) }
      underWay[download] = task
      return task
    }
    // Waiting can be cancelled, unlike waiting for the task's value.
    let (results, report) = AsyncStream.makeStream(of: Result<Void, any Error>.self)
    Task {
      report.yield(await task.result)
      report.finish()
    }
    for await result in results { return try result.get() }
    throw CancellationError()
  }

  private func carryOut(_ download: TranslationDownload) async throws {
    defer { underWay.withLock { $0[download] = nil } }
    guard await downloads.approve(download) else { throw CocoaError(.userCancelled) }
    do {
      try await downloads.install(download)
    } catch let error as CocoaError where error.code == .userCancelled {
      throw error
    } catch {
      throw TranslationError(.notInstalled, underlying: error)
    }
  }
}
