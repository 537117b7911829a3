/// Content of known length with what identifies its state, from which any GET or HEAD can be answered: whole, in ranges,
/// or with 304 (RFC 9110 §13, §14).
package struct Representation: Sendable {
  private enum Source: Sendable {
    case bytes([UInt8])
    case file(HTTPFile)
  }

  /// The value of `Content-Type`.
  package var type: String
  /// Changes with the content.
  package var entityTag: EntityTag?
  /// When the content last changed.
  package var lastModified: HTTPDate?
  /// Further header fields, for example `Cache-Control`.
  package var headers: HTTPHeaders
  private let source: Source

  /// These bytes.
  package init(
    bytes: [UInt8], type: String, entityTag: EntityTag? = nil, headers: HTTPHeaders = HTTPHeaders()
  ) {
    self.type = type
    self.entityTag = entityTag
    self.headers = headers
    source = .bytes(bytes)
  }

  /// A file, with the tag and the date that it brings along.
  package init(file: HTTPFile, type: String, headers: HTTPHeaders = HTTPHeaders()) {
    self.type = type
    entityTag = file.entityTag
    lastModified = file.modified
    self.headers = headers
    source = .file(file)
  }

  /// In bytes.
  package var length: Int {
    switch source {
    case .bytes(let bytes): bytes.count
    case .file(let file): file.size
    }
  }

  /// The answer to a request for it.
  package func response(to request: HTTPRequest) -> HTTPResponse {
    response(to: request, now: .now, boundary: MultipartRanges.newBoundary())
  }

  func response(to request: HTTPRequest, now: HTTPDate, boundary: String) -> HTTPResponse {
    let conditions = Preconditions(entityTag: entityTag, lastModified: lastModified)
    switch conditions.outcome(of: request) {
    case .failed: return .plain(.preconditionFailed)
    case .notModified: return HTTPResponse(.notModified, headers: validators, body: whole)
    case .proceed: break
    }
    // Ranges are defined for GET alone (§14.2).
    guard request.method == .get, let text = request.headers["Range"], let ranges = ByteRanges(text),
      conditions.allowsRanges(request, now: now)
    else { return complete }
    switch ranges.selection(length: length) {
    case .whole: return complete
    case .unsatisfiable:
      var response = HTTPResponse.plain(.rangeNotSatisfiable)
      response.headers["Content-Range"] = "bytes */\(length)"
      return response
    case .parts(let parts) where parts.count == 1:
      var response = HTTPResponse(.partialContent, headers: described, body: .segments([segment(parts[0])]))
      response.headers["Content-Range"] = MultipartRanges.contentRange(parts[0], of: length)
      return response
    case .parts(let parts):
      let multipart = MultipartRanges(type: type, length: length, boundary: boundary)
      var response = HTTPResponse(
        .partialContent, headers: described, body: .segments(multipart.segments(parts, content: segment)))
      response.headers["Content-Type"] = multipart.contentType
      return response
    }
  }

  private var whole: HTTPBody { .segments([segment(0..<length)]) }

  private var complete: HTTPResponse { HTTPResponse(.ok, headers: described, body: whole) }

  private var described: HTTPHeaders {
    var headers = validators
    headers["Content-Type"] = type
    headers["Accept-Ranges"] = "bytes"
    return headers
  }

  /// What a 304 has, too (§15.4.5).
  private var validators: HTTPHeaders {
    var headers = headers
    headers["ETag"] = entityTag?.text
    headers["Last-Modified"] = lastModified?.text
    return headers
  }

  private func segment(_ range: Range<Int>) -> BodySegment {
    switch source {
    case .bytes(let bytes): .bytes(bytes[range])
    case .file(let file): .file(file, range)
    }
  }
}
