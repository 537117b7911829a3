internal import CCrypto

/// What tells a media file from every other by its contents, whatever its name and place.
///
/// SHA-256 over the size (eight bytes, the least first) and the first, middle and last 256 KiB; over all of a
/// file that has no more. See Decisions/0071.
package struct MediaFingerprint: Hashable, Sendable, Codable {
  /// 64 hexadecimal digits in lower case.
  package var hexadecimal: String

  private static let part: Int64 = 256 << 10

  /// Reads the parts of the file at `path`; blocks for as long as that takes.
  ///
  /// Throws the codes `notFound`, `isDirectory`, `emptyFile`, `permissionDenied`, `readFailed`, `cancelled`;
  /// `notMedia` for a pipe and its like, which have no size.
  package init(
    of path: String, cancellation: MediaCancellation = MediaCancellation()
  ) throws(MediaError) {
    let file = try FileInput(path: path, cancellation: cancellation)
    let size = file.size
    guard size >= 0 else { throw MediaError(.notMedia, path: path) }
    var bytes = withUnsafeBytes(of: size.littleEndian) { Array($0) }
    let isSmall = size <= 3 * Self.part
    for offset in isSmall ? [0] : [0, (size - Self.part) / 2, size - Self.part] {
      bytes += try file.bytes(at: offset, count: Int(isSmall ? size : Self.part), path: path)
    }
    var digest = [UInt8](repeating: 0, count: Int(EVP_MAX_MD_SIZE))
    var length: UInt32 = 0
    guard EVP_Digest(bytes, bytes.count, &digest, &length, EVP_sha256(), nil) == 1 else {
      throw MediaError(.readFailed, path: path, detail: "SHA-256")
    }
    hexadecimal = digest.prefix(Int(length)).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}

extension MediaFile {
  /// The file's fingerprint, for tasks.
  ///
  /// Throws as `MediaFingerprint.init` does.
  package func fingerprint() async throws(MediaError) -> MediaFingerprint {
    try await blocking { cancellation throws(MediaError) in
      try MediaFingerprint(of: path, cancellation: cancellation)
    }
  }
}
