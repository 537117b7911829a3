import Testing

@testable import HTTPServer

extension HTTPRequest {
  /// A request as the server would hand it over; `Host` is added where it is missing.
  static func make(
    _ method: HTTPMethod = .get, _ target: String = "/", _ headers: HTTPHeaders = [:], port: UInt16 = 8080
  ) throws -> HTTPRequest {
    var headers = headers
    if headers["Host"] == nil { headers["Host"] = "127.0.0.1:\(port)" }
    let head = try RequestHead(
      method: method.rawValue, target: target, version: "HTTP/1.1", headers: headers, limits: HTTPLimits())
    return HTTPRequest(
      head: head, body: [], peer: SocketAddress(host: "127.0.0.1", port: 50_000),
      server: SocketAddress(host: "127.0.0.1", port: port))
  }
}

extension HTTPResponse {
  /// The body of a response that has one of known length.
  var bytes: [UInt8] {
    guard case .whole(let segments) = body.content else { return [] }
    var bytes = [UInt8](repeating: 0, count: body.length ?? 0)
    var filled = 0
    bytes.withUnsafeMutableBytes { buffer in
      while filled < buffer.count {
        let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[filled...])
        let count = segments.read(into: rest, at: filled)
        guard count > 0 else { return }
        filled += count
      }
    }
    return bytes
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }
}
