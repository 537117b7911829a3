/// Reads from the head of a Matroska file which of its kinds it is (RFC 8794 §11.2).
enum MatroskaHeader {
  private static let header: UInt64 = 0x1A45_DFA3
  private static let documentType: UInt64 = 0x4282

  /// The document type, `webm` or `matroska`; `nil` when `bytes` do not hold one.
  static func documentType(of bytes: [UInt8]) -> String? {
    var rest = bytes[...]
    guard number(&rest, keepsMarker: true) == header, let length = number(&rest) else { return nil }
    rest = rest.prefix(Int(min(length, UInt64(rest.count))))
    while let id = number(&rest, keepsMarker: true), let length = number(&rest), length <= rest.count {
      let value = rest.prefix(Int(length))
      if id == documentType { return String(decoding: value.prefix { $0 != 0 }, as: UTF8.self) }
      rest = rest.dropFirst(Int(length))
    }
    return nil
  }

  /// Takes a number of variable length: as many bytes more as the first one has leading zeros (§4).
  private static func number(_ bytes: inout ArraySlice<UInt8>, keepsMarker: Bool = false) -> UInt64? {
    guard let first = bytes.first else { return nil }
    let length = first.leadingZeroBitCount + 1
    guard length <= 8, bytes.count >= length else { return nil }
    let start = keepsMarker ? first : first & ~(0x80 >> UInt8(length - 1))
    defer { bytes = bytes.dropFirst(length) }
    return bytes.prefix(length).dropFirst().reduce(UInt64(start)) { $0 << 8 | UInt64($1) }
  }
}
