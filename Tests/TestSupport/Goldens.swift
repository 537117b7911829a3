internal import Foundation

/// The files beside the tests that hold what a text must be.
///
///     #expect(try goldens.difference(of: text, from: "talk.srt") == nil)
///
/// With the environment variable `JIMAKU_RECORD=1` a file that differs is written anew, and the test still fails, so
/// that a recording run never passes for a check.
package struct Goldens: Sendable {
  private let folder: URL

  /// The goldens in the nearest folder `Goldens` beside or above the file that calls.
  package init(file: String = #filePath) {
    var parent = URL(filePath: file).deletingLastPathComponent()
    while parent.path.count > 1,
      !FileManager.default.fileExists(atPath: parent.appending(path: "Goldens").path)
    {
      parent.deleteLastPathComponent()
    }
    folder = parent.appending(path: "Goldens")
  }

  /// `nil` when `text` is what the file `name` holds; otherwise the lines that differ, or that it was recorded.
  ///
  /// Throws when a recording cannot be written.
  package func difference(of text: String, from name: String) throws -> String? {
    let file = folder.appending(path: name)
    let expected = try? String(contentsOf: file, encoding: .utf8)
    if expected == text { return nil }
    guard ProcessInfo.processInfo.environment["JIMAKU_RECORD"] != "1" else {
      try text.write(to: file, atomically: true, encoding: .utf8)
      return "recorded \(name); run again without JIMAKU_RECORD"
    }
    guard let expected else { return "there is no golden file \(name); record it with JIMAKU_RECORD=1" }
    return "\(name) differs (- golden, + actual):\n" + Self.difference(expected, text)
  }

  /// The lines of both texts that are not in the other, with their numbers.
  static func difference(_ old: String, _ new: String) -> String {
    let oldLines = old.split(separator: "\n", omittingEmptySubsequences: false)
    let newLines = new.split(separator: "\n", omittingEmptySubsequences: false)
    let changes = newLines.difference(from: oldLines).map { change in
      switch change {
      case .remove(let offset, let line, _): (offset, 0, "- \(offset + 1): \(line)")
      case .insert(let offset, let line, _): (offset, 1, "+ \(offset + 1): \(line)")
      }
    }
    return changes.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2).joined(separator: "\n")
  }
}
