internal import Glibc
internal import Synchronization

/// The temporary files there are, so that a program that must end at once can remove them.
final class TemporaryRegister: Sendable {
  private let paths = Mutex<Set<String>>([])

  func add(_ path: String) {
    _ = paths.withLock { $0.insert(path) }
  }

  func remove(_ path: String) {
    _ = paths.withLock { $0.remove(path) }
  }

  /// Removes every file that is still temporary.
  ///
  /// Callable from any thread; meant for the moment before the process ends.
  func removeAllFiles() {
    paths.withLock { paths in
      for path in paths { unlink(path) }
      paths = []
    }
  }
}
