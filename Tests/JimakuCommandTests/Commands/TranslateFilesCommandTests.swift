import Foundation
import Subtitles
import TestSupport
import Testing

@testable import JimakuCommand

/// Subtitle files in another language: which files appear, and what is told.
@Suite struct TranslateFilesCommandTests {
  private static let srt = "1\n00:00:01,000 --> 00:00:02,000\none\n\n2\n00:00:09,000 --> 00:00:10,000\ntwo\n"
  private let folder: TemporaryFolder
  private let output = Recording()
  private let errors = Recording()

  init() throws {
    folder = try TemporaryFolder()
  }

  private func run(
    _ names: [String], translator: any TextTranslator = FakeTranslator(), screen: Console.Screen? = nil,
    change: (inout TranslateArguments) -> Void = { _ in }
  ) async -> ExitCode {
    var arguments = TranslateArguments()
    change(&arguments)
    let command = TranslateFilesCommand(
      arguments: arguments, console: .recording(output, errors, screen: screen),
      register: TemporaryRegister(), finder: .fake(translator))
    return await command.run(names.map { folder.file($0).path })
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOf: folder.file(name), encoding: .utf8)
  }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted() }
  }

  /// What was told, the folder left out.
  private var told: String { errors.text.replacing(folder.url.path + "/", with: "") }

  @Test func aFileAppearsBesideItsInput() async throws {
    try folder.write(Self.srt, to: "talk.en.srt")
    #expect(await run(["talk.en.srt"]) == .done)
    #expect(try names == ["talk.en.srt", "talk.ja.srt"])
    #expect(
      try text("talk.ja.srt") == Self.srt.replacing("one", with: "<one>").replacing("two", with: "<two>"))
    #expect(output.text == folder.file("talk.ja.srt").path + "\n")
    #expect(told == "jimaku: talk.en.srt: 2 cues translated into 1 file\n")
  }

  /// Each tells its own, and has it in its name.
  @Test func filesMayBeInSeveralLanguages() async throws {
    try folder.write(Self.srt.replacing("one", with: "un jour"), to: "a.fr.srt")
    try folder.write(Self.srt.replacing("one", with: "ein"), to: "b.srt")
    try folder.write(Self.srt, to: "c.srt")
    try folder.write(Self.srt.replacing("one", with: "le jour"), to: "d.srt")
    let translator = FakeTranslator()
    #expect(
      await run(["a.fr.srt", "b.srt", "c.srt", "d.srt"], translator: translator) {
        $0.layout = .bilingual(.primaryFirst)
      } == .done)
    #expect(translator.pairs == ["fr>ja", "de>ja", "en>ja"])
    #expect(
      try names.filter { $0.contains("ja") } == ["a.fr-ja.srt", "b.de-ja.srt", "c.en-ja.srt", "d.fr-ja.srt"])
  }

  @Test func everyLanguageHasItsFileAndBothMayShareOne() async throws {
    try folder.write(Self.srt, to: "talk.srt")
    #expect(
      await run(["talk.srt"]) {
        $0.targets = ["ja", "es"]
        $0.layout = .bilingual(.secondaryFirst)
      } == .done)
    #expect(try names == ["talk.en-es.srt", "talk.en-ja.srt", "talk.srt"])
    #expect(
      try text("talk.en-ja.srt")
        == Self.srt.replacing("one", with: "<one>\none").replacing("two", with: "<two>\ntwo"))
  }

  @Test func whatIsThereIsKeptUnlessToldOtherwise() async throws {
    try folder.write(Self.srt, to: "talk.srt")
    try folder.write("mine", to: "talk.ja.srt")
    #expect(await run(["talk.srt"]) == .failed)
    #expect(try text("talk.ja.srt") == "mine")
    #expect(await run(["talk.srt"]) { $0.overwrites = true } == .done)
    #expect(try text("talk.ja.srt") != "mine")
  }

  @Test func theOutputMayBeAFileOrAFolder() async throws {
    try folder.write(Self.srt, to: "talk.srt")
    #expect(await run(["talk.srt"]) { $0.output = folder.file("out.srt").path } == .done)
    try FileManager.default.createDirectory(at: folder.file("sub"), withIntermediateDirectories: false)
    #expect(await run(["talk.srt"]) { $0.output = folder.file("sub").path } == .done)
    #expect(try text("out.srt") == text("sub/talk.ja.srt"))
    #expect(await run(["talk.srt"]) { $0.output = folder.file("out.vtt").path } == .failed)
    #expect(await run(["talk.srt"]) { $0.output = folder.file("none").path + "/" } == .failed)
    #expect(told.contains("\"out.vtt\" would hold SRT"))
  }

  @Test func oneBadFileCostsNoOther() async throws {
    try folder.write(Self.srt, to: "a.srt")
    try folder.write("<SAMI>\n", to: "b.smi")
    try folder.write(Self.srt, to: "A.en.srt")
    #expect(await run(["b.smi", "none.srt", "a.srt", "a.en.srt", "A.en.srt"]) == .failed)
    #expect(try names == ["A.en.srt", "A.ja.srt", "a.ja.srt", "a.srt", "b.smi"])
    #expect(
      told.hasPrefix(
        """
        jimaku: "b.smi" is SAMI, which is not read here. Convert it first: 'ffmpeg -i FILE talk.srt'.
        jimaku: There is no file "none.srt". Check the name and the folder.

        """))
  }

  @Test func mediaAreSentToTheirCommand() async throws {
    try folder.write("RIFF", to: "talk.wav")
    try folder.write(Self.srt, to: "a.srt")
    #expect(await run(["talk.wav", "gone.MKV", "a.srt"]) == .failed)
    #expect(try names == ["a.ja.srt", "a.srt", "talk.wav"])
    #expect(
      told == """
        jimaku: "talk.wav" is video or audio, not text. 'jimaku subtitle talk.wav' makes its subtitles and translates them.
        jimaku: "gone.MKV" is video or audio, not text. 'jimaku subtitle gone.MKV' makes its subtitles and translates them.
        jimaku: a.srt: 2 cues translated into 1 file

        """)
  }

  @Test func twoFilesThatLeadToOneAreRefused() async throws {
    try folder.write(Self.srt, to: "a.srt")
    try folder.write(Self.srt, to: "a.en.srt")
    #expect(await run(["a.srt", "a.en.srt"]) == .failed)
    #expect(try names == ["a.en.srt", "a.ja.srt", "a.srt"])
  }

  @Test func aSentenceWithoutTranslationKeepsItsWords() async throws {
    try folder.write(Self.srt.replacing("two", with: "bad"), to: "talk.srt")
    #expect(await run(["talk.srt"]) == .failed)
    #expect(try text("talk.ja.srt") == Self.srt.replacing("one", with: "<one>").replacing("two", with: "bad"))
    #expect(
      told == """
        jimaku: talk.srt: 1 cue keeps its words in ja (line 6). The engine failed more than once here. If it keeps failing, run 'jimaku doctor'.
        jimaku: talk.srt: 2 cues translated into 1 file

        """)
  }

  @Test func withoutAnyTranslationNothingIsWritten() async throws {
    try folder.write("1\n00:00:01,000 --> 00:00:02,000\nbad\n", to: "talk.srt")
    #expect(await run(["talk.srt"]) == .failed)
    #expect(try names == ["talk.srt"])
  }

  /// However few go together, the first sentences do not speak for all.
  @Test func aFileThatBeginsWithABadSentenceIsTranslated() async throws {
    try folder.write(Self.srt.replacing("one", with: "bad"), to: "talk.srt")
    #expect(await run(["talk.srt"]) { $0.batchSize = 1 } == .failed)
    #expect(try text("talk.ja.srt") == Self.srt.replacing("one", with: "bad").replacing("two", with: "<two>"))
  }

  /// Each failing call costs the two of its halves, and no cue; all else is asked for once.
  @Test func noCueIsLostWhenEveryTenthBatchFails() async throws {
    let cues = (1...2000).map { number in
      let time = { (part: Int) in
        String(format: "%02d:%02d:%02d,%03d", number / 3600, number / 60 % 60, number % 60, part)
      }
      return "\(number)\n\(time(0)) --> \(time(900))\nThis is number \(number).\n\n"
    }
    try folder.write(cues.joined(), to: "talk.srt")
    let translator = FaultyTranslator()
    #expect(await run(["talk.srt"], translator: translator) == .done)
    let expected = cues.joined().replacing(/This is number [0-9]+\./) { "<\($0.output)>" }
    #expect(try text("talk.ja.srt") == expected)
    // The least n = 200 + 2 ⌊n / 10⌋: every tenth call fails.
    #expect(translator.calls == 248)
  }

  @Test func aFileWithNothingSaidIsCopied() async throws {
    try folder.write("1\n00:00:01,000 --> 00:00:02,000\n♪\n", to: "talk.srt")
    #expect(await run(["talk.srt"]) == .done)
    #expect(try text("talk.ja.srt") == text("talk.srt"))
  }

  @Test func aMissingPairSaysSoBeforeAnyWork() async throws {
    try folder.write(Self.srt, to: "talk.srt")
    #expect(await run(["talk.srt"], translator: MissingTranslator()) == .failed)
    #expect(try names == ["talk.srt"])
    #expect(
      told == """
        jimaku: No pack translates from English (en) to Spanish (es). 'jimaku packs import' adds one, and 'jimaku languages' shows what there is. --to can be: ja.

        """)
  }

  @Test func anInterruptionLeavesNothingHalfWritten() async throws {
    try folder.write(Self.srt, to: "talk.srt")
    let task = Task { await run(["talk.srt"], translator: CancellingTranslator()) }
    #expect(await task.value == .interrupted)
    #expect(try names == ["talk.srt"])
    #expect(told == "jimaku: talk.srt: interrupted; no file was written\n")
  }

  @Test func oddThingsAreTold() async throws {
    try folder.write("00:01 --> 00:02\none\n\n00:01:00 --> 00:00:59\ntwo\n", to: "talk.vtt")
    try folder.write("WEBVTT\n\n00:01 --> 00:02.000\nx\n\n00:03.000 --> 00:04.000\none", to: "b.srt")
    #expect(await run(["talk.vtt", "b.srt"]) == .failed)
    #expect(
      told == """
        jimaku: "talk.vtt" holds no subtitles of a known format. Use SRT, WebVTT or ASS.
        jimaku: warning: b.srt: The content is WebVTT, whatever the name says, and is read as that.
        jimaku: warning: b.srt: Times that make no sense: these cues stay as they are (line 3).
        jimaku: b.srt: 1 cue translated into 1 file

        """)
  }

  @Test func objectsTellEverything() async throws {
    try folder.write(Self.srt.replacing("two", with: "bad").replacing("2\n00", with: "3\n00"), to: "talk.srt")
    #expect(await run(["talk.srt"]) { $0.printsJSON = true } == .failed)
    let path = folder.url.path + "/"
    #expect(
      output.text.replacing(path, with: "") == """
        {"event":"began","file":"talk.srt","from":"en","cues":2}
        {"event":"remark","code":"unexpectedNumber","line":6,"message":"Numbers that do not follow each other (line 6)."}
        {"event":"progress","language":"ja","translated":0,"sentences":2}
        {"event":"progress","language":"ja","translated":2,"sentences":2}
        {"event":"untranslated","language":"ja","cues":[2],"code":"translation.textFailed","message":"The engine failed more than once here. If it keeps failing, run 'jimaku doctor'."}
        {"event":"finished","file":"talk.srt","files":["talk.ja.srt"],"cues":2,"untranslated":1}

        """)
  }

  /// A file in one of the languages asked for needs no other for that.
  @Test func noFileIsWrittenInItsOwnLanguage() async throws {
    try folder.write(Self.srt.replacing("one", with: "the one"), to: "talk.en.srt")
    #expect(await run(["talk.en.srt"]) { $0.targets = ["ja", "en"] } == .done)
    #expect(try names == ["talk.en.srt", "talk.ja.srt"])
    #expect(
      told == """
        jimaku: warning: talk.en.srt: The file is in English (en) already; none is written for that language.
        jimaku: talk.en.srt: 2 cues translated into 1 file

        """)
    #expect(await run(["talk.en.srt"]) { $0.targets = ["en"] } == .failed)
  }

  /// What is marked is told with its lines; what is in another language stays, once, however long it is.
  @Test(arguments: [SubtitleTranslation.Layout.translation, .bilingual(.primaryFirst)])
  func whatIsToBeLookedAtIsTold(layout: SubtitleTranslation.Layout) async throws {
    let french = "Hier " + String(repeating: "soir ", count: 20) + "fini."
    let cues = [french, "odd", "odd", "Hier", "two"].enumerated().map { index, text in
      "\(index + 1)\n00:0\(index):00,000 --> 00:0\(index):09,000\n\(text)\n"
    }
    try folder.write(cues.joined(separator: "\n"), to: "talk.srt")
    #expect(await run(["talk.srt"]) { $0.layout = layout } == .done)
    let name = layout == .translation ? "talk.ja.srt" : "talk.en-ja.srt"
    let (own, two) = layout == .translation ? ("", "") : ("odd\n", "two\n")
    #expect(
      try text(name)
        == cues.joined(separator: "\n").replacing("\nodd\n", with: "\n\(own)<odd>\n").replacing(
          "two\n", with: "\(two)<two>\n"))
    #expect(
      told == """
        jimaku: warning: talk.srt: Check 2 cues in ja: its end may be missing (lines 6, 10).
        jimaku: warning: talk.srt: Check 2 cues in ja: a number may be missing (lines 6, 10).
        jimaku: warning: talk.srt: 2 cues have words in another language, which are kept as they are (lines 2, 14).
        jimaku: talk.srt: 5 cues translated into 1 file

        """)
  }

  @Test func marksAreObjects() async throws {
    try folder.write(Self.srt.replacing("one", with: "Hier"), to: "talk.srt")
    #expect(await run(["talk.srt"]) { $0.printsJSON = true } == .done)
    #expect(
      output.text.contains(
        """
        {"event":"marked","language":"ja","mark":"otherLanguage","cues":[1],"message":"1 cue has words in another language, which are kept as they are (line 2)."}
        """))
  }

  @Test func progressIsShownOnATerminal() async throws {
    try folder.write(Self.srt, to: "talk.srt")
    let screen = Console.Screen(style: TerminalStyle(hasColour: false)) { (200, 24) }
    #expect(await run(["talk.srt"], screen: screen) == .done)
    #expect(told.contains("talk.srt ja ──────────────────────── 0 / 2 sentences"))
    #expect(told.contains("talk.srt ja ━━━━━━━━━━━━━━━━━━━━━━━━ 2 / 2 sentences"))
  }

  @Test(arguments: [
    ("talk.srt", "talk.ja.srt"), ("talk.en.srt", "talk.ja.srt"), ("a/b.EN.VTT", "a/b.ja.VTT"),
    (".srt", ".srt.ja"),
    ("en.srt", "en.ja.srt"), (".en.srt", ".en.ja.srt"), ("talk.fr.srt", "talk.fr.ja.srt"),
    ("字幕.ass", "字幕.ja.ass"),
  ])
  func namesCarryTheLanguage(_ name: String, _ translated: String) {
    #expect(SubtitleName.translated(name, from: "en", languages: "ja", folder: nil) == translated)
  }
}
