/// Cuts bytes into lines as they come: a value, so that it is proved without a pipe.
///
/// A line ends with LF, or CR LF; a last line without an end counts when it has at least one byte. A byte order mark at
/// the beginning is left out. A line that is not UTF-8 is `nil`, and the first
/// tells when all is in an encoding of two or four bytes a character, of which some lines look like UTF-8.
struct LineSplitter {
  private var rest: [UInt8] = []
  private var isAtStart = true
  private var lines: [String?] = []

  /// The encoding of two or four bytes a character that the first line is in, as `iconv` names it; `nil` for any other.
  private(set) var wideEncoding: String?

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
    if isAtStart { wideEncoding = Self.wideEncoding(of: line) }
    if isAtStart, line.starts(with: [0xEF, 0xBB, 0xBF]) { line = line.dropFirst(3) }
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    isAtStart = false
    lines.append(String(validating: line, as: UTF8.self))
    rest.removeAll(keepingCapacity: true)
  }

  private static func wideEncoding(of line: ArraySlice<UInt8>) -> String? {
    if line.starts(with: [0xFF, 0xFE, 0, 0]) || line.starts(with: [0, 0, 0xFE, 0xFF]) { return "UTF-32" }
    if line.starts(with: [0xFF, 0xFE]) || line.starts(with: [0xFE, 0xFF]) { return "UTF-16" }
    // Every other byte of English is 0 there; in text of one byte a character 0 is a stray.
    guard line.count(where: { $0 == 0 }) * 3 > line.count else { return nil }
    return line.first == 0 ? "UTF-16BE" : "UTF-16LE"
  }
}
