import ChildProcesses
import Foundation
import Glibc
import TestSupport
import Testing

/// Real subtitle files, translated by the built program with the real model, and read again by FFmpeg.
@Suite(.enabled(if: JimakuProcess.isReady, "needs the engines and the starter packs: run 'make setup'"))
struct TranslateFilesTests {
  /// The file that `jimaku subtitle` makes of the demonstration's recording.
  private static let twoCities = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .appending(path: "SubtitlesTests/Goldens/english.srt")

  /// When each cue is shown, by FFmpeg.
  private func times(_ file: URL) throws -> [Substring] {
    let ffprobe = try #require(ExternalTool("ffprobe"))
    let result = try ffprobe.run([
      "-v", "error", "-show_entries", "packet=pts_time,duration_time", "-of", "csv=p=0", file.path,
    ])
    try #require(result.status == 0)
    return result.output.split(separator: "\n")
  }

  /// What a player shows of each cue, by FFmpeg.
  private func shown(_ file: URL, in folder: TemporaryFolder) throws -> String {
    let ffmpeg = try #require(ExternalTool("ffmpeg"))
    let copy = folder.file("shown.srt")
    try #require(
      ffmpeg.run(["-nostdin", "-v", "error", "-y", "-i", file.path, copy.path]).status == 0)
    return try String(contentsOf: copy, encoding: .utf8)
  }

  private func isJapanese(_ text: some StringProtocol) -> Bool {
    text.unicodeScalars.contains {
      (0x3041...0x30FF).contains($0.value) || (0x4E00...0x9FFF).contains($0.value)
    }
  }

  @Test func sentencesOfARecordingAreTranslatedCueByCue() throws {
    let folder = try TemporaryFolder()
    let source = try String(contentsOf: Self.twoCities, encoding: .utf8)
    let input = try folder.write(source, to: "two-cities.en.srt")
    let outcome = try JimakuProcess.run(["translate", "two-cities.en.srt"], in: folder.url)
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    #expect(outcome.output == "two-cities.ja.srt\n")
    let text = try String(contentsOf: folder.file("two-cities.ja.srt"), encoding: .utf8)
    #expect(try times(folder.file("two-cities.ja.srt")) == times(input))
    let cues = text.split(separator: "\n\n")
    #expect(cues.count == source.split(separator: "\n\n").count)
    #expect(cues.allSatisfy(isJapanese), "\(text)")
  }

  @Test(
    .enabled(if: SharedData.isAvailable, "\(SharedData.reason)"),
    arguments: [
      ("se_test.srt", 3, ["1\n00:00:01,000 --> 00:00:04,000\n"]),
      ("se_test.ass", 3, ["Style: Default,Arial,20,", "Dialogue: 0,0:00:10.00,0:00:13.00,Default,,0,0,0,,"]),
      (
        // FFmpeg finds no cue behind style sheets, in the input either.
        "mantas_vtt_with_styles.vtt", 0,
        ["::cue(b) {", "hello\n00:00:00.000 --> 00:00:10.000 position:50% line:15% align:middle\n"]
      ),
      (
        "astisub_example-in.ssa", 6,
        [
          "Dialogue: Marked=0,0:01:39.00,0:01:41.04,1,Cher,1234,2345,3456,test,{\\pos(400,570)}",
          "\nNot understood line\n",
        ]
      ),
      ("vttjs_integration__cycle-collector-talk.vtt", 15, ["<v Chris Pearce>", "</v>\n<v Kyle Huey>"]),
    ])
  func whatIsNoTextIsKept(_ name: String, _ count: Int, _ kept: [String]) throws {
    let folder = try TemporaryFolder()
    let input = try folder.write(Data(contentsOf: SharedData.testData("subtitles/\(name)")), to: name)
    let outcome = try JimakuProcess.run(["translate", name], in: folder.url)
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    let output = folder.file(String(outcome.output.dropLast()))
    #expect(try times(output) == times(input))
    #expect(try times(output).count == count)
    let text = try String(contentsOf: output, encoding: .utf8)
    for part in kept { #expect(text.contains(part)) }
    #expect(try isJapanese(count > 0 ? shown(output, in: folder) : text))
  }

  /// A Japanese file in Shift_JIS, both languages in each cue: its own words are there, in UTF-8.
  @Test(.enabled(if: SharedData.isAvailable, "\(SharedData.reason)")) func anOldEncodingIsRead() throws {
    let folder = try TemporaryFolder()
    let name = "derived_shift_jis_japanese.srt"
    let input = try folder.write(Data(contentsOf: SharedData.testData("subtitles/\(name)")), to: name)
    let outcome = try JimakuProcess.run(
      ["translate", "--from", "en", "--bilingual", "--json", name], in: folder.url)
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    #expect(outcome.events.contains { $0["code"] as? String == "encoding" })
    let output = folder.file("derived_shift_jis_japanese.en-ja.srt")
    #expect(try String(contentsOf: output, encoding: .utf8).contains("最も不可能な彼のロンドンの恵みから"))
    #expect(try times(output) == times(input))
  }

  @Test func aFileGoesThroughAPipe() throws {
    let text = "WEBVTT\n\nNOTE kept\n\n00:01.000 --> 00:02.000 line:0\n<i>Good morning.</i>\n"
    let outcome = try JimakuProcess.run(["translate", "--format", "vtt"], input: text)
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    #expect(outcome.output.hasPrefix("WEBVTT\n\nNOTE kept\n\n00:01.000 --> 00:02.000 line:0\n<i>"))
    #expect(outcome.output.hasSuffix("</i>\n"))
    #expect(isJapanese(outcome.output))
  }

  @Test func aMissingPairSaysWhatThereIs() throws {
    let folder = try TemporaryFolder()
    try folder.write(Data(contentsOf: Self.twoCities), to: "talk.srt")
    let outcome = try JimakuProcess.run(["translate", "--to", "ja,xx", "talk.srt"], in: folder.url)
    #expect(outcome.exitCode == 1)
    #expect(outcome.errors.contains("No pack translates from English (en) to \"xx\""))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["talk.srt"])
  }

  /// Its own words tell the language: one without a pack, and the one that is asked for.
  @Test(arguments: [
    (
      "fr.srt", "Longtemps, je me suis couché de bonne heure.",
      "No pack translates from French (fr). 'jimaku packs import'"
    ),
    ("ja.srt", "吾輩は猫である。名前はまだ無い。", "The text is in Japanese (ja) already."),
  ])
  func aLanguageThatIsFoundOutIsNamed(name: String, words: String, sentence: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("1\n00:00:01,000 --> 00:00:02,000\n\(words)\n", to: name)
    for arguments in [["translate", name], ["translate", words]] {
      let outcome = try JimakuProcess.run(arguments, in: folder.url)
      #expect(outcome.exitCode == 1)
      #expect(outcome.errors.contains(sentence), "\(outcome.errors)")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == [name])
  }

  @Test func aNameOfAFileAmongTextsIsRemarked() throws {
    let folder = try TemporaryFolder()
    try folder.write("This is a book.\n", to: "talk.txt")
    let outcome = try JimakuProcess.run(["translate", "talk.txt", "Good morning."], in: folder.url)
    #expect(outcome.exitCode == 0 && outcome.output.hasPrefix("talk.txt\n"))
    #expect(
      outcome.errors == """
        jimaku: warning: "talk.txt" is a file; here its name is translated. 'jimaku translate < talk.txt' translates \
        its lines, and --format srt takes it for subtitles.

        """)
    #expect(try JimakuProcess.run(["translate", "--quiet", "talk.txt"], in: folder.url).errors.isEmpty)
  }

  @Test func aGlossaryThatIsNoFileIsRefused() throws {
    let folder = try TemporaryFolder()
    #expect(mkfifo(folder.file("pipe.tsv").path, 0o600) == 0)
    for (name, sentence) in [
      ("pipe.tsv", "\"pipe.tsv\" is a pipe or a device, not a file."), (".", "(Is a directory)"),
      ("none.tsv", "(No such file or directory)"),
    ] {
      let outcome = try JimakuProcess.run(["translate", "--glossary", name, "Hello."], in: folder.url)
      #expect(outcome.exitCode == 1)
      #expect(outcome.errors.contains(sentence), "\(outcome.errors)")
    }
  }

  @Test func anInterruptionLeavesNothing() throws {
    let folder = try TemporaryFolder()
    let cues = (1...400).map {
      "\($0)\n00:\(String(format: "%02d:%02d", $0 / 60, $0 % 60)),000 --> 00:59:59,000\nSentence number \($0) is here.\n"
    }
    try folder.write(cues.joined(separator: "\n"), to: "long.srt")
    let outcome = try JimakuProcess.run(["translate", "--json", "long.srt"], in: folder.url) {
      process, line in
      if line.contains("\"translated\":10,") { process.send(SIGINT) }
    }
    #expect(outcome.exitCode == 130, "\(outcome.errors)")
    #expect(outcome.events.last?["event"] as? String == "interrupted")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["long.srt"])
  }

  @Test func theInstalledPairIsListed() throws {
    let outcome = try JimakuProcess.run(["languages", "--json"])
    #expect(outcome.exitCode == 0)
    let pairs = try #require(outcome.events.first?["pairs"] as? [[String: Any]])
    let pair = try #require(
      pairs.first { $0["source"] as? String == "en" && $0["target"] as? String == "ja" })
    #expect(pair["state"] as? String == "installed")
  }
}
