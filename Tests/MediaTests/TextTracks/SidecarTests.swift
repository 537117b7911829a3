import Foundation
import Media
import Subtitles
import TestSupport
import Testing

/// Subtitle files beside a video: every one of the collection.
struct SidecarTests {
  typealias Line = SubtitleCuesTests.Line

  static func outcome(_ path: String) async -> Result<[Line], MediaError> {
    do {
      return .success(try await SubtitleCuesTests.lines(SubtitleCues(sidecar: path)))
    } catch {
      return .failure(error as? MediaError ?? MediaError(.readFailed, path: path, detail: "\(error)"))
    }
  }

  static func path(_ name: String) throws -> String {
    SharedData.testData("subtitles/\(name)").path
  }

  /// What the manifest of the collection says of each; the first cues.
  @Test(
    .enabled(if: SharedData.isAvailable, "\(SharedData.reason)"),
    arguments: [
      ("se_test.srt", [Line(1000, 4000, "Hello, World!"), Line(5000, 8000, "This is a test subtitle.")]),
      ("se_test.ass", [Line(1000, 4000, "Hello, World!"), Line(5000, 8000, "This is a test subtitle.")]),
      (
        "astisub_example-in.srt",
        [Line(99_000, 101_040, "(deep rumbling)"), Line(124_080, 127_120, "MAN:\nHow did we end up here?")]
      ),
      (
        "astisub_missing-sequence-in.srt",
        [Line(99_000, 101_040, "(deep rumbling)"), Line(124_080, 127_120, "MAN:\nHow did we end up here?")]
      ),
      (
        "astisub_example-in.vtt",
        [Line(99_000, 101_040, "(deep rumbling)"), Line(124_080, 127_120, "MAN:\nHow did we end up here?")]
      ),
      (
        "astisub_example-in-non-utf8.vtt",
        [Line(99_000, 101_040, "(deep rumbling)"), Line(124_080, 127_120, "MAN:\nHow did we end up here?")]
      ),
      (
        "astisub_example-in.ssa",
        [Line(99_000, 101_040, "(deep rumbling)"), Line(124_080, 127_120, "MAN: How did we end up here?")]
      ),
      (
        "astisub_example-in-styled.srt",
        [Line(17_985, 20_521, "[instrumental music]"), Line(47_115, 48_282, "[ticks]")]
      ),
      (
        "mantas_ass_different_format2.ass",
        [Line(137_400, 140_400, "Senator, we're making\nour final approach into Coruscant.")]
      ),
      (
        "mantas_smi.smi",
        [Line(137_400, 140_400, "Senator, we're making\nour final approach into Coruscant.")]
      ),
      ("mantas_utf16.srt", [Line(0, 1000, "ترجمه و تنظيم زيرنويس")]),
      ("mantas_vtt_with_styles.vtt", [Line(0, 10_000, "Hello world.")]),
      ("mantas_vtt_with_missing_text.vtt", [Line(0, 1000, "one"), Line(2000, 3000, "three")]),
      ("vttjs_cuetext__ruby__basic.vtt", [Line(0, 2000, "It's a blue apple tree!")]),
      (
        "vttjs_integration__cue-content.vtt",
        [Line(32_500, 33_500, "Laughs &am& other  stuff > &l<&rl\nOh my! >")]
      ),
      ("vttjs_cuetext__languages__japanese.vtt", [Line(16_000, 18_000, "Payload")]),
    ])
  func knownFilesHaveTheirCues(_ name: String, _ lines: [Line]) async throws {
    let found = try await Self.outcome(Self.path(name)).get()
    #expect(Array(found.prefix(lines.count)) == lines)
  }

  @Test(.enabled(if: SharedData.isAvailable, "\(SharedData.reason)")) func shiftJISIsJapanese() async throws {
    let lines = try await Self.outcome(Self.path("derived_shift_jis_japanese.srt")).get()
    #expect(lines.first?.text.hasPrefix("最も不可能な彼のロンドンの恵みから") == true)
  }

  /// Files that are refused, each with its reason.
  @Test(
    .enabled(if: SharedData.isAvailable, "\(SharedData.reason)"),
    arguments: [
      ("astisub_broken-1-in.vtt", MediaError.Code.notSubtitles),
      ("vttjs_file-layout__bad-double-webvtt.vtt", .notSubtitles),
      ("vttjs_file-layout__garbage-signature.vtt", .notSubtitles),
      ("vttjs_file-layout__bom-tab-webvtt.vtt", .notSubtitles),
      ("ae_sonnet001.ttml", .notSubtitles), ("mantas_scc.scc", .notSubtitles),
      ("vttjs_file-layout__blank-file.vtt", .emptyFile),
      ("nothing.srt", .notFound), (".", .isDirectory),
    ])
  func otherFilesAreRefused(_ name: String, _ code: MediaError.Code) async throws {
    guard case .failure(let error) = try await Self.outcome(Self.path(name)) else {
      Issue.record("\(name)")
      return
    }
    #expect(error.code == code)
  }

  /// The times by vtt.js, an independent reader, of its own test files: the same cues, except for those without
  /// text.
  @Test(.enabled(if: SharedData.isAvailable, "\(SharedData.reason)")) func timesAgreeWithAnotherReader()
    async throws
  {
    struct Expected: Decodable {
      struct Cue: Decodable {
        var startTime: Double
        var endTime: Double
        var text: String
      }
      var cues: [Cue]
    }
    let folder = SharedData.testData("subtitles")
    var count = 0
    for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    // A part of a second with the wrong number of digits is read here, and refused there.
    where file.pathExtension == "json" && !file.path.contains("fraction-digits") {
      let expected = try JSONDecoder().decode(Expected.self, from: Data(contentsOf: file)).cues
      let path = file.deletingPathExtension().appendingPathExtension("vtt").path
      let found = try await Self.outcome(path).get()
      let shown = expected.filter { cue in
        cue.text.contains { $0.isLetter } && !cue.text.hasPrefix("<") || found.count == expected.count
      }
      #expect(
        found.map(\.start) == shown.map { Int(($0.startTime * 1000).rounded()) }, "\(file.lastPathComponent)")
      #expect(
        found.map(\.end) == shown.map { Int(($0.endTime * 1000).rounded()) }, "\(file.lastPathComponent)")
      #expect(found.allSatisfy { !$0.text.contains("</") })
      count += 1
    }
    #expect(count > 40)
  }

  /// Every file, whole, cut off and with bytes flipped: it is read or refused.
  @Test(.enabled(if: SharedData.isAvailable, "\(SharedData.reason)")) func noFileBringsItDown() async throws {
    let scratch = try Scratch()
    let folder = SharedData.testData("subtitles")
    let refusals: Set<MediaError.Code> = [.notSubtitles, .unknownEncoding, .emptyFile]
    for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
      let whole = try [UInt8](contentsOf: file.path)
      var flipped = whole
      for place in stride(from: 3, to: flipped.count, by: 17) { flipped[place] ^= 0x35 }
      for bytes in [whole, Array(whole.prefix(whole.count / 2)), flipped] {
        switch await Self.outcome(try scratch.write(bytes, to: file.lastPathComponent)) {
        case .success(let lines): #expect(lines.allSatisfy { !$0.text.isEmpty && $0.start < $0.end })
        case .failure(let error): #expect(refusals.contains(error.code), "\(file.lastPathComponent) \(error)")
        }
      }
    }
  }
}
