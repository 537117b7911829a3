/// A request method (RFC 9110 §9), in the case it was sent.
package struct HTTPMethod: RawRepresentable, Hashable, Sendable {
  /// As it stands in the request line.
  package var rawValue: String

  /// Any token.
  package init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Fetches.
  package static let get = HTTPMethod(rawValue: "GET")
  /// Fetches the headers alone.
  package static let head = HTTPMethod(rawValue: "HEAD")
  /// Does whatever the resource is for.
  package static let post = HTTPMethod(rawValue: "POST")
  /// Replaces.
  package static let put = HTTPMethod(rawValue: "PUT")
  /// Changes in part.
  package static let patch = HTTPMethod(rawValue: "PATCH")
  /// Removes.
  package static let delete = HTTPMethod(rawValue: "DELETE")
  /// Asks what is possible.
  package static let options = HTTPMethod(rawValue: "OPTIONS")

  /// Whether it only reads (RFC 9110 §9.2.1).
  package var isSafe: Bool { [.get, .head, .options].contains(self) }
}
