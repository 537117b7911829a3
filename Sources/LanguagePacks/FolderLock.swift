internal import Foundation
internal import Glibc

/// Holds a folder against others, as long as it lives; a process that is killed lets go.
final class FolderLock {
  private let descriptor: Int32

  /// `nil` when another holds it and nobody `waits`, or when the file system has no locks or no such folder.
  init?(path: String, waits: Bool = false) {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    self.descriptor = descriptor
    guard descriptor >= 0, flock(descriptor, waits ? LOCK_EX : LOCK_EX | LOCK_NB) == 0 else { return nil }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }
}

/// An error of the system, by its number.
struct SystemFault: Error {
  let number: Int32

  init(_ number: Int32) {
    self.number = number
  }

  /// The one at the bottom of an error of Foundation's; `nil` when there is none.
  init?(_ error: any Error) {
    let facts = error as NSError
    if facts.domain == NSPOSIXErrorDomain {
      self.init(Int32(facts.code))
    } else if let underlying = facts.userInfo[NSUnderlyingErrorKey] as? any Error {
      self.init(underlying)
    } else {
      return nil
    }
  }

  /// The system's words.
  var words: String { String(cString: strerror(number)) }
}
