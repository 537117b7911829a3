internal import Foundation
internal import Glibc

/// A small file system in memory, for what only a mounted one can be; it is unmounted with the last reference.
package final class MountedFolder: Sendable {
  /// The system does not let us mount.
  package struct Refused: Error {}

  private let folder: TemporaryFolder

  /// Where it is.
  package var path: String { folder.url.path }

  /// Whether this process may mount a file system.
  package static let isPossible = (try? MountedFolder(options: "size=4k")) != nil

  /// Why a test is disabled without that right.
  package static let reason = "needs the right to mount a file system"

  /// Mounts it with the options of tmpfs; throws `Refused`, or what making the folder throws.
  package init(options: String) throws {
    folder = try TemporaryFolder()
    let path = folder.url.path
    guard let mount = ExternalTool("mount"),
      try mount.run(["-t", "tmpfs", "-o", options, "tmpfs", path]).status == 0
    else { throw Refused() }
  }

  deinit { umount(path) }
}
