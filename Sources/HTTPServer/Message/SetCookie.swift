/// A cookie for the client to keep, with the narrowest scope there is (RFC 6265 §4.1).
package struct SetCookie: Hashable, Sendable {
  private let name: String
  private let value: String

  /// `nil` when the name is no token or the value holds what a cookie cannot.
  package init?(name: String, value: String) {
    guard ASCII.isToken(name), Cookies(["\(name)=\(value)"]).values(name) == [value] else { return nil }
    self.name = name
    self.value = value
  }

  /// The value of `Set-Cookie`: until the browser closes, for the whole server, out of reach of scripts, and never sent
  /// with what another site asks for.
  package var text: String { "\(name)=\(value); Path=/; HttpOnly; SameSite=Strict" }
}
