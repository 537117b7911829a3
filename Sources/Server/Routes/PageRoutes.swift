internal import HTTPServer
internal import WebPlayer

/// The page and its files, as the program carries them.
struct PageRoutes {
  func add(to router: inout Router) {
    router.on(.get, "/") { request in respond(WebAsset.page, request) }
    router.on(.get, "/assets/{name...}") { (request, name: String) in respond(WebAsset.all[name], request) }
  }

  private func respond(_ asset: WebAsset?, _ request: HTTPRequest) -> HTTPResponse {
    guard let asset else { return .plain(.notFound) }
    return Representation(
      bytes: asset.bytes, type: asset.mediaType, entityTag: EntityTag(parsing: asset.entityTag),
      // The tag is asked for each time, so that a new program has its own page at once.
      headers: ["Cache-Control": "no-cache"]
    ).response(to: request)
  }
}
