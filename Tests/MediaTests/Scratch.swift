import Foundation
import TestSupport
import Testing

/// A folder of test media, made by the `ffmpeg` program, that is gone when the test is over.
final class Scratch {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  var path: String { folder.url.path }

  func file(_ name: String) -> String { path + "/" + name }

  /// Writes bytes to a file of this folder and gives its path.
  func write(_ bytes: some Sequence<UInt8>, to name: String) throws -> String {
    try folder.write(Data(bytes), to: name)
    return file(name)
  }

  /// Runs the `ffmpeg` program, which makes the file `name`, and gives the file's path.
  func make(_ name: String, _ arguments: String...) throws -> String {
    let words = arguments.flatMap { $0.split(separator: " ").map(String.init) }
    let program = try #require(ExternalTool("ffmpeg"))
    let (status, _) = try program.run(["-nostdin", "-v", "error", "-y"] + words + [file(name)])
    try #require(status == 0, "ffmpeg \(words.joined(separator: " "))")
    return file(name)
  }
}

extension [UInt8] {
  /// The bytes of a file.
  init(contentsOf path: String) throws {
    self = try Array(Data(contentsOf: URL(filePath: path)))
  }
}
