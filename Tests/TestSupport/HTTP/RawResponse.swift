/// A response as it came over the wire.
package struct RawResponse: Sendable {
  /// The status.
  package var status: Int
  /// The header fields, in their order.
  package var fields: [(name: String, value: String)]
  /// The body.
  package var body: [UInt8]

  /// The body as text.
  package var text: String { String(decoding: body, as: UTF8.self) }

  /// The first field of this name, whatever its case.
  package subscript(name: String) -> String? {
    fields.first { $0.name.lowercased() == name.lowercased() }?.value
  }
}

extension RawClient {
  /// Reads the status line and the header fields.
  package func receiveHead() async throws -> RawResponse {
    let head = try await receive(upTo: "\r\n\r\n")
    let lines = head.split(separator: "\r\n", omittingEmptySubsequences: true).map(String.init)
    let words = (lines.first ?? "").split(separator: " ")
    guard words.count > 1, words[0] == "HTTP/1.1", let status = Int(words[1]) else {
      throw Failure.notHTTP(head)
    }
    let fields = try lines.dropFirst().map { line in
      let cut = line.split(separator: ":", maxSplits: 1)
      guard cut.count == 2, cut[1].hasPrefix(" ") else { throw Failure.notHTTP(line) }
      return (name: String(cut[0]), value: String(cut[1].dropFirst()))
    }
    return RawResponse(status: status, fields: fields, body: [])
  }

  /// Reads a response to its end, as RFC 9112 §6.3 has it.
  package func receiveResponse(toHead: Bool = false) async throws -> RawResponse {
    var response = try await receiveHead()
    if toHead || [204, 304].contains(response.status) { return response }
    if response["Transfer-Encoding"] == "chunked" {
      while let chunk = try await receiveChunk() { response.body += chunk }
    } else if let length = response["Content-Length"].flatMap(Int.init) {
      response.body = try await receive(count: length)
    } else {
      response.body = try await receiveToEnd()
    }
    return response
  }

  /// The next chunk of a body; `nil` behind the last.
  package func receiveChunk() async throws -> [UInt8]? {
    let line = try await receive(upTo: "\r\n")
    guard let length = Int(line.dropLast(), radix: 16) else { throw Failure.notHTTP(line) }
    let bytes = try await receive(count: length)
    guard try await receive(count: 2) == [13, 10] else { throw Failure.notHTTP("no end of a chunk") }
    return length == 0 ? nil : bytes
  }
}
