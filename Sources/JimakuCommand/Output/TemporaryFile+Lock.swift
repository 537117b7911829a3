internal import Glibc

extension TemporaryFile {
  /// Opens the file, empty and locked, whether it is new or a killed run left it.
  static func openLocked(_ path: String, target: String) throws(OutputError) -> Int32 {
    while true {
      let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o666)
      guard descriptor >= 0 else { throw OutputError(errno: errno, writing: target) }
      let lock = tryToLock(descriptor)
      if lock == .held {
        close(descriptor)
        throw OutputError(code: .busy, path: target)
      }
      // Its last owner may have removed it between our opening and our lock: then another try makes a new one.
      if isNamed(descriptor) {
        guard ftruncate(descriptor, 0) == 0 else {
          let code = errno
          close(descriptor)
          throw OutputError(errno: code, writing: target)
        }
        return descriptor
      }
      close(descriptor)
    }
  }

  /// Removes what killed runs left in a folder: temporary files that nobody has locked.
  static func sweep(_ folder: String) {
    guard let entries = opendir(folder) else { return }
    defer { closedir(entries) }
    while let entry = readdir(entries) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { continue }
      let path = "\(folder)/\(name)"
      let descriptor = open(path, O_RDWR | O_CLOEXEC | O_NOFOLLOW)
      guard descriptor >= 0 else { continue }
      if tryToLock(descriptor) == .taken { unlink(path) }
      close(descriptor)
    }
  }

  private enum Lock { case taken, held, unsupported }

  /// Some network file systems have no locks: there two runs on one target are the user's to avoid.
  private static func tryToLock(_ descriptor: Int32) -> Lock {
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return .taken }
    return errno == EWOULDBLOCK ? .held : .unsupported
  }

  private static func isNamed(_ descriptor: Int32) -> Bool {
    var facts = stat()
    return fstat(descriptor, &facts) == 0 && facts.st_nlink > 0
  }
}
