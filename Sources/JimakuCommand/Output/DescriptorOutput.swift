internal import Glibc

/// Where a command's text goes.
protocol TextOutput: Sendable {
  /// Writes all of it at once; returns 0 or the system's error number.
  @discardableResult
  func write(_ text: String) -> Int32
}

/// An open file of the process, such as standard output.
struct DescriptorOutput: TextOutput {
  let descriptor: Int32

  @discardableResult
  func write(_ text: String) -> Int32 {
    var text = text
    return text.withUTF8 { Self.write(UnsafeRawBufferPointer($0), to: descriptor) }
  }

  /// Writes all bytes, however many calls that takes; returns 0 or the system's error number.
  static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32 {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count < 0 {
        if errno == EINTR { continue }
        return errno
      }
      rest = rest.dropFirst(count)
    }
    return 0
  }
}
