internal import Synchronization

/// The digests of files that this process has read: a pack is checked by everyone who is about to rely on it, and its
/// files are large.
final class KnownDigests: Sendable {
  static let shared = KnownDigests()

  private let digests = Mutex<[PlainFile.Version: String]>([:])

  /// The SHA-256 in lower-case hexadecimal digits; throws what reading the file throws.
  func sha256(of file: PlainFile) throws -> String {
    if let known = digests.withLock({ $0[file.version] }) { return known }
    let digest = try FileDigest.sha256(of: file.path)
    digests.withLock { $0[file.version] = digest }
    return digest
  }
}
