internal import Synchronization

/// A switch that stops readings, thrown once and from any thread.
///
/// Reads that wait for data notice it within 50 ms and fail with `MediaError.Code.cancelled`; so does every
/// later call.
package final class MediaCancellation: Sendable {
  private let flag = Atomic(false)

  /// A switch that has not been thrown.
  package init() {}

  /// Stops the readings that were given this switch.
  ///
  /// Callable from anywhere, any number of times.
  package func cancel() {
    flag.store(true, ordering: .releasing)
  }

  /// Whether the switch has been thrown.
  package var isCancelled: Bool {
    flag.load(ordering: .acquiring)
  }
}
