/// The percent-encoding of addresses (RFC 3986 §2.1), undone exactly once.
enum PercentEncoding {
  /// The text that was encoded.
  ///
  /// `nil` when a `%` is not followed by two hexadecimal digits, or the result is not UTF-8 or holds a NUL, at which C
  /// would end the text. In queries of forms a `+` is a space.
  static func decode(_ text: some StringProtocol, plusIsSpace: Bool = false) -> String? {
    var bytes: [UInt8] = []
    var rest = text.utf8.makeIterator()
    while let byte = rest.next() {
      switch byte {
      case UInt8(ascii: "%"):
        guard let high = rest.next().flatMap(ASCII.hexValue), let low = rest.next().flatMap(ASCII.hexValue)
        else { return nil }
        bytes.append(high << 4 | low)
      case UInt8(ascii: "+") where plusIsSpace:
        bytes.append(UInt8(ascii: " "))
      default:
        bytes.append(byte)
      }
    }
    return bytes.contains(0) ? nil : String(validating: bytes, as: UTF8.self)
  }
}
