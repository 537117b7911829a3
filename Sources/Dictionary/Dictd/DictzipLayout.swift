/// Where the pieces of a dictzip file are, and what they unpack to.
///
/// Dictzip is gzip whose stream is flushed after each `chunkLength` bytes of text, with the packed sizes in an extra
/// field. Sources: RFC 1952, sections 2.2 and 2.3; the manual page dictzip(1), "DICTZIP FORMAT".
struct DictzipLayout: Hashable, Sendable {
  /// How many bytes of text each piece holds; the last may hold fewer.
  let chunkLength: Int
  /// The length of the whole text in bytes.
  let textLength: Int
  /// Where each packed piece begins, and where the last ends.
  let bounds: [Int]

  /// The number of pieces.
  var chunkCount: Int { bounds.count - 1 }

  /// How many bytes of text a piece holds.
  func length(ofChunk number: Int) -> Int {
    min(chunkLength, textLength - number * chunkLength)
  }

  /// Reads the header; throws `badArchive`.
  init(of file: OpenFile) throws(DictionaryError) {
    func bad(_ detail: String) -> DictionaryError {
      DictionaryError(.badArchive, file: file.path, detail: detail)
    }
    guard file.size >= Self.fixedLength + 2 + Self.trailerLength else { throw bad("\(file.size) bytes") }
    let start = try file.read(0..<Self.fixedLength + 2)
    guard start.starts(with: [0x1F, 0x8B, 8]) else { throw bad("not gzip") }
    let flags = start[3]
    guard flags & Self.hasExtra != 0 else { throw bad("no extra field") }
    let extraEnd = Self.fixedLength + 2 + Self.number(start[10..<12])
    guard extraEnd + Self.trailerLength <= file.size else { throw bad("ends within its header") }
    let extra = try file.read(Self.fixedLength + 2..<extraEnd)
    guard let table = Self.subfield(extra), table.count >= 6 else { throw bad("no table of pieces") }
    let base = table.startIndex
    let version = Self.number(table[base..<base + 2])
    guard version == 1 else { throw bad("version \(version)") }
    chunkLength = Self.number(table[base + 2..<base + 4])
    let count = Self.number(table[base + 4..<base + 6])
    guard chunkLength > 0, table.count >= 6 + 2 * count else { throw bad("a table of \(count) pieces") }
    textLength = Self.number(try file.read(file.size - 4..<file.size)[...])
    guard count == (textLength + chunkLength - 1) / chunkLength else {
      throw bad("\(count) pieces for \(textLength) bytes")
    }
    var place = try Self.endOfHeader(file, after: extraEnd, flags)
    var bounds = [place]
    for piece in 0..<count {
      place += Self.number(table[base + 6 + 2 * piece..<base + 8 + 2 * piece])
      bounds.append(place)
    }
    guard place + Self.trailerLength <= file.size else { throw bad("ends within its text") }
    self.bounds = bounds
  }

  private static let fixedLength = 10
  private static let trailerLength = 8
  private static let hasHeaderCheck: UInt8 = 1 << 1
  private static let hasExtra: UInt8 = 1 << 2
  private static let hasName: UInt8 = 1 << 3
  private static let hasComment: UInt8 = 1 << 4
  /// A name or comment that is longer than any system allows is not searched to its end.
  private static let longestName = 1 << 12

  /// The content of the subfield `RA`, "random access".
  private static func subfield(_ extra: [UInt8]) -> ArraySlice<UInt8>? {
    var rest = extra[...]
    while rest.count >= 4 {
      let name = rest.prefix(2)
      let length = number(rest.dropFirst(2).prefix(2))
      rest = rest.dropFirst(4)
      if name.elementsEqual("RA".utf8) { return rest.count >= length ? rest.prefix(length) : nil }
      rest = rest.dropFirst(length)
    }
    return nil
  }

  /// Where the packed text begins: behind the name, the comment and the header's checksum, which may each be there.
  private static func endOfHeader(
    _ file: OpenFile, after start: Int, _ flags: UInt8
  ) throws(DictionaryError) -> Int {
    var place = start
    for flag in [hasName, hasComment] where flags & flag != 0 {
      let text = try file.read(place..<min(place + longestName, file.size))
      guard let end = text.firstIndex(of: 0) else {
        throw DictionaryError(.badArchive, file: file.path, detail: "a name without end")
      }
      place += end + 1
    }
    return flags & hasHeaderCheck == 0 ? place : place + 2
  }

  /// A number with its low byte first.
  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
