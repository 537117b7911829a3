import HTTPServer
import Testing

struct HTTPHeadersTests {
  private let headers: HTTPHeaders = ["Accept": "a, b", "X-One": "1", "accept": "d"]

  @Test(arguments: ["accept", "ACCEPT", "Accept"])
  func namesHaveNoCase(name: String) {
    #expect(headers[name] == "a, b")
    #expect(headers.values(name) == ["a, b", "d"])
  }

  /// The Kelvin sign is a K for Unicode, not for HTTP.
  @Test func caseIsThatOfASCII() {
    #expect((["X-K": "1"] as HTTPHeaders)["X-\u{212A}"] == nil)
  }

  @Test func settingReplacesAll() {
    var changed = headers
    changed["ACCEPT"] = "x"
    #expect(changed.values("Accept") == ["x"])
    changed["Accept"] = nil
    #expect(changed.fields.map(\.name) == ["X-One"])
  }
}
