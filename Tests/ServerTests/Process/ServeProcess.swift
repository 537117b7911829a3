import ChildProcesses
import Foundation
import Glibc
import TestSupport
import Testing

/// `jimaku serve` as it is built, in a process of its own, with real engines.
final class ServeProcess: Sendable {
  /// The program ended before it said where the player is.
  struct NotServing: Error {
    var status: Int32
    var complaint: String
  }

  /// The port it serves on.
  let port: UInt16
  private let process: ChildProcess
  private let ending: Task<Int32, Never>

  /// Starts it over the home's videos, or `places`, and waits until it says where the player is.
  ///
  /// `wrapper` is a command that becomes the program.
  /// Throws `NotServing` when it ends instead.
  init(
    _ home: ServeHome, places: [String]? = nil, arguments: [String] = [], locale: String = "C.UTF-8",
    through wrapper: [String] = []
  ) async throws {
    let words = wrapper + [SetUp.program.path, "serve"] + arguments + (places ?? [home.videos.path])
    let (output, errors) = (Pipe(), Pipe())
    var command = Command(words[0], Array(words.dropFirst()))
    command.variables = ["JIMAKU_HOME": home.folder.url.path, "LC_ALL": locale]
    command.output = .descriptor(output.fileHandleForWriting.fileDescriptor)
    command.errors = .descriptor(errors.fileHandleForWriting.fileDescriptor)
    let process = try ChildProcess(command)
    self.process = process
    // The child's ends are its own, so that its streams end with it.
    for pipe in [output, errors] { try pipe.fileHandleForWriting.close() }
    ending = Task { await OwnThread.run { process.wait().shellCode } }
    let greeting = await OwnThread.run {
      var text = Data()
      while case let piece = output.fileHandleForReading.availableData, !piece.isEmpty {
        text += piece
        // What it says is two lines.
        if text.count(where: { $0 == UInt8(ascii: "\n") }) > 1 { break }
      }
      return String(decoding: text, as: UTF8.self)
    }
    guard let match = greeting.firstMatch(of: /http:\/\/127\.0\.0\.1:(\d+)\//), let port = UInt16(match.1)
    else {
      let complaint = await OwnThread.run { errors.fileHandleForReading.readDataToEndOfFile() }
      throw NotServing(status: await ending.value, complaint: String(decoding: complaint, as: UTF8.self))
    }
    self.port = port
  }

  deinit { process.send(SIGKILL) }

  /// The process's identity.
  var id: pid_t { process.identifier }

  /// Its exit status when it has ended; 128 and the signal when one ended it.
  func status() async -> Int32 { await ending.value }

  /// Sends it a signal.
  func signal(_ number: Int32) { process.send(number) }

  /// Ends it as a loss of power would, and waits until it is gone.
  func kill() async {
    signal(SIGKILL)
    _ = await status()
  }

  /// Asks for something as a page does; `json` is the body.
  func ask(_ method: String, _ path: String, json: String? = nil, fields: [String] = []) async throws
    -> RawResponse
  {
    let client = try await RawClient(port: port)
    var lines = ["\(method) \(path) HTTP/1.1", "Host: 127.0.0.1:\(port)", "Origin: http://127.0.0.1:\(port)"]
    lines += fields
    if let json { lines += ["Content-Type: application/json", "Content-Length: \(json.utf8.count)"] }
    try await client.send(lines.joined(separator: "\r\n") + "\r\n\r\n" + (json ?? ""))
    return try await client.receiveResponse(toHead: method == "HEAD")
  }

  /// The JSON object that is answered.
  func json(_ method: String, _ path: String, json body: String? = nil) async throws -> [String: Any] {
    let answer = try await ask(method, path, json: body)
    #expect(answer.status == 200, "\(method) \(path): \(answer.text)")
    return try #require(try JSONSerialization.jsonObject(with: Data(answer.body)) as? [String: Any])
  }

  /// The events from now on.
  func events() async throws -> PlayerEvents {
    PlayerEvents(try await EventReader.open(port: port, path: "/api/v1/events"))
  }

  /// Opens a video and returns the session.
  func open(_ video: Int, at position: Int = 0) async throws -> Int {
    let body = #"{"video": \#(video), "position": \#(position)}"#
    return try #require(try await json("POST", "/api/v1/session", json: body)["session"] as? Int)
  }

  /// What is stored of a video's subtitles.
  func subtitles(of video: Int) async throws -> StoredSubtitles {
    try StoredSubtitles(try await json("GET", "/api/v1/videos/\(video)/cues"))
  }
}
