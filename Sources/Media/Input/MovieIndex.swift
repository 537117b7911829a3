/// Tells a movie file whose index is missing from a file that is no movie.
///
/// Walks the top-level boxes: 32-bit size, type, and a 64-bit size when the first is 1; 0 means "to the end"
/// (ISO/IEC 14496-12 §4.2).
struct MovieIndex {
  /// Box types a movie file may begin with.
  private static let first: Set<String> = ["ftyp", "mdat", "moov", "wide", "free", "skip", "pnot", "styp"]

  /// Whether `input` begins as a movie file does and has no whole `moov` box.
  ///
  /// Moves the reading position.
  static func isMissing(in input: FileInput) -> Bool {
    var offset: Int64 = 0
    let end = input.size
    while offset < end {
      guard let box = box(at: offset, in: input) else { return offset > 0 }
      if offset == 0, !first.contains(box.type) { return false }
      let length = box.length == 0 ? end - offset : box.length
      guard length >= 8, length <= end - offset else { return true }
      if box.type == "moov" { return false }
      offset += length
    }
    return offset > 0
  }

  private static func box(at offset: Int64, in input: FileInput) -> (type: String, length: Int64)? {
    guard input.seek(to: offset, whence: 0) == offset else { return nil }
    var bytes = [UInt8](repeating: 0, count: 16)
    let count = bytes.withUnsafeMutableBytes { input.read(into: $0) }
    guard count >= 8 else { return nil }
    let short = bytes[0..<4].reduce(Int64(0)) { $0 << 8 | Int64($1) }
    let type = String(decoding: bytes[4..<8], as: UTF8.self)
    guard short == 1 else { return (type, short) }
    guard count == 16, bytes[8] < 0x80 else { return (type, .max) }
    return (type, bytes[8..<16].reduce(Int64(0)) { $0 << 8 | Int64($1) })
  }
}
