internal import Glibc

/// Bytes that were received and not asked for yet; fast without optimisation, too.
struct ReceivedBytes {
  private var bytes: [UInt8] = []
  private var start = 0

  mutating func append(_ more: [UInt8]) {
    bytes.removeFirst(start)
    start = 0
    bytes += more
  }

  /// All, if there are any.
  mutating func takeAll() -> [UInt8]? {
    start < bytes.count ? take(bytes.count - start) : nil
  }

  /// So many, if they are there.
  mutating func take(_ count: Int) -> [UInt8]? {
    guard bytes.count - start >= count else { return nil }
    defer { start += count }
    return Array(bytes[start..<start + count])
  }

  /// Those up to and with `mark`, if it is there.
  mutating func take(upTo mark: String) -> [UInt8]? {
    let mark = Array(mark.utf8)
    let length: Int? = bytes.withUnsafeBytes { buffer in
      var rest = buffer[start...]
      // Looking for its first byte is left to the system, which is fast.
      while rest.count >= mark.count, let base = UnsafeRawBufferPointer(rebasing: rest).baseAddress,
        let found = memchr(base, Int32(mark[0]), rest.count - mark.count + 1)
      {
        if memcmp(found, mark, mark.count) == 0 {
          return base - (buffer.baseAddress ?? base) + (UnsafeRawPointer(found) - base) + mark.count - start
        }
        rest = rest.dropFirst(UnsafeRawPointer(found) - base + 1)
      }
      return nil
    }
    return length.flatMap { take($0) }
  }
}
