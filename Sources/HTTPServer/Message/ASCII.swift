/// The rules of HTTP's text, which is ASCII whatever the locale (RFC 9110 §5.6).
enum ASCII {
  /// Equal but for the case of A to Z.
  static func isEqual(_ one: some StringProtocol, _ other: some StringProtocol) -> Bool {
    one.utf8.count == other.utf8.count && zip(one.utf8, other.utf8).allSatisfy { lower($0) == lower($1) }
  }

  /// With A to Z in lower case.
  static func lowercased(_ text: some StringProtocol) -> String {
    String(decoding: text.utf8.map(lower), as: UTF8.self)
  }

  /// Without spaces and tabs at both ends.
  static func trimmed(_ text: some StringProtocol) -> String {
    let start = text.utf8.drop(while: isBlank)
    let end = start.reversed().drop(while: isBlank)
    return String(decoding: end.reversed(), as: UTF8.self)
  }

  /// A name of a method, a field or a cookie (RFC 9110 §5.6.2).
  static func isToken(_ text: some StringProtocol) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { isAlphanumeric($0) || tokenMarks.contains($0) }
  }

  /// No control characters but the tab (RFC 9110 §5.5).
  static func isFieldValue(_ text: some StringProtocol) -> Bool {
    text.utf8.allSatisfy { $0 == 9 || ($0 >= 0x20 && $0 != 0x7f) }
  }

  static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// The value of a hexadecimal digit.
  static func hexValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x41 + 10
    case 0x61...0x66: byte - 0x61 + 10
    default: nil
    }
  }

  private static let tokenMarks = Set("!#$%&'*+-.^_`|~".utf8)

  private static func lower(_ byte: UInt8) -> UInt8 { (0x41...0x5a).contains(byte) ? byte | 0x20 : byte }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 9 }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    isDigit(byte) || (0x61...0x7a).contains(lower(byte))
  }
}
