internal import Foundation
internal import HTTPServer
internal import Subtitles

extension HTTPRequest {
  /// The body as this type.
  func decoded<Body: Decodable>(_ type: Body.Type) throws(PlayerError) -> Body {
    let body = Data(try json())
    do {
      return try JSONDecoder().decode(type, from: body)
    } catch {
      throw .badBody("\(error)")
    }
  }

  /// The body, which is said to be JSON and has no NUL in any text: many a program that reads the text takes that for its end.
  ///
  /// Only JSON is taken, since a form of another site's could be sent as anything else.
  func json() throws(PlayerError) -> [UInt8] {
    let isJSON = headers["Content-Type"]?.split(separator: ";").first?.lowercased() == "application/json"
    guard isJSON else { throw .notJSON }
    // JSON is UTF-8 (RFC 8259 §8.1); the other encodings have such bytes.
    guard !body.contains(0), !hasEscapedNUL else { throw .badBody("NUL") }
    return body
  }

  private var hasEscapedNUL: Bool {
    var rest = body[...]
    while let backslash = rest.firstIndex(of: UInt8(ascii: "\\")) {
      rest = rest[(backslash + 1)...]
      if rest.starts(with: "u0000".utf8) { return true }
      // What was escaped, which may be a backslash.
      rest = rest.dropFirst()
    }
    return false
  }

  /// The whole number in a parameter, from 0 to `limit`; `nil` when it is absent.
  func number(_ name: String, upTo limit: Int) throws(PlayerError) -> Int? {
    guard let text = query[name], !text.isEmpty else { return nil }
    guard let number = Int(text), (0...limit).contains(number) else { throw .badParameter(name) }
    return number
  }

  /// The whole number of milliseconds in a parameter; `nil` when it is absent.
  func milliseconds(_ name: String) throws(PlayerError) -> Int? {
    try number(name, upTo: Timestamp.longest)
  }
}
