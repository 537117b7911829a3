internal import CCrypto

/// Entity tags made from what is tagged.
enum EntityTag {
  /// The first half of the SHA-256 of the bytes (FIPS 180-4), in hexadecimal and quotation marks; `nil` when libcrypto
  /// cannot make a digest.
  static func strong(of bytes: [UInt8]) -> String? {
    var digest = [UInt8](repeating: 0, count: Int(EVP_MAX_MD_SIZE))
    guard EVP_Digest(bytes, bytes.count, &digest, nil, EVP_sha256(), nil) == 1 else { return nil }
    let digits = digest.prefix(16).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
    return "\"" + digits.joined() + "\""
  }
}
