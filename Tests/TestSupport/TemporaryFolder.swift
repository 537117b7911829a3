package import Foundation

/// An empty folder of its own for a test; it and everything in it is removed with the last reference.
package final class TemporaryFolder: Sendable {
  /// Where it is.
  package let url: URL

  /// Makes the folder; throws when that fails.
  package init() throws {
    url = FileManager.default.temporaryDirectory.appending(
      path: "jimaku-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// The place of a file or folder in it, which need not exist.
  package func file(_ name: String) -> URL {
    url.appending(path: name)
  }

  /// Writes a file into it and returns its place.
  @discardableResult
  package func write(_ data: Data, to name: String) throws -> URL {
    let place = file(name)
    try data.write(to: place)
    return place
  }

  /// Writes a text into it as UTF-8 and returns its place.
  @discardableResult
  package func write(_ text: String, to name: String) throws -> URL {
    try write(Data(text.utf8), to: name)
  }

  deinit {
    // Removal can only fail where the test itself took the folder away.
    try? FileManager.default.removeItem(at: url)
  }
}
