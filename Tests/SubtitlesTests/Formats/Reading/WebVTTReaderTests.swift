import Foundation
import TestSupport
import Testing

@testable import Subtitles

/// WebVTT by the rules of its specification.
struct WebVTTReaderTests {
  @Test(arguments: [
    ("the least", "WEBVTT", [], []),
    ("a title", "WEBVTT - Talk\nKind: captions\n\n00:01.000 --> 00:02.000\nOne", ["1000-2000|||One"], []),
    (
      "a time map of HLS",
      "WEBVTT\nX-TIMESTAMP-MAP=MPEGTS:900000,LOCAL:00:00:00.000\n\n00:01.000 --> 00:02.000\nOne",
      ["1000-2000|||One"], []
    ),
    (
      "identifiers and settings",
      "WEBVTT\n\nfirst one\n00:01.000 --> 00:02.000 line:0 align:start\nOne\nline\n",
      ["1000-2000|first one|line:0 align:start|One\nline"], []
    ),
    (
      "settings glued to the time", "WEBVTT\n\n00:01.000 --> 00:02.000line:40%\nOne",
      ["1000-2000||line:40%|One"], []
    ),
    ("no blank around the arrow", "WEBVTT\n\n00:01.000-->00:02.000\nOne", ["1000-2000|||One"], []),
    ("many hours", "WEBVTT\n\n123:00:01.000 --> 123:00:02.000\nOne", ["442801000-442802000|||One"], []),
    (
      "a time line ends a cue", "WEBVTT\n\n00:01.000 --> 00:02.000\nOne\n00:03.000 --> 00:04.000\nTwo",
      ["1000-2000|||One", "3000-4000|||Two"], []
    ),
    (
      "comments, styles and regions",
      "WEBVTT\n\nNOTE --x\n\nSTYLE\n::cue {}\n\nREGION\nid:fred\n\n00:01.000 --> 00:02.000\nOne\n\nNOTE\nend",
      ["1000-2000|||One"], []
    ),
    ("a time without a fraction", "WEBVTT\n\n00:01 --> 00:02.000\nOne", [], ["3 unreadableTime"]),
    ("minutes over 59", "WEBVTT\n\n00:60:00.000 --> 01:02:00.000\nOne", [], ["3 unreadableTime"]),
    ("a comma", "WEBVTT\n\n00:00:01,000 --> 00:00:02,000\nOne", [], ["3 unreadableTime"]),
    (
      "text without times", "WEBVTT\n\nlost\nwords\n\n00:01.000 --> 00:02.000\nOne", ["1000-2000|||One"],
      ["3 strayText"]
    ),
    (
      "an empty cue", "WEBVTT\n\n00:01.000 --> 00:02.000\n\n00:03.000 --> 00:04.000\nTwo",
      ["1000-2000|||", "3000-4000|||Two"], ["3 emptyCue"]
    ),
    (
      "overlaps are usual", "WEBVTT\n\n00:01.000 --> 00:09.000\na\n\n00:02.000 --> 00:04.000\nb",
      ["1000-9000|||a", "2000-4000|||b"], []
    ),
  ])
  func filesAreRead(_ name: String, _ text: String, _ cues: [String], _ remarks: [String]) throws {
    let file = try #require(WebVTTReader.read(text))
    #expect(SubRipReaderTests.cues(file) == cues, "\(name)")
    #expect(SubRipReaderTests.remarks(file) == remarks, "\(name)")
    #expect(file.written(file.cues.map { String(file.body(of: $0)) }) == text)
  }

  @Test(arguments: [
    "", "WEBVTTx", "webvtt\n", " WEBVTT\n", "WEBVTT\u{301}\n", "1\n00:00:01,000 --> 00:00:02,000\nx",
  ])
  func theSignatureIsNeeded(_ text: String) {
    #expect(WebVTTReader.read(text) == nil)
  }

  /// vtt.js, another reader, of its own test files: every cue, its times, name and text.
  @Test(.enabled(if: SharedData.isAvailable, "\(SharedData.reason)")) func anotherReaderAgrees() throws {
    struct Expected: Decodable {
      struct Cue: Decodable, Equatable {
        var startTime: Double
        var endTime: Double
        var id: String
        var text: String
      }
      var cues: [Cue]
    }
    var count = 0
    // By the specification a first number of three digits is one of hours; vtt.js takes it for minutes.
    for file in try Self.files(ofType: "json") where !file.path.contains("min-top-digits") {
      let expected = try JSONDecoder().decode(Expected.self, from: Data(contentsOf: file)).cues
      let bytes = try [UInt8](Data(contentsOf: file.deletingPathExtension().appendingPathExtension("vtt")))
      let text = try #require(TextEncoding.text(of: bytes))
      let found = try #require(WebVTTReader.read(text))
      let cues = found.cues.map { cue in
        Expected.Cue(
          startTime: cue.span.start.seconds, endTime: cue.span.end.seconds, id: cue.name,
          text: String(found.body(of: cue)))
      }
      #expect(cues == expected, "\(file.lastPathComponent)")
      count += 1
    }
    #expect(count == 51)
  }

  static func files(ofType type: String? = nil) throws -> [URL] {
    let folder = SharedData.testData("subtitles")
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { type == nil || $0.pathExtension == type }.sorted { $0.path < $1.path }
  }
}
