internal import Glibc

/// Ends the waiting of the server's loop from other threads.
final class WakeUp: Sendable {
  /// What the loop waits for.
  let descriptor: Int32
  private let sender: Int32

  /// `nil` when the system has no more descriptors; the reason is in `errno`.
  init?() {
    var ends: [Int32] = [-1, -1]
    let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
    guard socketpair(AF_UNIX, type, 0, &ends) == 0 else { return nil }
    (descriptor, sender) = (ends[0], ends[1])
  }

  deinit {
    close(descriptor)
    close(sender)
  }

  /// The loop goes round once more.
  func signal() {
    var byte: UInt8 = 0
    // When there is no room, signals enough wait already.
    _ = send(sender, &byte, 1, Int32(MSG_NOSIGNAL))
  }

  /// Forgets the signals.
  func clear() {
    var bytes = [UInt8](repeating: 0, count: 256)
    while recv(descriptor, &bytes, bytes.count, 0) == bytes.count {}
  }
}
