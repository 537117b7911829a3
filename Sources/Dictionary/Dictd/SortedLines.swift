/// Lines of text, sorted by the bytes of the key each begins with, and searched where they stand.
///
/// Nothing is made of the text beforehand, so a dictionary opens at once and costs its size in memory. A text that is
/// not sorted, or is no text at all, finds less than it holds, and nothing worse.
struct SortedLines: Sendable {
  typealias Line = ArraySlice<UInt8>

  private let bytes: [UInt8]
  private let keyEnd: UInt8
  private let otherKeyEnd: UInt8

  /// Lines whose keys end before the first of these bytes, or with the line.
  init(_ bytes: [UInt8], keyEnd: UInt8, or otherKeyEnd: UInt8? = nil) {
    self.bytes = bytes
    self.keyEnd = keyEnd
    self.otherKeyEnd = otherKeyEnd ?? keyEnd
  }

  /// The lines with this key, without their line ends; the first 64 of them, since a word has no more entries.
  func lines(for key: String) -> [Line] {
    let target = Array(key.utf8)
    guard !target.isEmpty else { return [] }
    var found: [Line] = []
    var start = lowerBound(target)
    while found.count < 64, start < bytes.endIndex, compare(at: start, target) == 0 {
      let end = lineEnd(start)
      found.append(bytes[start..<(end > start && bytes[end - 1] == Self.carriageReturn ? end - 1 : end)])
      start = end + 1
    }
    return found
  }

  /// Whether a line has this key.
  func has(_ key: String) -> Bool {
    let target = Array(key.utf8)
    guard !target.isEmpty else { return false }
    let start = lowerBound(target)
    return start < bytes.endIndex && compare(at: start, target) == 0
  }

  /// Whether a line has a key that begins so.
  func hasKey(beginningWith prefix: String) -> Bool {
    let target = Array(prefix.utf8)
    let start = lowerBound(target)
    return start < bytes.endIndex && key(at: start).starts(with: target)
  }

  /// Calls `body` with each key in order.
  func forEachKey(_ body: (Line) -> Void) {
    var start = bytes.startIndex
    while start < bytes.endIndex {
      body(key(at: start))
      start = lineEnd(start) + 1
    }
  }

  /// Where the first line begins whose key is not less than the target; the end when there is none.
  private func lowerBound(_ target: [UInt8]) -> Int {
    var (low, high) = (bytes.startIndex, bytes.endIndex)
    while low < high {
      let start = lineStart((low + high) / 2, notBefore: low)
      if compare(at: start, target) < 0 { low = min(lineEnd(start) + 1, high) } else { high = start }
    }
    return low
  }

  /// Negative, zero or positive, as the key of the line at `start` is less than, equal to or greater than the target.
  private func compare(at start: Int, _ target: [UInt8]) -> Int {
    var place = start
    for byte in target {
      guard place < bytes.endIndex, !endsKey(bytes[place]) else { return -1 }
      if bytes[place] != byte { return bytes[place] < byte ? -1 : 1 }
      place += 1
    }
    return place == bytes.endIndex || endsKey(bytes[place]) ? 0 : 1
  }

  private func key(at start: Int) -> Line {
    bytes[start..<(bytes[start...].firstIndex(where: endsKey) ?? bytes.endIndex)]
  }

  private func endsKey(_ byte: UInt8) -> Bool {
    byte == keyEnd || byte == otherKeyEnd || byte == Self.lineFeed || byte == Self.carriageReturn
  }

  private func lineStart(_ place: Int, notBefore low: Int) -> Int {
    var start = place
    while start > low, bytes[start - 1] != Self.lineFeed { start -= 1 }
    return start
  }

  private func lineEnd(_ start: Int) -> Int {
    bytes[start...].firstIndex(of: Self.lineFeed) ?? bytes.endIndex
  }

  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")
}
