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
    var owners: [String: String] = [:]
    for file in arguments.files {
      if let failure = Self.fault(of: file, arguments, &owners) {
        refused.append(Refusal(file: file, failure: failure))
      } else {
        files.append(file)
      }
    }
  }

  private static func fault(
    of file: String, _ arguments: SubtitleArguments, _ owners: inout [String: String]
  ) -> Failure? {
    let exists = access(file, F_OK) == 0
    if !exists, isAddress(file) { return .notLocal(file) }
    // A medium that cannot be opened is the reader's to explain, better than its folder could.
    guard exists else { return nil }
    let targets = OutputFile.all(for: file, arguments).map(\.path)
    for target in targets {
      if let owner = owners[target] {
        return .output(OutputError(code: .sameTarget, path: target, detail: owner))
      }
      do throws(OutputError) {
        try OutputTransaction.check(target, overwrites: arguments.overwrites)
      } catch {
        return .output(error)
      }
    }
    for target in targets { owners[target] = file }
    return nil
  }

  /// Whether it has the form of a URL with an authority (RFC 3986, §3).
  private static func isAddress(_ text: String) -> Bool {
    guard let colon = text.firstRange(of: "://") else { return false }
    let scheme = text[..<colon.lowerBound]
    return scheme.first?.isLetter == true
      && scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
  }
}
