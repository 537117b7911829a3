/// Which file of a command line writes which output, so that no two write the same and nothing is replaced unasked.
struct OutputClaims {
  /// By bytes, as the file system compares: a `String` equals one that spells its accents another way.
  private var owners: [[UInt8]: String] = [:]

  /// Takes these outputs for a file, all or none of them.
  ///
  /// Throws `sameTarget` for one that another file has, and what `OutputTransaction.check` finds.
  mutating func claim(_ targets: [String], for file: String, overwrites: Bool) throws(OutputError) {
    for target in targets {
      if let owner = owners[Array(target.utf8)] {
        throw OutputError(code: .sameTarget, path: target, detail: owner)
      }
      try OutputTransaction.check(target, overwrites: overwrites)
    }
    for target in targets { owners[Array(target.utf8)] = file }
  }
}
