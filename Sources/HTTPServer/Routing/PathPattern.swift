/// The paths of a route: `/api/v1/videos/{id}`, `/assets/{name...}`.
///
/// `{…}` stands for one part that is not empty, `{…...}` at the end for all that follow; the words within are for readers.
struct PathPattern: Hashable, Sendable {
  /// One part, the most specific first.
  enum Part: Hashable, Comparable, Sendable {
    case literal(String)
    case parameter
    case rest
  }

  let parts: [Part]

  init(_ text: String) {
    let words = text.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    parts = words.map { word in
      guard word.hasPrefix("{"), word.hasSuffix("}") else { return .literal(String(word)) }
      return word.hasSuffix("...}") ? .rest : .parameter
    }
  }

  /// How many parameters a path has.
  var parameterCount: Int { parts.count { $0 == .parameter || $0 == .rest } }

  /// The values of the parameters; `nil` when the path is not one of these.
  func match(_ segments: [String]) -> [String]? {
    var values: [String] = []
    for (index, part) in parts.enumerated() {
      guard index < segments.count else { return nil }
      switch part {
      case .literal(let word):
        guard segments[index] == word else { return nil }
      case .parameter:
        guard !segments[index].isEmpty else { return nil }
        values.append(segments[index])
      case .rest:
        return values + [segments[index...].joined(separator: "/")]
      }
    }
    return segments.count == parts.count ? values : nil
  }
}
