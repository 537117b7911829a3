/// Several ranges in one body (RFC 9110 §14.6).
struct MultipartRanges {
  /// The type of the content.
  let type: String
  /// The length of the whole content in bytes.
  let length: Int
  let boundary: String

  /// So many random digits that no content has them.
  static func newBoundary() -> String {
    [UInt64.random(in: .min ... .max), .random(in: .min ... .max)].map { String($0, radix: 36) }.joined()
  }

  /// The value of `Content-Range` (§14.4).
  static func contentRange(_ range: Range<Int>, of length: Int) -> String {
    "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(length)"
  }

  var contentType: String { "multipart/byteranges; boundary=\(boundary)" }

  func segments(_ ranges: [Range<Int>], content: (Range<Int>) -> BodySegment) -> [BodySegment] {
    var segments: [BodySegment] = []
    for range in ranges {
      let head = """
        \(segments.isEmpty ? "" : "\r\n")--\(boundary)\r
        Content-Type: \(type)\r
        Content-Range: \(Self.contentRange(range, of: length))\r
        \r

        """
      segments += [.bytes(Array(head.utf8)[...]), content(range)]
    }
    return segments + [.bytes(Array("\r\n--\(boundary)--\r\n".utf8)[...])]
  }
}
