import Testing

@testable import HTTPServer

/// RFC 9110 §13, for content with the tag "v2" that last changed at 08:49:37.
struct PreconditionsTests {
  static let before = "Sun, 06 Nov 1994 08:49:36 GMT"
  static let date = "Sun, 06 Nov 1994 08:49:37 GMT"
  static let after = "Sun, 06 Nov 1994 08:49:38 GMT"
  static let conditions = Preconditions(entityTag: EntityTag("v2"), lastModified: HTTPDate(date))

  static let cases: [(HTTPMethod, HTTPHeaders, Preconditions.Outcome)] = [
    (.get, [:], .proceed),
    // If-None-Match compares weakly.
    (.get, ["If-None-Match": "\"v2\""], .notModified),
    (.head, ["If-None-Match": "W/\"v2\""], .notModified),
    (.get, ["If-None-Match": "\"v1\", \"v2\""], .notModified),
    (.get, ["If-None-Match": "*"], .notModified),
    (.get, ["If-None-Match": "\"v1\""], .proceed),
    (.get, ["If-None-Match": "nonsense"], .proceed),
    (.put, ["If-None-Match": "*"], .failed),
    (.put, ["If-None-Match": "\"v1\""], .proceed),
    // Dates.
    (.get, ["If-Modified-Since": date], .notModified),
    (.get, ["If-Modified-Since": after], .notModified),
    (.get, ["If-Modified-Since": before], .proceed),
    (.get, ["If-Modified-Since": "yesterday"], .proceed),
    (.post, ["If-Modified-Since": date], .proceed),
    // A tag is better than a date (§13.1.3).
    (.get, ["If-None-Match": "\"v1\"", "If-Modified-Since": date], .proceed),
    // If-Match compares strongly.
    (.get, ["If-Match": "\"v2\""], .proceed),
    (.get, ["If-Match": "*"], .proceed),
    (.get, ["If-Match": "W/\"v2\""], .failed),
    (.put, ["If-Match": "\"v1\""], .failed),
    (.get, ["If-Unmodified-Since": date], .proceed),
    (.get, ["If-Unmodified-Since": before], .failed),
    (.get, ["If-Unmodified-Since": "yesterday"], .proceed),
    (.get, ["If-Match": "\"v2\"", "If-Unmodified-Since": before], .proceed),
    // The first in the order of §13.2.2 that does not hold decides.
    (.get, ["If-Match": "\"v1\"", "If-None-Match": "\"v2\""], .failed),
    (.get, ["If-Match": "\"v2\"", "If-None-Match": "\"v2\""], .notModified),
  ]

  @Test(arguments: cases)
  func conditionsAreWeighed(method: HTTPMethod, headers: HTTPHeaders, outcome: Preconditions.Outcome) throws {
    #expect(Self.conditions.outcome(of: try .make(method, "/", headers)) == outcome)
  }

  static let ranges: [(String?, Bool)] = [
    (nil, true),
    ("\"v2\"", true),
    ("\"v1\"", false),
    ("W/\"v2\"", false),
    ("\"v2\", \"v2\"", false),
    (date, true),
    (before, false),
    (after, false),
    ("yesterday", false),
  ]

  @Test(arguments: ranges)
  func rangesDependOnTheState(condition: String?, allowed: Bool) throws {
    let request = try HTTPRequest.make(.get, "/", condition.map { ["If-Range": $0] } ?? [:])
    #expect(Self.conditions.allowsRanges(request, now: try #require(HTTPDate(Self.after))) == allowed)
  }

  /// What changed this very second may change again within it (§8.8.2.2).
  @Test func aDateOfThisSecondIsTooWeakForRanges() throws {
    let request = try HTTPRequest.make(.get, "/", ["If-Range": Self.date])
    #expect(!Self.conditions.allowsRanges(request, now: try #require(HTTPDate(Self.date))))
  }

  @Test func withoutValidatorsThereIsNothingToCompare() throws {
    let none = Preconditions(entityTag: nil, lastModified: nil)
    #expect(
      none.outcome(of: try .make(.get, "/", ["If-None-Match": "\"v2\"", "If-Modified-Since": Self.date]))
        == .proceed)
    #expect(none.outcome(of: try .make(.get, "/", ["If-Match": "\"v2\""])) == .failed)
    #expect(!none.allowsRanges(try .make(.get, "/", ["If-Range": "\"v2\""]), now: .now))
  }
}
