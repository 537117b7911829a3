/// What a request asks for, out of its request line (RFC 9112 §3.2).
struct RequestTarget: Hashable, Sendable {
  /// As it was sent, without query.
  let rawPath: String
  /// The parts between the slashes, each decoded once, so that an encoded slash separates nothing.
  let segments: [String]
  /// What stands behind the `?` as it was sent; `nil` without one.
  let rawQuery: String?
  let query: HTTPQuery
  /// Host and port, when the target is a whole address.
  let authority: String?

  /// Reads an absolute path, a whole `http` address, or the `*` of OPTIONS.
  ///
  /// Throws `malformed` for anything else: invalid encodings, characters that no address has, and `.` and `..` in
  /// whatever encoding, which browsers resolve before they ask.
  init(_ text: String, method: HTTPMethod) throws(RequestFault) {
    // "#" never leaves the browser, and browsers take "\" for "/".
    guard text.utf8.allSatisfy({ (0x21...0x7e).contains($0) && $0 != UInt8(ascii: "#") }) else {
      throw .malformed
    }
    var rest = text[...]
    authority = try Self.takeAuthority(&rest)
    if rest == "*", method == .options, authority == nil {
      (rawPath, segments, rawQuery, query) = ("*", [], nil, HTTPQuery())
      return
    }
    let cut = rest.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard let path = cut.first, path.hasPrefix("/"), !path.contains("\\") else { throw .malformed }
    rawPath = String(path)
    rawQuery = cut.count > 1 ? String(cut[1]) : nil
    segments = try Self.segments(path)
    guard let query = HTTPQuery(decoding: rawQuery ?? "") else { throw .malformed }
    self.query = query
  }

  /// The decoded path.
  var path: String { rawPath == "*" ? "*" : "/" + segments.joined(separator: "/") }

  private static func takeAuthority(_ text: inout Substring) throws(RequestFault) -> String? {
    let scheme = "http://"
    guard text.utf8.count > scheme.utf8.count, ASCII.isEqual(text.prefix(scheme.count), scheme) else {
      return nil
    }
    let rest = text.dropFirst(scheme.count)
    let authority = rest.prefix { $0 != "/" && $0 != "?" }
    // Names and passwords have no place in a request.
    guard !authority.isEmpty, !authority.contains("@") else { throw .malformed }
    let path = rest.dropFirst(authority.count)
    text = path.hasPrefix("/") ? path : "/" + path
    return String(authority)
  }

  private static func segments(_ path: Substring) throws(RequestFault) -> [String] {
    var segments: [String] = []
    for part in path.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
      guard let segment = PercentEncoding.decode(part) else { throw .malformed }
      let steps = segment.split(separator: "/", omittingEmptySubsequences: false)
      guard !steps.contains("."), !steps.contains("..") else { throw .malformed }
      segments.append(segment)
    }
    return segments
  }
}
