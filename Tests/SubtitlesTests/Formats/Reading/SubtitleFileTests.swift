import Foundation
import TestSupport
import Testing

@testable import Subtitles

/// Subtitle files as bytes: every one of the collection, and what damage makes of them.
struct SubtitleFileTests {
  static let srt = "1\n00:00:01,000 --> 00:00:02,000\n昨日、友だちと映画を見ました。\n"

  static func error(_ body: () throws -> SubtitleFile) -> SubtitleReadingError? {
    do {
      _ = try body()
      return nil
    } catch {
      return error as? SubtitleReadingError
    }
  }

  @Test(arguments: [("UTF-8", nil), ("UTF-16LE", "UTF-16LE"), ("CP932", "Shift_JIS"), ("EUC-JP", "EUC-JP")])
  func otherEncodingsAreReadAndTold(_ encoding: String, _ told: String?) throws {
    let file = try SubtitleFile(Encoded.bytes(Self.srt, in: encoding))
    #expect(file.text == Self.srt)
    #expect(file.remarks.map(\.kind) == (told.map { [.encoding($0)] } ?? []))
  }

  @Test(arguments: [
    ("WEBVTT\n\n00:01.000 --> 00:02.000\nx", SubtitleFile.Format.vtt),
    ("[Script Info]\n[Events]\nDialogue: 0,0:00:01.00,0:00:02.00,,,,,,,x", .ass),
    ("1\n00:00:01,000 --> 00:00:02,000\nx", .srt),
  ])
  func theContentSaysTheFormat(_ text: String, _ format: SubtitleFile.Format) throws {
    for expected in SubtitleFile.Format.allCases where expected != .vtt || format != .srt {
      let file = try SubtitleFile(Array(text.utf8), expected: expected)
      #expect(file.format == format)
      #expect(file.remarks.contains { $0.kind == .otherFormat(format) } == (expected != format))
    }
  }

  @Test func aForcedFormatCounts() {
    let text = "WEBVTT\n\n00:01.000 --> 00:02.000\nx"
    #expect(throws: Never.self) { try SubtitleFile(Array(text.utf8), forced: .srt) }
    #expect(Self.error { try SubtitleFile(Array(Self.srt.utf8), forced: .vtt) } == .notSubtitles)
  }

  /// Files that are refused, and why.
  @Test(
    .enabled(if: SharedData.isAvailable, "\(SharedData.reason)"),
    arguments: [
      ("astisub_broken-1-in.vtt", .notSubtitles), ("vttjs_file-layout__bad-double-webvtt.vtt", .notSubtitles),
      ("vttjs_file-layout__garbage-signature.vtt", .notSubtitles),
      ("vttjs_file-layout__bom-tab-webvtt.vtt", .notSubtitles), ("vttjs_file-layout__blank-file.vtt", .empty),
      ("vttjs_regions__id__space-after-delimiter.vtt", .noCues([])),
      ("vttjs_cue-times__fraction-digits.vtt", .noCues([SubtitleRemark(line: 3, .unreadableTime)])),
      ("ae_sonnet001.sbv", .otherFormat(.subViewer)),
      ("mantas_sub_viewer_with_headers.sub", .otherFormat(.subViewer)),
      ("ae_sonnet001.ttml", .otherFormat(.ttml)), ("astisub_example-in.ttml", .otherFormat(.ttml)),
      ("mantas_dfxp.dfxp", .otherFormat(.ttml)), ("mantas_sub_microdvd.sub", .otherFormat(.microDVD)),
      ("mantas_smi.smi", .otherFormat(.sami)), ("mantas_scc.scc", .otherFormat(.scc)),
    ] as [(String, SubtitleReadingError)])
  func otherFilesAreRefused(_ name: String, _ expected: SubtitleReadingError) throws {
    let bytes = try [UInt8](Data(contentsOf: SharedData.testData("subtitles/\(name)")))
    let format = SubtitleFile.Format(rawValue: String(name.suffix(3)))
    #expect(Self.error { try SubtitleFile(bytes, expected: format) } == expected)
  }

  /// Cues by hand, for files of every oddity.
  @Test(
    .enabled(if: SharedData.isAvailable, "\(SharedData.reason)"),
    arguments: [
      ("astisub_example-in.srt", 6, 99_000, 153_440), ("astisub_missing-sequence-in.srt", 6, 99_000, 153_440),
      ("astisub_example-in-styled.srt", 10, 17_985, 780_000), ("astisub_example-in.ssa", 6, 99_000, 153_440),
      ("mantas_ass_different_format2.ass", 2, 137_400, 3_742_500),
      ("mantas_ass_different_format3.ass", 1, 0, 10_000),
      ("mantas_utf16.srt", 1, 0, 1000), ("derived_shift_jis_japanese.srt", 2, 10_000, 17_500),
      ("se_test.srt", 3, 1000, 13_000), ("se_test.ass", 3, 1000, 13_000),
      ("mantas_vtt_with_styles.vtt", 1, 0, 10_000),
      ("mantas_vtt_with_missing_text.vtt", 3, 0, 3000),
      ("astisub_example-in-carriage-return.vtt", 3, 0, 14_066),
    ])
  func knownFilesHaveTheirCues(_ name: String, _ count: Int, _ start: Int, _ end: Int) throws {
    let file = try SubtitleFile([UInt8](Data(contentsOf: SharedData.testData("subtitles/\(name)"))))
    #expect(file.cues.count == count)
    #expect(file.cues.first?.span.start.milliseconds == start)
    #expect(file.cues.last?.span.end.milliseconds == end)
  }

  /// Every file that is read and is UTF-8 is written byte by byte as it was; others with the same characters.
  @Test(.enabled(if: SharedData.isAvailable, "\(SharedData.reason)")) func whatIsReadIsWrittenAgain() throws {
    var count = 0
    for place in try WebVTTReaderTests.files() where place.pathExtension != "json" {
      let bytes = try [UInt8](Data(contentsOf: place))
      guard let file = try? SubtitleFile(bytes) else { continue }
      let written = file.written(file.cues.map { String(file.body(of: $0)) })
      if file.remarks.contains(where: { if case .encoding = $0.kind { true } else { false } }) {
        #expect(TextEncoding.text(of: Array(written.utf8)) == TextEncoding.text(of: bytes))
      } else {
        #expect(Array(written.utf8) == bytes, "\(place.lastPathComponent)")
      }
      count += 1
    }
    #expect(count == 70)
  }

  /// 5,000 damaged files: each is read or refused, has its cues inside the text, and is written as it was.
  @Test(.enabled(if: SharedData.isAvailable, "\(SharedData.reason)")) func noDamageBringsItDown() throws {
    let files = try WebVTTReaderTests.files().filter { $0.pathExtension != "json" }
      .map { try [UInt8](Data(contentsOf: $0)) }.filter { $0.count < 3000 }
    var damage = Damage(seed: 20_261_130)
    var read = 0
    for round in 0..<5000 {
      let bytes = damage.applied(to: files[round % files.count], donor: files[(round * 7 + 3) % files.count])
      let forced =
        SubtitleFile.Format.allCases.indices.contains(round % 7)
        ? SubtitleFile.Format.allCases[round % 7] : nil
      guard let file = try? SubtitleFile(bytes, forced: forced) else { continue }
      read += 1
      #expect(
        file.written(file.cues.map { String(file.body(of: $0)) }) == (file.hasByteOrderMark ? "\u{FEFF}" : "")
          + file.text)
      // Every fourth is translated too, which takes far longer than reading.
      guard round % 4 == 0 else { continue }
      let translation = SubtitleTranslation(of: file)
      let texts = Dictionary(
        uniqueKeysWithValues: translation.units.map { ($0.id, "訳文 <b> & {x} --> \($0.id.number)。") })
      let bodies = translation.bodies(texts, in: "ja", layout: .bilingual(.primaryFirst))
      #expect(bodies.count == file.cues.count)
    }
    #expect(read > 1000)
  }
}

/// Damage by a fixed sequence of chances.
private struct Damage: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// SplitMix64 (Steele, Lea, Flood, 2014).
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  private static let pieces = [
    "-->", "\n", "\r", "\r\n\r\n", "<", "</", "<v ", "&", "&#x1F600;", "{\\", "}", "\\N", ",",
    "00:00:01,000 --> ", "\u{301}", "\u{FEFF}",
    "WEBVTT", "STYLE", "NOTE", "[Events]", "Format:", "Dialogue:", "99999999999999999999", "\0", "\u{202E}",
    "👩‍👩‍👧", "\u{1B}$B",
  ].map { Array($0.utf8) }

  mutating func applied(to bytes: [UInt8], donor: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0...Int.random(in: 0...4, using: &self) {
      let place = Int.random(in: 0...bytes.count, using: &self)
      switch Int.random(in: 0...5, using: &self) {
      case 0: bytes.insert(contentsOf: Self.pieces.randomElement(using: &self) ?? [], at: place)
      case 1: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 0...20, using: &self)))
      case 2: if place < bytes.count { bytes[place] = UInt8.random(in: 0...255, using: &self) }
      case 3: bytes = Array(bytes.prefix(place))
      case 4: bytes.insert(contentsOf: donor.prefix(Int.random(in: 0...200, using: &self)), at: place)
      default: if place < bytes.count { bytes.insert(bytes[place], at: place) }
      }
    }
    return bytes
  }
}
