internal import CCrypto
internal import Foundation

/// The SHA-256 of a file (FIPS 180-4), computed by libcrypto as the file is read.
enum FileDigest {
  /// The size in bytes and the digest in lower-case hexadecimal digits; `nil` when the file cannot be read.
  static func sha256(of file: URL) -> (size: Int, digest: String)? {
    guard let handle = try? FileHandle(forReadingFrom: file), let context = EVP_MD_CTX_new() else {
      return nil
    }
    defer {
      EVP_MD_CTX_free(context)
      try? handle.close()
    }
    guard EVP_DigestInit_ex(context, EVP_sha256(), nil) == 1 else { return nil }
    var size = 0
    do {
      while let piece = try handle.read(upToCount: 1 << 20), !piece.isEmpty {
        size += piece.count
        let isTaken = piece.withUnsafeBytes { EVP_DigestUpdate(context, $0.baseAddress, $0.count) == 1 }
        guard isTaken else { return nil }
      }
    } catch {
      return nil
    }
    var digest = [UInt8](repeating: 0, count: Int(EVP_MAX_MD_SIZE))
    var length: UInt32 = 0
    guard EVP_DigestFinal_ex(context, &digest, &length) == 1 else { return nil }
    let digits = Array("0123456789abcdef")
    let text = digest.prefix(Int(length)).flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    return (size, String(text))
  }
}
