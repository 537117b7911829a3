internal import CCrypto
internal import Foundation

/// The SHA-256 of a file (FIPS 180-4), computed by libcrypto as the file is read.
struct FileDigest: ~Copyable {
  /// libcrypto could not make a digest: it is out of memory, or built without SHA-256.
  struct Unavailable: Error {}

  private let context: OpaquePointer

  private init(owning context: OpaquePointer) {
    self.context = context
  }

  deinit {
    EVP_MD_CTX_free(context)
  }

  /// The digest in lower-case hexadecimal digits.
  ///
  /// Throws what reading the file throws.
  static func sha256(of path: String) throws -> String {
    let file = try FileHandle(forReadingFrom: URL(filePath: path))
    guard let context = EVP_MD_CTX_new() else { throw Unavailable() }
    let digest = FileDigest(owning: context)
    try check(EVP_DigestInit_ex(digest.context, EVP_sha256(), nil))
    while let piece = try file.read(upToCount: 1 << 20), !piece.isEmpty {
      try check(piece.withUnsafeBytes { EVP_DigestUpdate(digest.context, $0.baseAddress, $0.count) })
    }
    try file.close()
    return try digest.finish()
  }

  private func finish() throws -> String {
    var bytes = [UInt8](repeating: 0, count: Int(EVP_MAX_MD_SIZE))
    var length: UInt32 = 0
    try Self.check(EVP_DigestFinal_ex(context, &bytes, &length))
    return bytes.prefix(Int(length)).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  private static func check(_ result: Int32) throws {
    guard result == 1 else { throw Unavailable() }
  }
}
