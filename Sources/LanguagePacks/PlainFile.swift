internal import Glibc

/// A plain file that may be read and, where that is asked, really lies in a folder, wherever symbolic links lead.
///
/// A pack may come from anywhere: a link could name any file of the user, and opening a pipe would never return.
struct PlainFile {
  /// Why a path is not that of a plain file in the folder.
  enum Fault: Error {
    /// With the system's error number.
    case unreachable(Int32)
    case outside
    case notPlain
  }

  /// Its path without symbolic links.
  let path: String
  /// Its size in bytes.
  let size: Int
  /// Tells this content from another at the same path, as far as the file system knows.
  let version: Version

  /// What changes with every change of a file.
  struct Version: Hashable, Sendable {
    fileprivate var device: UInt
    fileprivate var inode: UInt
    fileprivate var size: Int
    fileprivate var modified: [Int]
    fileprivate var changed: [Int]
  }

  /// Looks at the path; opens nothing.
  init(_ path: String, within folder: String) throws(Fault) {
    try self.init(path)
    guard self.path.hasPrefix(try Self.real(folder) + "/") else { throw .outside }
  }

  /// Looks at the path, which may lead anywhere; opens nothing.
  init(_ path: String) throws(Fault) {
    let path = try Self.real(path)
    var status = stat()
    guard stat(path, &status) == 0 else { throw .unreachable(errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notPlain }
    guard access(path, R_OK) == 0 else { throw .unreachable(errno) }
    self.path = path
    size = Int(status.st_size)
    version = Version(
      device: UInt(status.st_dev), inode: UInt(status.st_ino), size: size,
      modified: [status.st_mtim.tv_sec, status.st_mtim.tv_nsec],
      changed: [status.st_ctim.tv_sec, status.st_ctim.tv_nsec])
  }

  /// Whether anything has this path, be it a link that leads nowhere.
  static func isNamed(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  private static func real(_ path: String) throws(Fault) -> String {
    guard let resolved = realpath(path, nil) else { throw .unreachable(errno) }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
