import Foundation
import TestSupport
import Testing

/// Ranges of a video's file (RFC 9110 §13 and §14), as browsers ask for them.
@Suite(.enabled(if: SetUp.isComplete, "\(SetUp.reason)"), .serialized, .timeLimit(.minutes(10)))
struct RangeTests {
  /// What is asked, with SIZE, TAG and DATE for the file's own; the status; what is sent; `Content-Range`.
  typealias Case = (
    method: String, fields: [String: String], status: Int, sent: Range<Int>?, described: String?
  )

  private static func cases(_ size: Int) -> [Case] {
    let last = size - 1
    return [
      ("GET", [:], 200, 0..<size, nil),
      // The first bytes, the last ones by place and by number, from a place on.
      ("GET", ["Range": "bytes=0-499"], 206, 0..<500, "bytes 0-499/SIZE"),
      ("GET", ["Range": "bytes=0-0"], 206, 0..<1, "bytes 0-0/SIZE"),
      ("GET", ["Range": "bytes=500-999"], 206, 500..<1000, "bytes 500-999/SIZE"),
      ("GET", ["Range": "bytes=\(last)-\(last)"], 206, last..<size, "bytes \(last)-\(last)/SIZE"),
      ("GET", ["Range": "bytes=-500"], 206, size - 500..<size, "bytes \(size - 500)-\(last)/SIZE"),
      ("GET", ["Range": "bytes=-\(size + 9)"], 206, 0..<size, "bytes 0-\(last)/SIZE"),
      ("GET", ["Range": "bytes=0-"], 206, 0..<size, "bytes 0-\(last)/SIZE"),
      ("GET", ["Range": "bytes=\(size - 9)-"], 206, size - 9..<size, "bytes \(size - 9)-\(last)/SIZE"),
      (
        "GET", ["Range": "bytes=\(size - 9)-\(size + 9)"], 206, size - 9..<size,
        "bytes \(size - 9)-\(last)/SIZE"
      ),
      // Several that touch are one.
      ("GET", ["Range": "bytes=500-600,601-999"], 206, 500..<1000, "bytes 500-999/SIZE"),
      // Nothing of it is there.
      ("GET", ["Range": "bytes=\(size)-"], 416, nil, "bytes */SIZE"),
      ("GET", ["Range": "bytes=-0"], 416, nil, "bytes */SIZE"),
      // What is no range is passed over.
      ("GET", ["Range": "bytes=9-5"], 200, 0..<size, nil),
      ("GET", ["Range": "pages=1-2"], 200, 0..<size, nil),
      // Only of the file that the browser knows.
      ("GET", ["Range": "bytes=0-9", "If-Range": "TAG"], 206, 0..<10, "bytes 0-9/SIZE"),
      ("GET", ["Range": "bytes=0-9", "If-Range": "\"another\""], 200, 0..<size, nil),
      ("GET", ["Range": "bytes=0-9", "If-Range": "Sun, 06 Nov 1994 08:49:37 GMT"], 200, 0..<size, nil),
      ("GET", ["Range": "bytes=\(size)-", "If-Range": "\"another\""], 200, 0..<size, nil),
      // Conditions come first.
      ("GET", ["Range": "bytes=0-9", "If-None-Match": "TAG"], 304, nil, nil),
      ("GET", ["Range": "bytes=0-9", "If-Match": "\"another\""], 412, nil, nil),
      ("GET", ["If-Modified-Since": "DATE"], 304, nil, nil),
      // Ranges are defined for GET alone.
      ("HEAD", [:], 200, nil, nil),
      ("HEAD", ["Range": "bytes=0-9"], 200, nil, nil),
      ("HEAD", ["Range": "bytes=\(size)-"], 200, nil, nil),
    ]
  }

  @Test func theTableHolds() async throws {
    let player = try await RunningPlayer()
    let bytes = [UInt8](try Data(contentsOf: SetUp.recording))
    let whole = try await ask(player, "HEAD", [:])
    #expect(whole["Accept-Ranges"] == "bytes" && whole["Content-Length"] == "\(bytes.count)")
    let values = [
      "TAG": try #require(whole["ETag"]), "DATE": try #require(whole["Last-Modified"]),
      "SIZE": "\(bytes.count)",
    ]
    for row in Self.cases(bytes.count) {
      let fields = row.fields.mapValues { values[$0] ?? $0 }
      let answer = try await ask(player, row.method, fields)
      let name = "\(row.method) \(fields)"
      #expect(answer.status == row.status, "\(name)")
      #expect(answer["Content-Range"] == row.described?.replacing("SIZE", with: "\(bytes.count)"), "\(name)")
      if let sent = row.sent { #expect(answer.body.elementsEqual(bytes[sent]), "\(name)") }
      if row.method == "HEAD" { #expect(answer["Content-Length"] == "\(bytes.count)", "\(name)") }
    }
    await player.stop()
  }

  @Test func severalRangesAreSeveralParts() async throws {
    let player = try await RunningPlayer()
    let bytes = [UInt8](try Data(contentsOf: SetUp.recording))
    let answer = try await ask(player, "GET", ["Range": "bytes=0-9,-5"])
    #expect(answer.status == 206)
    let boundary = try #require(
      answer["Content-Type"]?.wholeMatch(of: /multipart\/byteranges; boundary=(\S+)/)?.1)
    let size = bytes.count
    let type = try #require(try await ask(player, "HEAD", [:])["Content-Type"])
    let parts = [0..<10, size - 5..<size].map { range in
      Array(
        "--\(boundary)\r\nContent-Type: \(type)\r\nContent-Range: bytes \(range.lowerBound)-\(range.upperBound - 1)/\(size)\r\n\r\n"
          .utf8) + bytes[range] + Array("\r\n".utf8)
    }
    #expect(answer.body == parts[0] + parts[1] + Array("--\(boundary)--\r\n".utf8))
    await player.stop()
  }

  private func ask(_ player: RunningPlayer, _ method: String, _ fields: [String: String]) async throws
    -> RawResponse
  {
    let client = try await RawClient(port: player.port)
    let lines = ["\(method) /api/v1/videos/1/media HTTP/1.1", "Host: 127.0.0.1:\(player.port)"]
    let all = lines + fields.map { "\($0.key): \($0.value)" }
    try await client.send(all.joined(separator: "\r\n") + "\r\n\r\n")
    return try await client.receiveResponse(toHead: method == "HEAD")
  }
}
