internal import Foundation

/// The folder of the running program.
package enum ExecutableFolder {
  /// Its path, links resolved.
  package static var path: String {
    URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .path(percentEncoded: false)
  }
}
