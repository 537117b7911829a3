import HTTPServer
import TestSupport

/// A server on a free port of this machine.
struct RunningServer: Sendable {
  let server: HTTPServer
  let host: String
  let port: UInt16

  init(
    _ change: (inout HTTPServerConfiguration) -> Void = { _ in }, handler: @escaping HTTPHandler
  ) throws {
    DescriptorLimit.raise()
    var configuration = HTTPServerConfiguration()
    change(&configuration)
    host = configuration.address.host
    server = HTTPServer(configuration: configuration, handler: handler)
    port = try server.start()
  }

  /// A server that repeats what it was asked for.
  static func echo(_ change: (inout HTTPServerConfiguration) -> Void = { _ in }) throws -> RunningServer {
    try RunningServer(change) { request in
      HTTPResponse(text: "\(request.method.rawValue) \(request.path) \(request.body.count)")
    }
  }

  func connect(receiveBuffer: Int32? = nil) async throws -> RawClient {
    try await RawClient(host: host, port: port, receiveBuffer: receiveBuffer)
  }

  /// The response to a request on a connection of its own; `fields` are further lines of its head.
  func response(
    _ method: String = "GET", _ target: String = "/", _ fields: [String] = [], body: String = ""
  ) async throws -> RawResponse {
    let client = try await connect()
    try await client.send(head(method, target, fields) + body)
    return try await client.receiveResponse(toHead: method == "HEAD")
  }

  /// The head of a request for this server.
  func head(_ method: String = "GET", _ target: String = "/", _ fields: [String] = []) -> String {
    let host = fields.contains { $0.lowercased().hasPrefix("host:") } ? [] : ["Host: 127.0.0.1:\(port)"]
    return (["\(method) \(target) HTTP/1.1"] + host + fields).map { $0 + "\r\n" }.joined() + "\r\n"
  }
}
