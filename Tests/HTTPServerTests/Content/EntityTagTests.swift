import Testing

@testable import HTTPServer

struct EntityTagTests {
  /// RFC 9110 §8.8.3.2, the table: weak and strong comparison.
  static let comparisons: [(String, String, strong: Bool, weak: Bool)] = [
    ("W/\"1\"", "W/\"1\"", false, true),
    ("W/\"1\"", "W/\"2\"", false, false),
    ("W/\"1\"", "\"1\"", false, true),
    ("\"1\"", "\"1\"", true, true),
  ]

  @Test(arguments: comparisons)
  func tagsAreCompared(one: String, other: String, strong: Bool, weak: Bool) throws {
    let one = try #require(EntityTag(parsing: one))
    let other = try #require(EntityTag(parsing: other))
    #expect(one.matchesStrongly(other) == strong && other.matchesStrongly(one) == strong)
    #expect(one.matchesWeakly(other) == weak && other.matchesWeakly(one) == weak)
  }

  static let lists: [(String, [String]?)] = [
    ("\"a\"", ["\"a\""]),
    ("\"a\", W/\"b\"", ["\"a\"", "W/\"b\""]),
    ("\"a,b\",\"c\"", ["\"a,b\"", "\"c\""]),
    (", \"a\" ,, ", ["\"a\""]),
    ("\"\"", ["\"\""]),
    ("", nil), (",", nil), ("a", nil), ("\"a", nil), ("\"a\" \"b\"", nil), ("w/\"a\"", nil), ("W/a", nil),
    ("\"a b\"", nil), ("\"a\"x", nil),
  ]

  @Test(arguments: lists)
  func listsAreRead(text: String, tags: [String]?) {
    #expect(EntityTag.list(text)?.map(\.text) == tags)
  }

  @Test func noTagCanBreakItsHeader() {
    #expect(EntityTag("a\"\r\nX: y").text == "\"aX:y\"")
  }
}
