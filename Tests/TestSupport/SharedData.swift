package import Foundation

/// The test data that is shared between projects and not part of the repository.
///
/// It is the folder `shared` beside the package's root, or the one that the environment variable `JIMAKU_SHARED` names.
/// Tests that need it are disabled without it:
///
///     @Test(.enabled(if: SharedData.isAvailable, "\(SharedData.reason)"))
package enum SharedData {
  /// The folder.
  package static let folder: URL = {
    if let path = ProcessInfo.processInfo.environment["JIMAKU_SHARED"] { return URL(filePath: path) }
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return root.deletingLastPathComponent().appending(path: "shared")
  }()

  /// Whether the test data is there.
  package static let isAvailable = FileManager.default.fileExists(atPath: testData("MANIFEST.tsv").path)

  /// Why a test is disabled without it.
  package static let reason = "needs the shared test data beside the package, or JIMAKU_SHARED"

  /// A file of the test data, by its path below `testdata`.
  package static func testData(_ path: String) -> URL {
    folder.appending(path: "testdata").appending(path: path)
  }

  /// A test-data file that is text in UTF-8, as lines without the empty one at the end.
  package static func lines(_ path: String) throws -> [String] {
    let text = try String(contentsOf: testData(path), encoding: .utf8)
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
    return lines.last == "" ? lines.dropLast() : lines
  }
}
