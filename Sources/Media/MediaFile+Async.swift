internal import Dispatch

extension MediaFile {
  /// Opens the file and says what is in it, for tasks: the blocking work is done on a queue of its own.
  ///
  /// Throws as `probe` does; `cancelled` when the task is cancelled.
  package func probed() async throws(MediaError) -> MediaInfo {
    try await blocking { cancellation throws(MediaError) in try probe(cancellation: cancellation) }
  }

  /// Does blocking work on a queue of its own, so that no thread of the tasks waits (Decisions/0033).
  ///
  /// Throws what `work` throws; the cancellation it is given is thrown when the task is cancelled.
  func blocking<Outcome: Sendable>(
    _ work: @escaping @Sendable (MediaCancellation) throws(MediaError) -> Outcome
  ) async throws(MediaError) -> Outcome {
    let cancellation = MediaCancellation()
    let result: Result<Outcome, MediaError> = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        DispatchQueue(label: "jimaku.media.once").async {
          do throws(MediaError) {
            continuation.resume(returning: .success(try work(cancellation)))
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
