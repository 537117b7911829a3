internal import CMicroHTTPD

/// A status code (RFC 9110 §15).
package struct HTTPStatus: RawRepresentable, Hashable, Sendable {
  /// The number.
  package var rawValue: Int

  /// Any number; a response whose number is not from 200 to 599 is sent as 500.
  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Done.
  package static let ok = HTTPStatus(rawValue: 200)
  /// Something new is there.
  package static let created = HTTPStatus(rawValue: 201)
  /// The work goes on after the answer.
  package static let accepted = HTTPStatus(rawValue: 202)
  /// Done, with nothing to show.
  package static let noContent = HTTPStatus(rawValue: 204)
  /// Some ranges of the content.
  package static let partialContent = HTTPStatus(rawValue: 206)
  /// The answer is at `Location`.
  package static let seeOther = HTTPStatus(rawValue: 303)
  /// The client's copy is still right.
  package static let notModified = HTTPStatus(rawValue: 304)
  /// The request makes no sense.
  package static let badRequest = HTTPStatus(rawValue: 400)
  /// The client has not shown who it is.
  package static let unauthorized = HTTPStatus(rawValue: 401)
  /// This client may not do this.
  package static let forbidden = HTTPStatus(rawValue: 403)
  /// Nothing is there.
  package static let notFound = HTTPStatus(rawValue: 404)
  /// What is there does not have the method.
  package static let methodNotAllowed = HTTPStatus(rawValue: 405)
  /// The state of things does not allow it now.
  package static let conflict = HTTPStatus(rawValue: 409)
  /// The condition of the request does not hold.
  package static let preconditionFailed = HTTPStatus(rawValue: 412)
  /// The body is longer than allowed.
  package static let contentTooLarge = HTTPStatus(rawValue: 413)
  /// The request line is longer than allowed.
  package static let uriTooLong = HTTPStatus(rawValue: 414)
  /// The body is of a type that is not understood.
  package static let unsupportedMediaType = HTTPStatus(rawValue: 415)
  /// No requested range lies within the content.
  package static let rangeNotSatisfiable = HTTPStatus(rawValue: 416)
  /// The request is for another host.
  package static let misdirectedRequest = HTTPStatus(rawValue: 421)
  /// The body is understood and makes no sense.
  package static let unprocessableContent = HTTPStatus(rawValue: 422)
  /// The header fields are longer, or more, than allowed.
  package static let requestHeaderFieldsTooLarge = HTTPStatus(rawValue: 431)
  /// A fault of the server.
  package static let internalServerError = HTTPStatus(rawValue: 500)
  /// The server does not know how.
  package static let notImplemented = HTTPStatus(rawValue: 501)
  /// Not now.
  package static let serviceUnavailable = HTTPStatus(rawValue: 503)

  /// The words that go with it in the status line; empty for an unknown one.
  package var reason: String {
    guard let code = UInt32(exactly: rawValue), let words = MHD_get_reason_phrase_for(code) else { return "" }
    return String(cString: words)
  }

  /// Whether a response with it never has content (RFC 9110 §15.3.5, §15.4.5).
  var hasNoBody: Bool { self == .noContent || self == .notModified }
}
