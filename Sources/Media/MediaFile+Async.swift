internal import Dispatch

extension MediaFile {
  /// Opens the file and says what is in it, for tasks: the blocking work is done on a queue of its own.
  ///
  /// Throws as `probe` does; `cancelled` when the task is cancelled.
  package func probed() async throws(MediaError) -> MediaInfo {
    let cancellation = MediaCancellation()
    let result: Result<MediaInfo, MediaError> = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        DispatchQueue(label: "jimaku.media.probe").async {
          do throws(MediaError) {
            continuation.resume(returning: .success(try probe(cancellation: cancellation)))
          } catch {
            continuation.resume(returning: .failure(error))
          }
        }
      }
    } onCancel: {
      cancellation.cancel()
    }
    return try result.get()
  }
}
