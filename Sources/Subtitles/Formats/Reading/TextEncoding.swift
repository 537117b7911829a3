internal import CICU
internal import Glibc

/// Finds out in which character encoding a text file is, and reads it.
///
/// Strict: a byte that makes no sense in an encoding rules it out, so that nothing garbled is taken for text.
package enum TextEncoding {
  /// A text with what its bytes were.
  package struct Decoded: Hashable, Sendable {
    /// The text without a byte order mark.
    package var text: String
    /// The encoding's usual name, such as `UTF-8` or `Shift_JIS`.
    package var encoding: String
    /// Whether a byte order mark stood in front.
    package var hasMark: Bool
  }

  /// Byte order marks; the longer first, since one begins with another.
  private static let marks: [(bytes: [UInt8], encoding: String)] = [
    ([0xFF, 0xFE, 0, 0], "UTF-32LE"), ([0, 0, 0xFE, 0xFF], "UTF-32BE"),
    ([0xFF, 0xFE], "UTF-16LE"), ([0xFE, 0xFF], "UTF-16BE"),
  ]

  private static let markOfUTF8: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// A guess that ICU thinks less likely, in percent, is none.
  private static let leastProbability = 20

  /// The text without a byte order mark; `nil` when its encoding cannot be told.
  package static func text(of bytes: [UInt8]) -> String? { decoded(bytes)?.text }

  /// The text, and what its bytes were; `nil` when its encoding cannot be told.
  package static func decoded(_ bytes: [UInt8]) -> Decoded? {
    if bytes.starts(with: markOfUTF8) {
      return String(validating: bytes.dropFirst(3), as: UTF8.self).map {
        Decoded(text: $0, encoding: "UTF-8", hasMark: true)
      }
    }
    if let mark = marks.first(where: { bytes.starts(with: $0.bytes) }) {
      return decode(Array(bytes.dropFirst(mark.bytes.count)), as: mark.encoding).map {
        Decoded(text: $0, encoding: mark.encoding, hasMark: true)
      }
    }
    // Its bytes are those of ASCII, but for escapes that no other text has.
    if bytes.contains(0x1B), let text = decode(bytes, as: "ISO-2022-JP") {
      return Decoded(text: text, encoding: "ISO-2022-JP", hasMark: false)
    }
    let unicode = String(validating: bytes, as: UTF8.self)
      .map { Decoded(text: $0, encoding: "UTF-8", hasMark: false) }
    // In UTF-16, every other byte of English is 0; in UTF-8, 0 is a stray.
    if let unicode, bytes.count(where: { $0 == 0 }) * 10 <= bytes.count { return unicode }
    // A few words are too little for statistics, and kana are not met by chance.
    for encoding in ["Shift_JIS", "EUC-JP"] {
      if let text = decode(bytes, as: encoding), isMostlyKana(text) {
        return Decoded(text: text, encoding: encoding, hasMark: false)
      }
    }
    return guess(bytes) ?? unicode
  }

  private static func guess(_ bytes: [UInt8]) -> Decoded? {
    for rank in 0... {
      var name = [CChar](repeating: 0, count: 64)
      let probability = withText(bytes) { jmk_guess_encoding($0, $1, Int32(rank), &name) }
      guard probability >= leastProbability else { return nil }
      let encoding = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      if let text = decode(bytes, as: encoding) {
        return Decoded(text: text, encoding: encoding, hasMark: false)
      }
    }
    return nil
  }

  /// The text; `nil` when a byte makes no sense, or it holds controls that no text has.
  private static func decode(_ bytes: [UInt8], as encoding: String) -> String? {
    var length: Int32 = 0
    guard let text = withText(bytes, { jmk_decode_text(encoding, $0, $1, &length) }) else { return nil }
    defer { free(text) }
    let utf8 = UnsafeRawBufferPointer(start: text, count: Int(length))
    guard !utf8.contains(where: { $0 < 0x20 && ![0x09, 0x0A, 0x0C, 0x0D].contains($0) }) else { return nil }
    return String(decoding: utf8, as: UTF8.self)
  }

  private static func isMostlyKana(_ text: String) -> Bool {
    let foreign = text.unicodeScalars.filter { $0.value > 0x7F }
    let kana = foreign.count { (0x3041...0x30FF).contains($0.value) }
    return kana * 2 > foreign.count
  }

  private static func withText<Result>(
    _ bytes: [UInt8], _ body: (UnsafePointer<CChar>?, Int32) -> Result
  ) -> Result {
    bytes.withUnsafeBytes { body($0.baseAddress?.assumingMemoryBound(to: CChar.self), Int32($0.count)) }
  }
}
