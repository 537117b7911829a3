/// The numbers of a dictd index: base 64 with the digits of RFC 4648, section 4, the highest first.
enum DictdNumber {
  /// The value; `nil` for no digits, for what is no digit, and for more than fits into 48 bits.
  static func value(_ digits: some Collection<UInt8>) -> Int? {
    guard (1...8).contains(digits.count) else { return nil }
    var value = 0
    for byte in digits {
      guard let digit = digit(byte) else { return nil }
      value = value << 6 | digit
    }
    return value
  }

  private static func digit(_ byte: UInt8) -> Int? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(byte - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(byte - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
