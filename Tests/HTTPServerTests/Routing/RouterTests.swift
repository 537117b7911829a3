import Testing

@testable import HTTPServer

struct RouterTests {
  private struct Language: PathParameter {
    var tag: String

    init?(pathSegment: String) {
      guard ["en", "ja"].contains(pathSegment) else { return nil }
      tag = pathSegment
    }
  }

  private static let router: Router = {
    var router = Router()
    router.on(.get, "/") { _ in HTTPResponse(text: "home") }
    router.on(.get, "/videos") { _ in HTTPResponse(text: "list") }
    router.on(.post, "/videos") { _ in HTTPResponse(text: "added") }
    router.on(.get, "/videos/{id}") { (_, id: String) in HTTPResponse(text: "video \(id)") }
    router.on(.delete, "/videos/{id}") { (_, id: String) in HTTPResponse(text: "deleted \(id)") }
    router.on(.get, "/videos/newest") { _ in HTTPResponse(text: "newest") }
    router.on(.get, "/videos/{id}/cues/{number}") { (_, id: String, number: Int) in
      HTTPResponse(text: "cue \(number + 1) of \(id)")
    }
    router.on(.get, "/videos/{id}/tracks/{language}") { (_, id: String, language: Language) in
      HTTPResponse(text: "\(language.tag) of \(id)")
    }
    router.on(.get, "/assets/{name...}") { (_, name: String) in HTTPResponse(text: "asset \(name)") }
    router.on(HTTPMethod(rawValue: "LOCK"), "/lock") { _ in HTTPResponse(text: "locked") }
    return router
  }()

  static let cases: [(HTTPMethod, String, HTTPStatus, String)] = [
    (.get, "/", .ok, "home"),
    (.head, "/", .ok, "home"),
    (.get, "/videos", .ok, "list"),
    (.get, "/videos?x=1", .ok, "list"),
    (.post, "/videos", .ok, "added"),
    (.get, "/videos/7", .ok, "video 7"),
    (.delete, "/videos/7", .ok, "deleted 7"),
    (.get, "/videos/newest", .ok, "newest"),
    (.delete, "/videos/newest", .ok, "deleted newest"),
    (.get, "/videos/a%2Fb%20c", .ok, "video a/b c"),
    (.get, "/videos/%7Bid%7D", .ok, "video {id}"),
    (.get, "/videos/a/cues/41", .ok, "cue 42 of a"),
    (.get, "/videos/a/tracks/ja", .ok, "ja of a"),
    (.get, "/assets/a.js", .ok, "asset a.js"),
    (.get, "/assets/js/a.js", .ok, "asset js/a.js"),
    (.get, "/assets/", .ok, "asset "),
    (HTTPMethod(rawValue: "LOCK"), "/lock", .ok, "locked"),
    // What is of the wrong type is nowhere.
    (.get, "/videos/a/cues/x", .notFound, "Not Found\n"),
    (.post, "/videos/a/cues/x", .notFound, "Not Found\n"),
    (.get, "/videos/a/cues/-1", .notFound, "Not Found\n"),
    (.get, "/videos/a/cues/01", .notFound, "Not Found\n"),
    (.get, "/videos/a/cues/99999999999999999999", .notFound, "Not Found\n"),
    (.get, "/videos/a/tracks/fr", .notFound, "Not Found\n"),
    (.get, "/videos/", .notFound, "Not Found\n"),
    (.get, "/videos//cues/1", .notFound, "Not Found\n"),
    (.get, "/Videos", .notFound, "Not Found\n"),
    (.get, "/%76ideos", .ok, "list"),
    (.get, "//videos", .notFound, "Not Found\n"),
    (.get, "/assets", .notFound, "Not Found\n"),
    (.options, "*", .notFound, "Not Found\n"),
    (.get, "/none", .notFound, "Not Found\n"),
  ]

  @Test(arguments: cases)
  func requestsFindTheirRoute(method: HTTPMethod, target: String, status: HTTPStatus, text: String)
    async throws
  {
    let response = await Self.router.respond(to: try .make(method, target))
    #expect(response.status == status)
    #expect(response.text == text)
  }

  static let methods: [(HTTPMethod, String, HTTPStatus, allow: String)] = [
    (.delete, "/videos", .methodNotAllowed, "GET, HEAD, OPTIONS, POST"),
    (.post, "/videos/7", .methodNotAllowed, "DELETE, GET, HEAD, OPTIONS"),
    (.post, "/videos/newest", .methodNotAllowed, "DELETE, GET, HEAD, OPTIONS"),
    (.get, "/lock", .methodNotAllowed, "LOCK, OPTIONS"),
    (.head, "/lock", .methodNotAllowed, "LOCK, OPTIONS"),
    (HTTPMethod(rawValue: "get"), "/", .methodNotAllowed, "GET, HEAD, OPTIONS"),
    (.options, "/videos", .noContent, "GET, HEAD, OPTIONS, POST"),
  ]

  @Test(arguments: methods)
  func otherMethodsLearnWhatIsPossible(method: HTTPMethod, target: String, status: HTTPStatus, allow: String)
    async throws
  {
    let response = await Self.router.respond(to: try .make(method, target))
    #expect(response.status == status)
    #expect(response.headers["Allow"] == allow)
  }

  @Test func aRouteTakesAsManyParametersAsItsPattern() async {
    await #expect(processExitsWith: .failure) {
      var router = Router()
      router.on(.get, "/videos/{id}") { _ in HTTPResponse(text: "") }
    }
  }
}
