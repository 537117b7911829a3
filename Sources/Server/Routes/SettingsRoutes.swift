internal import HTTPServer
internal import Library

/// The pages' own settings: one JSON object that only they understand.
struct SettingsRoutes {
  let context: PlayerContext

  func add(to router: inout Router) {
    router.on(.get, "/api/v1/settings") { request in
      await context.answer(request) { response(try await context.library.settings()) }
    }
    router.on(.put, "/api/v1/settings") { request in
      await context.answer(request) {
        guard let settings = JSONObject(String(decoding: try request.json(), as: UTF8.self)) else {
          throw PlayerError.badBody("no object of at most \(JSONObject.sizeLimit) bytes")
        }
        try await context.library.setSettings(settings)
        return response(settings)
      }
    }
  }

  private func response(_ settings: JSONObject) -> HTTPResponse {
    var response = HTTPResponse(type: "application/json; charset=utf-8", bytes: Array(settings.text.utf8))
    response.headers["Cache-Control"] = "no-store"
    return response
  }
}
