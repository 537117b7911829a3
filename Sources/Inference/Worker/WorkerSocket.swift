internal import Foundation
internal import Glibc

/// One end of the socket pair between parent and worker; owns its descriptor.
///
/// Reading belongs to one thread and writing to one at a time; both may go on together.
final class WorkerSocket: Sendable {
  let descriptor: Int32

  init(owning descriptor: Int32) {
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor)
  }

  /// Two connected ends, neither inherited by a child unless handed over.
  static func pair() throws(InferenceError) -> (WorkerSocket, WorkerSocket) {
    var ends: [Int32] = [-1, -1]
    let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, type, 0, &ends) == 0 else {
      throw InferenceError(.workerUnavailable, "socketpair: " + String(cString: strerror(errno)))
    }
    return (WorkerSocket(owning: ends[0]), WorkerSocket(owning: ends[1]))
  }

  /// Ends the conversation in both directions; a blocked reader on either side wakes.
  func hangUp() {
    shutdown(descriptor, Int32(SHUT_RDWR))
  }

  /// Writes the whole frame; `false` when the other end is gone.
  func write(_ frame: [UInt8]) -> Bool {
    frame.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let part = UnsafeRawBufferPointer(rebasing: rest)
        let written = send(descriptor, part.baseAddress, part.count, Int32(MSG_NOSIGNAL))
        if written < 0 {
          if errno == EINTR { continue }
          return false
        }
        rest = rest.dropFirst(written)
      }
      return true
    }
  }

  /// The next frame; `nil` when the other end is gone or talks nonsense.
  func readFrame() -> (WorkerFrame.Kind, [UInt8])? {
    guard let header = read(WorkerFrame.headerSize) else { return nil }
    let length = header.withUnsafeBytes { Int(UInt32(littleEndian: $0.loadUnaligned(as: UInt32.self))) }
    guard length <= WorkerFrame.maximumPayload, let kind = WorkerFrame.Kind(rawValue: header[4]) else {
      return nil
    }
    guard let payload = read(length) else { return nil }
    return (kind, payload)
  }

  private func read(_ count: Int) -> [UInt8]? {
    var received = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      while received < count {
        let part = UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[received...])
        let got = recv(descriptor, part.baseAddress, part.count, 0)
        if got < 0 && errno == EINTR { continue }
        if got <= 0 { break }
        received += got
      }
      initialized = received
    }
    return received == count ? bytes : nil
  }
}
