import Foundation
import HTTPServer
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10)))
struct FileTests {
  /// A server of one file, which is opened anew for each request.
  private static func running(_ file: URL) throws -> RunningServer {
    try RunningServer { request in
      do throws(HTTPFile.Failure) {
        let file = try await HTTPFile.open(file.path)
        return Representation(file: file, type: "video/mp4").response(to: request)
      } catch {
        return .plain(error.code == .notFound ? .notFound : .forbidden)
      }
    }
  }

  private static func file(_ size: Int, in folder: TemporaryFolder) throws -> (URL, [UInt8]) {
    var random = SeededRandom(seed: 1)
    let bytes = (0..<size).map { _ in UInt8.random(in: .min ... .max, using: &random) }
    return (try folder.write(Data(bytes), to: "film.mp4"), bytes)
  }

  static let ranges: [(String?, status: Int, Range<Int>?)] = [
    (nil, 200, 0..<300_000),
    ("bytes=0-0", 206, 0..<1),
    ("bytes=0-299999", 206, 0..<300_000),
    ("bytes=131071-131073", 206, 131_071..<131_074),
    ("bytes=100000-", 206, 100_000..<300_000),
    ("bytes=-200000", 206, 100_000..<300_000),
    ("bytes=299999-400000", 206, 299_999..<300_000),
    ("bytes=300000-", 416, nil),
  ]

  @Test func rangesAreThoseOfTheFile() async throws {
    let folder = try TemporaryFolder()
    let (place, bytes) = try Self.file(300_000, in: folder)
    let running = try Self.running(place)
    let client = try await running.connect()
    for (range, status, expected) in Self.ranges {
      try await client.send(running.head("GET", "/", range.map { ["Range: \($0)"] } ?? []))
      let response = try await client.receiveResponse()
      #expect(response.status == status)
      if let expected {
        #expect(response.body == Array(bytes[expected]))
        #expect(response["Content-Length"] == "\(expected.count)")
        let described = "bytes \(expected.lowerBound)-\(expected.upperBound - 1)/300000"
        #expect(response["Content-Range"] == (status == 206 ? described : nil))
      } else {
        #expect(response["Content-Range"] == "bytes */300000")
      }
    }
    // Whatever is asked of HEAD, it tells the length of the whole.
    try await client.send(running.head("HEAD", "/", ["Range: bytes=0-0"]))
    let head = try await client.receiveResponse(toHead: true)
    #expect(head.status == 200 && head["Content-Length"] == "300000" && head["Accept-Ranges"] == "bytes")
    // And nothing is sent of what the client has: 304, on the same connection, without a wrong length.
    try await client.send(running.head("GET", "/", ["If-None-Match: \(head["ETag"] ?? "")"]))
    let again = try await client.receiveResponse()
    #expect(again.status == 304 && again["ETag"] == head["ETag"] && again["Content-Length"] == "300000")
    try await client.send(running.head())
    #expect(try await client.receiveResponse().body == bytes)
    await running.server.stop()
  }

  @Test func severalRangesAreOneBody() async throws {
    let folder = try TemporaryFolder()
    let (place, bytes) = try Self.file(300_000, in: folder)
    let running = try Self.running(place)
    let response = try await running.response("GET", "/", ["Range: bytes=0-9,200000-299999"])
    #expect(response.status == 206)
    let type = try #require(response["Content-Type"])
    let boundary = try #require(type.split(separator: "=").last)
    let parts = [0..<10, 200_000..<300_000].map { range in
      Array(
        "--\(boundary)\r\nContent-Type: video/mp4\r\nContent-Range: bytes \(range.lowerBound)-\(range.upperBound - 1)/300000\r\n\r\n"
          .utf8)
        + bytes[range] + Array("\r\n".utf8)
    }
    #expect(response.body == parts[0] + parts[1] + Array("--\(boundary)--\r\n".utf8))
    await running.server.stop()
  }

  /// A file of 64 GiB, most of it a hole, is more than any memory.
  @Test func aFileIsNeverLoadedWhole() async throws {
    let folder = try TemporaryFolder()
    let place = try folder.write("beginning", to: "film.mp4")
    let size = 64 << 30
    let handle = try FileHandle(forUpdating: place)
    try handle.truncate(atOffset: UInt64(size - 3))
    try handle.seekToEnd()
    try handle.write(contentsOf: Data("end".utf8))
    try handle.close()
    let running = try Self.running(place)
    let tail = try await running.response("GET", "/", ["Range: bytes=-3"])
    #expect(tail.text == "end")
    #expect(tail["Content-Range"] == "bytes \(size - 3)-\(size - 1)/\(size)")
    let client = try await running.connect()
    try await client.send(running.head())
    #expect(try await client.receiveHead()["Content-Length"] == "\(size)")
    #expect(try await client.receive(count: 9) == Array("beginning".utf8))
    client.close()
    #expect(try await running.response("HEAD")["Content-Length"] == "\(size)")
    await running.server.stop()
  }

  @Test func aFileThatShrinksIsNotTakenForWhole() async throws {
    let folder = try TemporaryFolder()
    let place = try folder.write(Data(count: 64 << 20), to: "film.mp4")
    let running = try Self.running(place)
    let client = try await running.connect(receiveBuffer: 4096)
    try await client.send(running.head())
    #expect(try await client.receiveHead()["Content-Length"] == "\(64 << 20)")
    let handle = try FileHandle(forUpdating: place)
    try handle.truncate(atOffset: 1)
    await #expect(throws: RawClient.Failure.self) { try await client.receive(count: 64 << 20) }
    await running.server.stop()
  }

  /// The file that was opened is sent, whatever has its name meanwhile.
  @Test func aFileMayBeReplacedMeanwhile() async throws {
    let folder = try TemporaryFolder()
    let place = try folder.write(Data(repeating: 1, count: 8 << 20), to: "film.mp4")
    let running = try Self.running(place)
    let client = try await running.connect(receiveBuffer: 4096)
    try await client.send(running.head())
    _ = try await client.receiveHead()
    try FileManager.default.removeItem(at: place)
    try folder.write("other", to: "film.mp4")
    #expect(try await client.receive(count: 8 << 20) == [UInt8](repeating: 1, count: 8 << 20))
    await running.server.stop()
  }

  @Test(arguments: [[], ["-r", "1000-"], ["-r", "-5000"], ["-r", "123456-234567"], ["-C", "-"]])
  func curlGetsTheSame(options: [String]) async throws {
    let curl = try #require(ExternalTool("curl"))
    let folder = try TemporaryFolder()
    let (place, bytes) = try Self.file(300_000, in: folder)
    let running = try Self.running(place)
    let copy = folder.file("copy")
    // To be continued where an earlier try has ended.
    if options.first == "-C" { try Data(bytes[..<77_777]).write(to: copy) }
    let arguments = ["-sS", "-f", "-o", copy.path] + options + ["http://127.0.0.1:\(running.port)/"]
    #expect(try await OwnThread.run { try curl.run(arguments) }.status == 0)
    let ends: [String: Range<Int>] = [
      "1000-": 1000..<300_000, "-5000": 295_000..<300_000, "123456-234567": 123_456..<234_568,
    ]
    #expect(try Data(contentsOf: copy) == Data(bytes[ends[options.last ?? ""] ?? 0..<300_000]))
    await running.server.stop()
  }
}
