/// How a download is named.
enum Attachment {
  /// The value of `Content-Disposition` (RFC 6266 §4.3): the name in UTF-8 as RFC 8187 encodes it.
  static func header(name: String) -> String {
    let unreserved = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~".utf8)
    let safe = name.map { $0 == "/" || $0 == "\\" || $0.isNewline ? "_" : $0 }
    let encoded = String(safe).utf8.map { byte in
      if unreserved.contains(byte) { return String(UnicodeScalar(byte)) }
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.count < 2 ? "0" : "") + digits
    }
    return "attachment; filename*=UTF-8''" + encoded.joined()
  }
}
