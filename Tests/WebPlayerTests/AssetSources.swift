import Foundation
import WebPlayer

/// The files as they lie in the folder, and as text.
enum AssetSources {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Sources/WebPlayer/Assets")

  /// The content of every file of the folder by its path below it.
  static func onDisk() throws -> [String: Data] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    var found: [String: Data] = [:]
    for path in paths {
      let file = folder.appending(path: path)
      if try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true {
        found[path] = try Data(contentsOf: file)
      }
    }
    return found
  }

  /// The text of every embedded file whose name ends so.
  static func texts(_ ending: String) -> [String: String] {
    WebAsset.all.filter { $0.key.hasSuffix(ending) }.mapValues { String(decoding: $0.bytes, as: UTF8.self) }
  }

  static let page = WebAsset.page.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
}

extension String {
  /// What the first group of a pattern holds at each place where the pattern is found.
  func captures(_ pattern: Regex<(Substring, Substring)>) -> [String] {
    matches(of: pattern).map { String($0.output.1) }
  }
}
