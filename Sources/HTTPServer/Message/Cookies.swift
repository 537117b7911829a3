/// The cookies of a request, read as RFC 6265 §4.2.1 writes them; pairs that are none are passed over.
package struct Cookies: Sendable {
  private let pairs: [(name: String, value: String)]

  /// Out of the values of the `Cookie` fields.
  package init(_ fields: [String]) {
    pairs = fields.flatMap { $0.split(separator: ";") }.compactMap { pair in
      let cut = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard cut.count == 2 else { return nil }
      let (name, value) = (ASCII.trimmed(cut[0]), ASCII.trimmed(cut[1]))
      guard ASCII.isToken(name), value.utf8.allSatisfy(Self.isValueByte) else { return nil }
      return (name, value)
    }
  }

  /// Every value of the name: a browser sends several when folders of the site, or other ports of the host, set it too.
  package func values(_ name: String) -> [String] {
    pairs.filter { $0.name == name }.map(\.value)
  }

  /// RFC 6265 §4.1.1, `cookie-octet`.
  private static func isValueByte(_ byte: UInt8) -> Bool {
    (0x21...0x7e).contains(byte) && !"\",;\\".utf8.contains(byte)
  }
}
