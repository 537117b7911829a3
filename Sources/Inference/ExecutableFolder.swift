internal import Foundation

/// The folder of the running program.
package enum ExecutableFolder {
  /// Its path, links resolved.
  package static var path: String {
    let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    let folder = program.deletingLastPathComponent().path(percentEncoded: false)
    return folder.hasSuffix("/") ? String(folder.dropLast()) : folder
  }
}
