import Testing

@testable import HTTPServer

struct RequestHeadTests {
  private static func outcome(
    method: String = "GET", version: String = "HTTP/1.1", _ headers: HTTPHeaders
  ) -> RequestFault? {
    do throws(RequestFault) {
      _ = try RequestHead(
        method: method, target: "/", version: version, headers: headers, limits: HTTPLimits())
      return nil
    } catch {
      return error
    }
  }

  static let cases: [(String, HTTPHeaders, RequestFault?)] = [
    ("a host", ["Host": "a"], nil),
    ("an empty host", ["Host": ""], nil),
    ("no host", [:], .malformed),
    ("two hosts", ["Host": "a", "host": "a"], .malformed),
    ("a length", ["Host": "a", "Content-Length": "7"], nil),
    ("the greatest length", ["Host": "a", "Content-Length": "1048576"], nil),
    ("a length beyond the limit", ["Host": "a", "Content-Length": "1048577"], .bodyTooLarge),
    ("a length beyond all numbers", ["Host": "a", "Content-Length": "99999999999999999999"], .bodyTooLarge),
    ("no number", ["Host": "a", "Content-Length": "seven"], .malformed),
    ("a sign", ["Host": "a", "Content-Length": "+7"], .malformed),
    ("a negative length", ["Host": "a", "Content-Length": "-7"], .malformed),
    ("an empty length", ["Host": "a", "Content-Length": ""], .malformed),
    ("two lengths", ["Host": "a", "Content-Length": "7", "content-length": "7"], .malformed),
    ("a list of lengths", ["Host": "a", "Content-Length": "7, 7"], .malformed),
    ("chunks", ["Host": "a", "Transfer-Encoding": "Chunked"], nil),
    ("both", ["Host": "a", "Transfer-Encoding": "chunked", "Content-Length": "7"], .malformed),
    ("another coding", ["Host": "a", "Transfer-Encoding": "gzip"], .unknownCoding),
    ("two codings", ["Host": "a", "Transfer-Encoding": "gzip, chunked"], .unknownCoding),
    (
      "chunks twice", ["Host": "a", "Transfer-Encoding": "chunked", "transfer-encoding": "chunked"],
      .malformed
    ),
    ("a name with a space", ["Host": "a", "X y": "1"], .malformed),
    ("a name that ends in a space", ["Host": "a", "Content-Length ": "7"], .malformed),
    ("no name", ["Host": "a", "": "1"], .malformed),
    ("a line break in a value", ["Host": "a", "X": "1\rY: 2"], .malformed),
    ("a control character in a value", ["Host": "a", "X": "\u{0}"], .malformed),
    ("a tab in a value", ["Host": "a", "X": "1\t2"], nil),
    ("other letters in a value", ["Host": "a", "X": "字"], nil),
  ]

  @Test(arguments: cases)
  func theFieldsHaveToBeRight(case: String, headers: HTTPHeaders, fault: RequestFault?) {
    #expect(Self.outcome(headers) == fault)
  }

  @Test func anOldClientNamesNoHost() {
    #expect(Self.outcome(version: "HTTP/1.0", [:]) == nil)
  }

  @Test(arguments: ["GE T", "G\u{e9}T", "", "GET\t", "(GET)"])
  func aMethodIsAToken(method: String) {
    #expect(Self.outcome(method: method, ["Host": "a"]) == .malformed)
  }

  @Test func theNumberOfFieldsIsLimited() {
    var headers: HTTPHeaders = ["Host": "a"]
    for number in 1..<100 { headers.append("X-\(number)", "1") }
    #expect(Self.outcome(headers) == nil)
    headers.append("X-100", "1")
    #expect(Self.outcome(headers) == .headersTooLarge)
  }
}
