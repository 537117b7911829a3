/// What can be wrong with a call to the chaser.
package enum ChaseError: Error, Hashable, Sendable {
  /// Another video, or the same one again, was opened since.
  case sessionOver
}
