internal import Glibc
internal import Library

extension FileStamp {
  /// The stamp of the plain file at a path; `nil` when there is none.
  init?(path: String) {
    var facts = stat()
    guard stat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return nil }
    let modified = facts.st_mtim.tv_sec * 1000 + facts.st_mtim.tv_nsec / 1_000_000
    self.init(size: Int(facts.st_size), modified: modified)
  }
}
