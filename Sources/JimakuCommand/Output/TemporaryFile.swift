internal import Glibc

/// A hidden file beside the one it will become: `.jimaku-<hash of the name>.part`.
///
/// Its name depends on the target alone and it is locked while in use, so two runs at once cannot write the same file,
/// and what a killed run left is known by its free lock. The name is short because a target may have the longest
/// name its file system allows.
final class TemporaryFile {
  let target: String
  let path: String
  private let descriptor: Int32
  private let register: TemporaryRegister
  private var isPublished = false

  static let prefix = ".jimaku-"
  static let suffix = ".part"

  /// Makes the file, empty, and locks it; nothing is at the target's place yet.
  init(for target: String, register: TemporaryRegister) throws(OutputError) {
    self.target = target
    self.register = register
    path = Self.path(for: target)
    descriptor = try Self.openLocked(path, target: target)
    register.add(path)
  }

  deinit {
    // What was published has another name by now; what was not must not stay.
    if !isPublished { unlink(path) }
    register.remove(path)
    close(descriptor)
  }

  /// Where the temporary file of `target` lies.
  static func path(for target: String) -> String {
    let place = PathText(target)
    // FNV-1a, 64 bits.
    let hash = place.name.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return "\(place.folder)/\(prefix)" + String(repeating: "0", count: 16 - digits.count) + digits + suffix
  }

  /// Writes all of it and waits until the disk has it.
  func write(_ text: String) throws(OutputError) {
    var text = text
    let code = text.withUTF8 { DescriptorOutput.write(UnsafeRawBufferPointer($0), to: descriptor) }
    guard code == 0, fsync(descriptor) == 0 else {
      throw OutputError(errno: code == 0 ? errno : code, writing: target)
    }
  }

  /// Gives it its final name; whoever is there is replaced or, without `overwriting`, kept.
  func publish(overwriting: Bool) throws(OutputError) {
    if overwriting {
      guard rename(path, target) == 0 else { throw OutputError(errno: errno, writing: target) }
    } else if link(path, target) == 0 {
      unlink(path)
    } else if [EPERM, EOPNOTSUPP, EMLINK].contains(errno) {
      // A file system without hard links, as on memory cards: look first, then rename.
      guard access(target, F_OK) != 0 else { throw OutputError(code: .exists, path: target) }
      guard rename(path, target) == 0 else { throw OutputError(errno: errno, writing: target) }
    } else {
      throw OutputError(errno: errno, writing: target)
    }
    isPublished = true
  }
}
