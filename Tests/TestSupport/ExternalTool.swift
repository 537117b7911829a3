internal import ChildProcesses
internal import Foundation

/// A program of the system that checks our results independently.
package struct ExternalTool: Sendable {
  private let path: String

  /// The program of this name on the path; `nil` when there is none.
  package init?(_ name: String) {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let paths = folders.map { "\($0)/\(name)" }
    guard let path = paths.first(where: FileManager.default.isExecutableFile) else { return nil }
    self.path = path
  }

  /// The program at a path.
  package init(path: String) {
    self.path = path
  }

  /// Runs it without input and returns its exit status, as shells tell it, and what it wrote to its standard output.
  ///
  /// Throws when it cannot be started.
  package func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
    let (exit, output) = try Command(path, arguments).run()
    return (exit.shellCode, output)
  }
}
