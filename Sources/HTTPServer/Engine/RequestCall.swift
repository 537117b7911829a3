internal import CMicroHTTPD
internal import Glibc

/// One call of the library about a request; its pointers are good for the call alone.
struct RequestCall {
  let connection: OpaquePointer
  let method: String
  let version: String
  /// A part of the body; empty when there is none in this call.
  let body: UnsafeRawBufferPointer
  /// The length of the request line's target, as far as the library took it for one.
  let targetLength: Int

  /// Whether a body of unknown length can have another end than that of the connection.
  var knowsChunks: Bool { version != "HTTP/1.0" }
  var isHead: Bool { method == HTTPMethod.head.rawValue }

  init?(
    _ connection: OpaquePointer?, target: UnsafePointer<CChar>?, method: UnsafePointer<CChar>?,
    version: UnsafePointer<CChar>?, body: UnsafePointer<CChar>?, length: Int
  ) {
    guard let connection, let target, let method, let version else { return nil }
    self.connection = connection
    self.method = String(cString: method)
    self.version = String(cString: version)
    self.body = UnsafeRawBufferPointer(start: body, count: body == nil ? 0 : length)
    // The library cuts the line up where it stands, so the version begins one byte behind the target.
    targetLength = UnsafeRawPointer(version) - UnsafeRawPointer(target) - 1
  }

  /// The request line and the header fields, checked.
  func head(target: String, limits: HTTPLimits) -> Result<RequestHead, RequestFault> {
    Result { () throws(RequestFault) in
      let lineLength = method.utf8.count + targetLength + version.utf8.count + 2
      guard lineLength <= limits.requestLineBytes else { throw .lineTooLong }
      // Behind the line stand a return and a line feed.
      guard jmk_head_size(connection) - lineLength - 2 <= limits.headerBytes else { throw .headersTooLarge }
      // A NUL within the target ends it for the library, though not for others.
      guard targetLength == target.utf8.count else { throw .malformed }
      return try RequestHead(
        method: method, target: target, version: version, headers: headers, limits: limits)
    }
  }

  private var headers: HTTPHeaders {
    var headers = HTTPHeaders()
    withUnsafeMutablePointer(to: &headers) { pointer in
      _ = MHD_get_connection_values_n(
        connection, .HEADER_KIND,
        { context, _, name, nameLength, value, valueLength in
          guard let name else { return .YES }
          let text = { (start: UnsafePointer<CChar>?, count: Int) in
            HTTPHeaders.text(UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count))
          }
          context?.assumingMemoryBound(to: HTTPHeaders.self).pointee
            .append(text(name, nameLength), ASCII.trimmed(text(value, valueLength)))
          return .YES
        }, pointer)
    }
    return headers
  }
}

extension HTTPHeaders {
  /// UTF-8, or what fields were before: ISO 8859-1 (RFC 9110 §5.5).
  fileprivate static func text(_ bytes: UnsafeRawBufferPointer) -> String {
    String(validating: bytes, as: UTF8.self)
      ?? String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
  }
}
