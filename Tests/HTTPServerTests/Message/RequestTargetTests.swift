import Testing

@testable import HTTPServer

struct RequestTargetTests {
  static let accepted: [(target: String, path: String, segments: [String])] = [
    ("/", "/", [""]),
    ("/a/b", "/a/b", ["a", "b"]),
    ("/a/", "/a/", ["a", ""]),
    ("//a", "//a", ["", "a"]),
    ("/a%20b", "/a b", ["a b"]),
    ("/a+b", "/a+b", ["a+b"]),
    ("/%E5%AD%97%E5%B9%95", "/字幕", ["字幕"]),
    ("/a%2Fb", "/a/b", ["a/b"]),
    ("/a%3Fb?c", "/a?b", ["a?b"]),
    ("/...", "/...", ["..."]),
    ("/..a/b..", "/..a/b..", ["..a", "b.."]),
    // Once, and not again.
    ("/%252e%252e/%2525", "/%2e%2e/%25", ["%2e%2e", "%25"]),
    ("/..%5c..%5cetc", "/..\\..\\etc", ["..\\..\\etc"]),
  ]

  @Test(arguments: accepted)
  func aPathIsDecodedOnce(target: String, path: String, segments: [String]) throws {
    let found = try RequestTarget(target, method: .get)
    #expect(found.path == path)
    #expect(found.segments == segments)
    #expect(found.rawPath == target.prefix { $0 != "?" })
  }

  static let refused = [
    // Steps upwards, in all their guises.
    "/..", "/.", "/a/../b", "/a/./b", "/../etc/passwd", "/%2e%2e/etc", "/%2E./etc", "/.%2e",
    "/a%2f..%2f..%2fetc",
    "/a%2F.", "/..%2f", "/%2e%2e%2f%2e%2e%2fetc",
    // Encodings that are none.
    "/%", "/%1", "/%zz", "/%u002e", "/a%2", "/?a=%", "/?%G0=1", "/%-1", "/%+1", "/% 1",
    // Bytes that are not UTF-8: overlong, a surrogate, cut off, beyond Unicode.
    "/%c0%ae%c0%ae/", "/..%c0%af", "/%ed%a0%80", "/%e5%ad", "/%ff", "/%f4%90%80%80", "/?a=%c0%af", "/\u{e9}",
    // What ends a text or a line.
    "/%00", "/a%00.txt", "/?a=%00", "/a b", "/a\tb", "/a\u{7f}", "/a\u{1}",
    // What is no path.
    "", "a", "?", "#", "/#a", "/a#b", "\\", "/\\evil.example", "/a\\b", "*", "127.0.0.1:80", "https://a/",
    "ftp://a/",
    "http://", "http:///a", "http://user@host/", "http:/a",
  ]

  @Test(arguments: refused)
  func anythingElseIsRefused(target: String) {
    #expect(throws: RequestFault.malformed) { try RequestTarget(target, method: .get) }
  }

  @Test func theStarBelongsToOptions() throws {
    #expect(try RequestTarget("*", method: .options).path == "*")
  }

  @Test(arguments: [
    ("http://a.example/b?c", "a.example", "/b", "c"),
    ("HTTP://[::1]:80", "[::1]:80", "/", nil),
    ("http://a?b", "a", "/", "b"),
  ])
  func aWholeAddressNamesTheHost(target: String, authority: String, path: String, query: String?) throws {
    let found = try RequestTarget(target, method: .get)
    #expect(found.authority == authority)
    #expect(found.rawPath == path)
    #expect(found.rawQuery == query)
  }

  static let queries: [(query: String, items: [(String, String)])] = [
    ("", []),
    ("a", [("a", "")]),
    ("a=", [("a", "")]),
    ("a=b", [("a", "b")]),
    ("a=b=c", [("a", "b=c")]),
    ("=b", [("", "b")]),
    ("a=1&&a=2", [("a", "1"), ("a", "2")]),
    ("q=two+words%2B&%E3%81%82=%26", [("q", "two words+"), ("あ", "&")]),
    ("a=%250A", [("a", "%0A")]),
    ("a?b=/c?d", [("a?b", "/c?d")]),
  ]

  @Test(arguments: queries)
  func aQueryIsThatOfAForm(query: String, items: [(String, String)]) throws {
    let found = try RequestTarget("/?" + query, method: .get).query
    #expect(found.items.map(\.name) == items.map(\.0))
    #expect(found.items.map(\.value) == items.map(\.1))
  }

  @Test func parametersAreFoundByName() throws {
    let query = try RequestTarget("/?a=1&b=2&a=3", method: .get).query
    #expect(query["a"] == "1")
    #expect(query.values("a") == ["1", "3"])
    #expect(query["c"] == nil)
  }
}
