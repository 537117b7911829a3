internal import Glibc

/// Which file of a command line writes which output, so that no two write the same and nothing is replaced unasked.
struct OutputClaims {
  /// By bytes, as the file system compares: a `String` equals one that spells its accents another way.
  ///
  /// The folders are without links and dots, so that `a.srt` and `./a.srt` are one.
  private var owners: [[UInt8]: String] = [:]

  /// Takes these outputs for a file, all or none of them.
  ///
  /// Throws `sameTarget` for one that another file has, `namedTwice` when that is the same file, and what `OutputTransaction.check` finds.
  mutating func claim(_ targets: [String], for file: String, overwrites: Bool) throws(OutputError) {
    for target in targets {
      if let owner = owners[Self.place(of: target)] {
        if Self.areSame(owner, file) { throw OutputError(code: .namedTwice, path: file) }
        throw OutputError(code: .sameTarget, path: target, detail: owner)
      }
      try OutputTransaction.check(target, overwrites: overwrites)
    }
    for target in targets { owners[Self.place(of: target)] = file }
  }

  private static func place(of target: String) -> [UInt8] {
    let folder = OutputFile.folder(of: target)
    guard let real = realpath(folder, nil) else { return Array(target.utf8) }
    defer { free(real) }
    return Array(OutputFile.joined(String(cString: real), PathText(target).name).utf8)
  }

  private static func areSame(_ one: String, _ other: String) -> Bool {
    var (facts, others) = (stat(), stat())
    return stat(one, &facts) == 0 && stat(other, &others) == 0 && facts.st_dev == others.st_dev
      && facts.st_ino == others.st_ino
  }
}
