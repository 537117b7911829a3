internal import Glibc

/// What can be said about the files of a command line before any work.
struct SubtitlePlan: Hashable, Sendable {
  /// The files to work on, in order.
  private(set) var files: [String] = []
  /// What is refused, and why.
  private(set) var refused: [Refusal] = []

  struct Refusal: Hashable, Sendable {
    var file: String
    var failure: Failure
  }

  /// Looks at the names and at the places of the outputs.
  init(_ arguments: SubtitleArguments) {
    var claims = OutputClaims()
    for file in arguments.files {
      if let failure = Self.fault(of: file, arguments, &claims) {
        refused.append(Refusal(file: file, failure: failure))
      } else {
        files.append(file)
      }
    }
  }

  private static func fault(
    of file: String, _ arguments: SubtitleArguments, _ claims: inout OutputClaims
  ) -> Failure? {
    var facts = stat()
    guard stat(file, &facts) == 0 else { return fault(ofMissing: file) }
    // What can be read only once cannot be looked into first.
    if [S_IFIFO, S_IFSOCK, S_IFCHR].contains(facts.st_mode & S_IFMT) { return .notAFile(file) }
    let targets = OutputFile.all(for: file, arguments).map(\.path)
    do throws(OutputError) {
      try claims.claim(targets, for: file, overwrites: arguments.overwrites)
      return nil
    } catch {
      return .output(error)
    }
  }

  /// `nil` leaves it to the reader to say why a medium cannot be opened, which it does better.
  static func fault(ofMissing file: String) -> Failure? {
    if isAddress(file) { return .notLocal(file) }
    if file == "-" { return .notAFile(file) }
    // Arguments that are not UTF-8 come with it in place of the bytes.
    return file.unicodeScalars.contains("\u{FFFD}") ? .nameNotUTF8(file) : nil
  }

  /// Whether it has the form of a URL with an authority (RFC 3986, §3).
  private static func isAddress(_ text: String) -> Bool {
    guard let colon = text.firstRange(of: "://") else { return false }
    let scheme = text[..<colon.lowerBound]
    return scheme.first?.isLetter == true
      && scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
  }
}
