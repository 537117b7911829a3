/// The conditions of a request, weighed against what there is (RFC 9110 §13).
struct Preconditions {
  /// What they come to.
  enum Outcome: Hashable {
    /// Go on.
    case proceed
    /// The client has it already: 304.
    case notModified
    /// The client thinks of another state: 412.
    case failed
  }

  let entityTag: EntityTag?
  let lastModified: HTTPDate?

  /// In the order of §13.2.2.
  func outcome(of request: HTTPRequest) -> Outcome {
    let reads = request.method == .get || request.method == .head
    if let condition = Self.joined(request, "If-Match") {
      guard matches(condition, by: EntityTag.matchesStrongly) else { return .failed }
    } else if let date = request.headers["If-Unmodified-Since"].flatMap({ HTTPDate($0) }), let lastModified {
      guard lastModified <= date else { return .failed }
    }
    if let condition = Self.joined(request, "If-None-Match") {
      guard !matches(condition, by: EntityTag.matchesWeakly) else { return reads ? .notModified : .failed }
    } else if reads, let date = request.headers["If-Modified-Since"].flatMap({ HTTPDate($0) }),
      let lastModified
    {
      guard lastModified > date else { return .notModified }
    }
    return .proceed
  }

  /// Whether ranges may be answered with ranges (§13.1.5): the client's parts belong to what there is now.
  ///
  /// A date is only as good as its second: what changed within the second before `now` may have changed twice.
  func allowsRanges(_ request: HTTPRequest, now: HTTPDate) -> Bool {
    guard let condition = request.headers["If-Range"] else { return true }
    if let tag = EntityTag(parsing: condition) { return entityTag.map(tag.matchesStrongly) ?? false }
    guard let date = HTTPDate(condition), let lastModified else { return false }
    return date == lastModified && lastModified.seconds < now.seconds
  }

  private func matches(_ condition: String, by same: (EntityTag) -> (EntityTag) -> Bool) -> Bool {
    if condition == "*" { return true }
    guard let entityTag, let tags = EntityTag.list(condition) else { return false }
    return tags.contains { same(entityTag)($0) }
  }

  private static func joined(_ request: HTTPRequest, _ name: String) -> String? {
    let values = request.headers.values(name)
    return values.isEmpty ? nil : values.joined(separator: ",")
  }
}
