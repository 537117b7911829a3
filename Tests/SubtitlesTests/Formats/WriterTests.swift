import Foundation
import Subtitles
import TestSupport
import Testing

@Suite("Files")
struct WriterTests {
  @Test("are written as recorded", arguments: SubtitleFormat.allCases)
  func matchGoldens(format: SubtitleFormat) throws {
    for (name, document) in TwoCities.documents {
      let text = format.writer.write(document, options: SubtitleWritingOptions())
      #expect(try Goldens().difference(of: text, from: "\(name).\(format.fileExtension)") == nil)
    }
  }

  @Test("have the second language above if so wanted", arguments: [SubtitleFormat.srt, .ass, .txt])
  func turnTheOrder(format: SubtitleFormat) throws {
    let text = format.writer.write(
      TwoCities.bilingual, options: SubtitleWritingOptions(order: .secondaryFirst))
    #expect(try Goldens().difference(of: text, from: "bilingual-turned.\(format.fileExtension)") == nil)
  }

  @Test("begin with a byte order mark only if asked", arguments: [SubtitleFormat.srt, .vtt, .ass, .txt])
  func beginWithMark(format: SubtitleFormat) {
    let plain = format.writer.write(TwoCities.bilingual, options: SubtitleWritingOptions())
    let marked = format.writer.write(
      TwoCities.bilingual, options: SubtitleWritingOptions(byteOrderMark: true))
    #expect(marked.unicodeScalars.first == "\u{FEFF}")
    #expect(Array(marked.unicodeScalars.dropFirst()) == Array(plain.unicodeScalars))
  }

  @Test("never have a carriage return or an empty line inside a cue", arguments: SubtitleFormat.allCases)
  func haveCleanLines(format: SubtitleFormat) {
    let text = format.writer.write(TwoCities.hostile, options: SubtitleWritingOptions())
    #expect(!text.unicodeScalars.contains { $0 == "\r" || $0 == "\0" || $0.value == 0x2028 })
    #expect(!text.contains("\n\n\n"))
  }

  @Test("of JSON are what another reader understands")
  func areJSON() throws {
    for (_, document) in TwoCities.documents {
      let text = SubtitleFormat.json.writer.write(document, options: SubtitleWritingOptions())
      let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
      let cues = try #require(object?["cues"] as? [[String: Any]])
      let texts = document.primary.cues.map { $0.text }
      #expect(cues.count <= texts.count)
      for cue in cues where document.secondary != nil {
        #expect(texts.contains(cue["text"] as? String ?? ""))
      }
    }
  }

  @Test("keep other limits of a language")
  func keepLimits() {
    var narrow = ReadingLimits.english
    narrow.lineLength = 12
    let text = SubtitleFormat.srt.writer.write(
      SubtitleDocument(Track(language: "en", cues: [TwoCities.english.cues[1]])),
      options: SubtitleWritingOptions(limits: ["en": narrow]))
    #expect(text == "1\n00:00:02,800 --> 00:00:04,655\nit was\nthe worst\nof times.\n")
  }

  @Test("are told by their extension", arguments: SubtitleFormat.allCases)
  func haveExtensions(format: SubtitleFormat) {
    #expect(SubtitleFormat(fileExtension: format.fileExtension.uppercased()) == format)
    #expect(SubtitleFormat(fileExtension: "mp4") == nil)
  }

  @Test(
    "are read by FFmpeg with the same times and number of cues",
    .enabled(if: ExternalTool("ffprobe") != nil, "needs ffprobe on the path"),
    arguments: [SubtitleFormat.srt, .vtt, .ass],
    ["bilingual", "hostile"])
  func areRead(format: SubtitleFormat, name: String) throws {
    let document = try #require(TwoCities.documents.first { $0.0 == name }?.1)
    let folder = try TemporaryFolder()
    let text = format.writer.write(document, options: SubtitleWritingOptions())
    let file = try folder.write(text, to: "talk.\(format.fileExtension)")
    let tool = try #require(ExternalTool("ffprobe"))
    let result = try tool.run([
      "-v", "error", "-show_entries", "packet=pts_time,duration_time", "-of", "csv=p=0", file.path,
    ])
    #expect(result.status == 0)
    // FFprobe ends some formats' rows with an empty field.
    let times = result.output.split(separator: "\n").map {
      $0.hasSuffix(",") ? String($0.dropLast()) : String($0)
    }
    #expect(times == Self.times[name]?.map(format == .ass ? Self.inHundredths : { $0 }))
  }

  private static let times = [
    "bilingual": [
      "0.440000,1.870000", "2.800000,1.855000", "3599.000000,4.999000", "3604.500000,0.900000",
    ],
    "hostile": [
      "0.000000,0.700000", "1.000000,0.500000", "1.500000,1.000000", "2.600000,0.900000", "3.600000,0.050000",
      "3.700000,0.002000", "363599.999000,1.001000",
    ],
  ]

  /// What becomes of the times in hundredths of a second, worked out by hand for those that change.
  private static func inHundredths(_ times: String) -> String {
    [
      "2.800000,1.855000": "2.800000,1.860000", "3599.000000,4.999000": "3599.000000,5.000000",
      "3.700000,0.002000": "3.700000,0.010000", "363599.999000,1.001000": "363600.000000,1.000000",
    ][times] ?? times
  }
}
