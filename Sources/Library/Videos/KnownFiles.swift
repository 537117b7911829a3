/// The files that the library knows: one that is still the same need not be read to tell its fingerprint.
package struct KnownFiles: Hashable, Sendable {
  private struct File: Hashable {
    var path: ExactPath
    var stamp: FileStamp
  }

  private var fingerprints: [File: String] = [:]

  init(_ places: [VideoPlace]) {
    // Those that are there go last: of two that were at one path, theirs is the word that counts.
    for place in places.filter(\.isMissing) + places.filter({ !$0.isMissing }) {
      fingerprints[File(path: ExactPath(place.path), stamp: place.stamp)] = place.fingerprint
    }
  }

  /// The fingerprint of the file at `path`, if it has the size and time of change that it had.
  package func fingerprint(of path: String, _ stamp: FileStamp) -> String? {
    fingerprints[File(path: ExactPath(path), stamp: stamp)]
  }
}
