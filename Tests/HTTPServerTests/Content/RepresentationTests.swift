import Foundation
import TestSupport
import Testing

@testable import HTTPServer

struct RepresentationTests {
  private static let now = HTTPDate(seconds: 1_000_000)

  private static func digits(_ headers: HTTPHeaders = [:]) -> Representation {
    var digits = Representation(
      bytes: Array("0123456789".utf8), type: "text/plain", entityTag: EntityTag("v1"), headers: headers)
    digits.lastModified = HTTPDate(seconds: 784_111_777)
    return digits
  }

  private static func response(_ method: HTTPMethod = .get, _ headers: HTTPHeaders) throws -> HTTPResponse {
    digits().response(to: try .make(method, "/", headers), now: now, boundary: "B")
  }

  static let cases: [(HTTPMethod, HTTPHeaders, status: Int, body: String, contentRange: String?)] = [
    (.get, [:], 200, "0123456789", nil),
    (.get, ["Range": "bytes=2-4"], 206, "234", "bytes 2-4/10"),
    (.get, ["Range": "bytes=7-"], 206, "789", "bytes 7-9/10"),
    (.get, ["Range": "bytes=-2"], 206, "89", "bytes 8-9/10"),
    (.get, ["Range": "bytes=0-99"], 206, "0123456789", "bytes 0-9/10"),
    (.get, ["Range": "bytes=0-1,2-3"], 206, "0123", "bytes 0-3/10"),
    (.get, ["Range": "bytes=10-"], 416, "Range Not Satisfiable\n", "bytes */10"),
    (.get, ["Range": "bytes=4-2"], 200, "0123456789", nil),
    (.get, ["Range": "lines=1-2"], 200, "0123456789", nil),
    (.get, ["Range": "bytes=2-4", "If-Range": "\"v1\""], 206, "234", "bytes 2-4/10"),
    (.get, ["Range": "bytes=2-4", "If-Range": "\"v0\""], 200, "0123456789", nil),
    (.get, ["Range": "bytes=10-", "If-Range": "\"v0\""], 200, "0123456789", nil),
    (.get, ["Range": "bytes=2-4", "If-Range": "Sun, 06 Nov 1994 08:49:37 GMT"], 200, "0123456789", nil),
    // Conditions come first (RFC 9110 §13.2.2).
    (.get, ["Range": "bytes=2-4", "If-None-Match": "\"v1\""], 304, "0123456789", nil),
    (.get, ["Range": "bytes=2-4", "If-Match": "\"v0\""], 412, "Precondition Failed\n", nil),
    // Ranges are defined for GET alone (§14.2); HEAD tells the length of the whole.
    (.head, ["Range": "bytes=2-4"], 200, "0123456789", nil),
    (.head, ["Range": "bytes=10-"], 200, "0123456789", nil),
  ]

  @Test(arguments: cases)
  func requestsAreAnswered(
    method: HTTPMethod, headers: HTTPHeaders, status: Int, body: String, contentRange: String?
  ) throws {
    let response = try Self.response(method, headers)
    #expect(response.status.rawValue == status)
    #expect(response.text == body)
    #expect(response.headers["Content-Range"] == contentRange)
  }

  @Test func dateConditionHolds() throws {
    let now = HTTPDate(seconds: 784_111_778)
    let request = try HTTPRequest.make(
      .get, "/", ["Range": "bytes=2-4", "If-Range": "Sun, 06 Nov 1994 08:49:37 GMT"])
    #expect(Self.digits().response(to: request, now: now, boundary: "B").status == .partialContent)
  }

  @Test func severalRangesAreSeveralParts() throws {
    let response = try Self.response(.get, ["Range": "bytes=8-,0-1"])
    #expect(response.status == .partialContent)
    #expect(response.headers["Content-Type"] == "multipart/byteranges; boundary=B")
    #expect(response.headers["Content-Range"] == nil)
    #expect(
      response.text == """
        --B\r
        Content-Type: text/plain\r
        Content-Range: bytes 8-9/10\r
        \r
        89\r
        --B\r
        Content-Type: text/plain\r
        Content-Range: bytes 0-1/10\r
        \r
        01\r
        --B--\r

        """)
  }

  @Test func validatorsComeWithEveryState() throws {
    for headers in [[:], ["Range": "bytes=0-1"], ["If-None-Match": "*"]] as [HTTPHeaders] {
      let response = try Self.response(.get, headers)
      #expect(response.headers["ETag"] == "\"v1\"")
      #expect(response.headers["Last-Modified"] == "Sun, 06 Nov 1994 08:49:37 GMT")
      #expect(response.headers["Content-Type"] == (response.status == .notModified ? nil : "text/plain"))
    }
  }

  @Test func aFileIsReadWhereItIs() async throws {
    let folder = try TemporaryFolder()
    let place = try folder.write("0123456789", to: "digits")
    let file = try await HTTPFile.open(place.path)
    let content = Representation(file: file, type: "text/plain")
    #expect(content.response(to: try .make(.get, "/", ["Range": "bytes=-3"])).text == "789")
    #expect(
      content.response(to: try .make(.get, "/", ["Range": "bytes=0-0,9-"])).text.contains("\r\n\r\n9\r\n--"))
    // The tag is that of the file's state.
    #expect(try await HTTPFile.open(place.path).entityTag == file.entityTag)
    try folder.write("0123456780", to: "digits")
    #expect(try await HTTPFile.open(place.path).entityTag != file.entityTag)
  }

  @Test(arguments: [
    ("", HTTPFile.Failure.Code.notFound), ("missing", .notFound), (".", .notFound), ("a/b", .notFound),
  ])
  func whatIsNoFileCannotBeOpened(name: String, code: HTTPFile.Failure.Code) async throws {
    let folder = try TemporaryFolder()
    let error = await #expect(throws: HTTPFile.Failure.self) {
      try await HTTPFile.open(folder.file(name).path + (name.isEmpty ? "\0" : ""))
    }
    #expect(error?.code == code)
  }
}
