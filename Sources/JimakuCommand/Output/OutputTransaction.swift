internal import Glibc

/// Files that appear together, complete, or not at all.
///
/// The temporary files exist from the beginning, so that a folder nothing can be written to is found before the work.
/// With the last reference everything that was not committed disappears.
final class OutputTransaction {
  private let overwrites: Bool
  private let register: TemporaryRegister
  private var files: [TemporaryFile] = []

  /// Checks the places of all targets and makes their temporary files.
  init(_ targets: [String], overwrites: Bool, register: TemporaryRegister) throws(OutputError) {
    self.overwrites = overwrites
    self.register = register
    for target in targets { try Self.check(target, overwrites: overwrites) }
    for folder in Set(targets.map(OutputFile.folder)) { TemporaryFile.sweep(folder) }
    for target in targets { files.append(try TemporaryFile(for: target, register: register)) }
  }

  /// Refuses what needs no writing to be known: a target that is there already, or is a folder; a bad folder.
  static func check(_ target: String, overwrites: Bool) throws(OutputError) {
    let folder = OutputFile.folder(of: target)
    var facts = stat()
    guard stat(folder, &facts) == 0 else { throw OutputError(errno: errno, writing: target) }
    guard isFolder(facts) else { throw OutputError(code: .notAFolder, path: folder) }
    if lstat(target, &facts) == 0 {
      if isFolder(facts) { throw OutputError(code: .targetIsFolder, path: target) }
      if !overwrites { throw OutputError(code: .exists, path: target) }
    } else if errno != ENOENT {
      throw OutputError(errno: errno, writing: target)
    }
  }

  /// Writes the texts, by target, and publishes them; targets without a text are not written.
  ///
  /// When one cannot be written none appears, and what was replaced is put back.
  func commit(_ texts: [String: String]) throws(OutputError) {
    let files = files.filter { texts[$0.target] != nil }
    for file in files {
      if let text = texts[file.target] { try file.write(text) }
    }
    var published: [Published] = []
    do throws(OutputError) {
      for file in files {
        let replaced = overwrites ? Backup(of: file.target, register: register) : nil
        try file.publish(overwriting: overwrites)
        published.append(Published(target: file.target, replaced: replaced))
      }
    } catch {
      for file in published.reversed() { file.takeBack() }
      throw error
    }
    self.files = []
    for folder in Set(files.map { OutputFile.folder(of: $0.target) }) { Self.synchronize(folder) }
  }

  /// Whether there is a folder of this name.
  static func isFolder(_ path: String) -> Bool {
    var facts = stat()
    return stat(path, &facts) == 0 && isFolder(facts)
  }

  private static func isFolder(_ facts: stat) -> Bool { facts.st_mode & S_IFMT == S_IFDIR }

  /// Makes the new names last; file systems that cannot do that say so, and nothing is to be done about it.
  private static func synchronize(_ folder: String) {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}

private struct Published {
  var target: String
  var replaced: Backup?

  func takeBack() {
    if replaced?.putBack() != true { unlink(target) }
  }
}

/// A second name for a file that is about to be replaced; goes away by itself.
private final class Backup {
  private let target: String
  private let path: String
  private let register: TemporaryRegister

  /// `nil` when there is nothing to keep, or no way to keep it.
  init?(of target: String, register: TemporaryRegister) {
    self.target = target
    self.register = register
    path = TemporaryFile.path(for: target + ".old")
    // What a killed run left has the same content as some earlier target, and nobody waits for it.
    unlink(path)
    guard link(target, path) == 0 else { return nil }
    register.add(path)
  }

  deinit {
    unlink(path)
    register.remove(path)
  }

  func putBack() -> Bool { rename(path, target) == 0 }
}
