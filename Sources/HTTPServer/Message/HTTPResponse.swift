/// An answer.
package struct HTTPResponse: Sendable {
  /// How it went.
  package var status: HTTPStatus
  /// The header fields.
  ///
  /// The server adds `Date`, `Connection`, `Content-Length` and `Transfer-Encoding` itself and passes over such fields;
  /// a field without a value is not sent. Names or values that would break the header make the response a 500.
  package var headers: HTTPHeaders
  /// The content; to HEAD, and with 204 and 304, only its length is sent.
  package var body: HTTPBody

  /// A response of these parts.
  package init(_ status: HTTPStatus, headers: HTTPHeaders = HTTPHeaders(), body: HTTPBody = .empty) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// A response whose content is these bytes.
  package init(_ status: HTTPStatus = .ok, type: String, bytes: [UInt8]) {
    self.init(status, headers: ["Content-Type": type], body: .bytes(bytes))
  }

  /// A response of plain text.
  package init(_ status: HTTPStatus = .ok, text: String) {
    self.init(status, type: "text/plain; charset=utf-8", bytes: Array(text.utf8))
  }

  /// The words of the status and nothing else, for refusals: they tell nothing of the machine.
  package static func plain(_ status: HTTPStatus) -> HTTPResponse {
    var response = HTTPResponse(status, text: status.reason + "\n")
    response.headers["X-Content-Type-Options"] = "nosniff"
    return response
  }
}
