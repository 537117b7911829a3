/// The files that the library knows: one that is still the same need not be read again.
package struct KnownFiles: Hashable, Sendable {
  private struct File: Hashable {
    var path: ExactPath
    var stamp: FileStamp
  }

  /// What was found out about a file when it was read.
  package struct Facts: Hashable, Sendable {
    /// Tells its content from any other.
    package var fingerprint: String
    /// Moving pictures or sound alone.
    package var kind: Video.Kind
  }

  private var facts: [File: Facts] = [:]

  init(_ places: [VideoPlace]) {
    // Those that are there go last: of two that were at one path, theirs is the word that counts.
    for place in places.filter(\.isMissing) + places.filter({ !$0.isMissing }) {
      facts[File(path: ExactPath(place.path), stamp: place.stamp)] = Facts(
        fingerprint: place.fingerprint, kind: place.kind)
    }
  }

  /// What is known of the file at `path`, if it has the size and time of change that it had.
  package func facts(of path: String, _ stamp: FileStamp) -> Facts? {
    facts[File(path: ExactPath(path), stamp: stamp)]
  }
}
