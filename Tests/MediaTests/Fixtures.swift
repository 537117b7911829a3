import Foundation
import Testing

/// Where test media come from: the shared collection, and files made by the `ffmpeg` program.
enum Fixtures {
  /// The collection of real files, or `nil` where it is not at hand.
  static let shared: URL? = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let told = ProcessInfo.processInfo.environment["JIMAKU_TESTDATA"].map { URL(filePath: $0) }
    let places = [
      told, root.appending(path: "../shared/testdata"), root.appending(path: "../../shared/testdata"),
    ]
    return places.compactMap(\.self).first { FileManager.default.fileExists(atPath: $0.path + "/media") }?
      .standardizedFileURL
  }()

  /// Why a test that needs the collection does not run.
  static let absent: Comment = "the shared test media are not beside the package (JIMAKU_TESTDATA)"

  /// The path of a real file.
  static func media(_ name: String) throws -> String {
    try #require(shared).appending(path: "media/\(name)").path
  }
}

extension [UInt8] {
  /// The bytes of a file.
  init(contentsOf path: String) throws {
    self = try Array(Data(contentsOf: URL(filePath: path)))
  }
}

/// A folder that is gone when the test is over.
final class Scratch {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "jimaku-media-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  func file(_ name: String) -> String { path + "/" + name }

  /// Writes bytes to a file of this folder and gives its path.
  func write(_ bytes: some Sequence<UInt8>, to name: String) throws -> String {
    try Data(bytes).write(to: URL(filePath: file(name)))
    return file(name)
  }

  /// Runs the `ffmpeg` program, which makes the file `name`, and gives the file's path.
  func make(_ name: String, _ arguments: String...) throws -> String {
    let words = arguments.flatMap { $0.split(separator: " ").map(String.init) }
    let program = Process()
    program.executableURL = URL(filePath: "/usr/bin/env")
    program.arguments = ["ffmpeg", "-nostdin", "-v", "error", "-y"] + words + [file(name)]
    try program.run()
    program.waitUntilExit()
    try #require(program.terminationStatus == 0, "ffmpeg \(words.joined(separator: " "))")
    return file(name)
  }
}
