/// What the first bytes of a connection are.
///
/// The HTTP library closes a connection without a word when the first line has no space; a client that speaks something
/// else, TLS for example, is answered before.
enum Greeting: Hashable, Sendable {
  /// A method and a space: the library can say what is wrong with the rest.
  case request
  /// Nothing that begins so is a request.
  case malformed
  /// More has to come.
  case incomplete

  /// No method is as long as this; so many bytes are enough to tell.
  static let length = 64

  init(_ bytes: some Collection<UInt8>) {
    // Empty lines before the request are borne (RFC 9112 §2.2).
    let line = bytes.drop { $0 == 13 || $0 == 10 }
    let method = line.prefix { $0 > 0x20 && $0 < 0x7f }
    switch line.dropFirst(method.count).first {
    case 0x20 where ASCII.isToken(String(decoding: method, as: UTF8.self)): self = .request
    case nil where bytes.count < Self.length: self = .incomplete
    default: self = .malformed
    }
  }
}
