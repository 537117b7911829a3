/// Finds the handler for a method and a path.
///
/// Where several patterns match, the one whose first differing part is the more specific wins. A GET route answers HEAD,
/// too, and every route OPTIONS.
package struct Router: Sendable {
  private struct Route: Sendable {
    var method: HTTPMethod
    /// The pattern as it was written.
    var text: String
    var pattern: PathPattern
    /// Whether the parts of a path are of the types of the parameters.
    var accepts: @Sendable ([String]) -> Bool
    /// `nil` when they are not.
    var respond: @Sendable (HTTPRequest, [String]) async -> HTTPResponse?
  }

  private var routes: [Route] = []

  /// Nothing is anywhere.
  package init() {}

  /// Adds a route; the parameters of the pattern come to `respond` in their order and of its types.
  ///
  ///     router.on(.get, "/videos/{id}/cues/{number}") { (request, id: String, number: Int) in … }
  package mutating func on<each Parameter: PathParameter>(
    _ method: HTTPMethod, _ pattern: String,
    _ respond: @escaping @Sendable (HTTPRequest, repeat each Parameter) async -> HTTPResponse
  ) {
    let text = pattern
    let pattern = PathPattern(text)
    var count = 0
    for _ in repeat (each Parameter).self { count += 1 }
    precondition(
      count == pattern.parameterCount, "a route's handler takes as many parameters as its pattern has")
    routes.append(
      Route(
        method: method, text: text, pattern: pattern,
        accepts: { values in
          var values = values.makeIterator()
          return (try? (repeat Self.next((each Parameter).self, of: &values))) != nil
        },
        respond: { request, values in
          var values = values.makeIterator()
          guard let parameters = try? (repeat Self.next((each Parameter).self, of: &values)) else {
            return nil
          }
          return await respond(request, repeat each parameters)
        }))
    routes.sort { $0.pattern.parts.lexicographicallyPrecedes($1.pattern.parts) }
  }

  /// Every route: its method and its pattern.
  package var patterns: [(method: HTTPMethod, pattern: String)] { routes.map { ($0.method, $0.text) } }

  /// This router, as it is now, as a handler.
  package var handler: HTTPHandler { { request in await respond(to: request) } }

  /// The answer to a request: a route's, 404, or 405 with what is possible.
  package func respond(to request: HTTPRequest) async -> HTTPResponse {
    let matches = routes.compactMap { route -> (route: Route, values: [String])? in
      guard let values = route.pattern.match(request.pathSegments), route.accepts(values) else { return nil }
      return (route, values)
    }
    let method = request.method == .head ? .get : request.method
    for match in matches where match.route.method == method || match.route.method == request.method {
      if let response = await match.route.respond(request, match.values) { return response }
    }
    var allowed = Set(matches.map(\.route.method))
    guard !allowed.isEmpty, !allowed.contains(method) else { return .plain(.notFound) }
    if allowed.contains(.get) { allowed.insert(.head) }
    allowed.insert(.options)
    var response = request.method == .options ? HTTPResponse(.noContent) : .plain(.methodNotAllowed)
    response.headers["Allow"] = allowed.map(\.rawValue).sorted().joined(separator: ", ")
    return response
  }

  private struct Mismatch: Error {}

  private static func next<Parameter: PathParameter>(
    _ type: Parameter.Type, of values: inout IndexingIterator<[String]>
  ) throws -> Parameter {
    guard let value = values.next(), let parameter = Parameter(pathSegment: value) else { throw Mismatch() }
    return parameter
  }
}
