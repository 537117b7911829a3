/// Cuts bytes into lines as they come: a value, so that it is proved without a pipe.
///
/// A line ends with LF, or CR LF; a last line without an end counts when it has at least one byte. A byte order mark at
/// the beginning is left out. A line that is not UTF-8 is `nil`.
struct LineSplitter {
  private var rest: [UInt8] = []
  private var isAtStart = true
  private var lines: [String?] = []

  /// How many lines can be taken.
  var count: Int { lines.count }

  /// Adds bytes.
  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      if byte == UInt8(ascii: "\n") { endLine() } else { rest.append(byte) }
    }
  }

  /// Nothing follows.
  mutating func finish() {
    if !rest.isEmpty { endLine() }
  }

  /// Takes at most so many lines, in order.
  mutating func take(_ limit: Int) -> [String?] {
    let taken = Array(lines.prefix(limit))
    lines.removeFirst(taken.count)
    return taken
  }

  private mutating func endLine() {
    var line = rest[...]
    if isAtStart, line.starts(with: [0xEF, 0xBB, 0xBF]) { line = line.dropFirst(3) }
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    isAtStart = false
    lines.append(String(validating: line, as: UTF8.self))
    rest.removeAll(keepingCapacity: true)
  }
}
