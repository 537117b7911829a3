@testable import Captioning
import Foundation
import Glibc
import LanguagePacks
import Media
import Subtitles
import TestSupport
import Testing

@testable import JimakuCommand

@Suite struct SubtitleCommandTests {
  private let folder: TemporaryFolder
  private let output = Recording()
  private let errors = Recording()

  init() throws {
    folder = try TemporaryFolder()
    for name in ["talk.mp4", "other.mp4"] { try folder.write(Data("media".utf8), to: name) }
  }

  private func path(_ name: String) -> String { folder.file(name).path }

  private func run(
    _ files: [String] = ["talk.mp4"], _ pipeline: FakePipeline = FakePipeline(),
    change: (inout SubtitleArguments) -> Void = { _ in }
  ) async -> ExitCode {
    var arguments = SubtitleArguments(files: files.map { $0.contains("://") ? $0 : path($0) })
    change(&arguments)
    return await SubtitleCommand(
      arguments: arguments, console: .recording(output, errors), pipeline: pipeline,
      register: TemporaryRegister()
    ).run()
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.url.path).filter { !$0.hasSuffix(".mp4") }
      .sorted()
  }

  private func content(_ name: String) throws -> String {
    try String(contentsOf: folder.file(name), encoding: .utf8)
  }

  @Test func threeFilesAreWrittenAndListed() async throws {
    #expect(await run() == .done)
    #expect(output.text == "\(path("talk.en.srt"))\n\(path("talk.ja.srt"))\n\(path("talk.en-ja.srt"))\n")
    #expect(errors.text == "jimaku: \(path("talk.mp4")): 2 cues from 0:04 of sound in 0:00\n")
    #expect(
      try content("talk.en-ja.srt") == """
        1
        00:00:00,000 --> 00:00:01,200
        It was the best of times,
        それは最良の時代でした。

        2
        00:00:01,300 --> 00:00:02,500
        it was the worst of times.
        それは最悪の時代でした。

        """)
    #expect(try content("talk.ja.srt").contains("それは最悪の時代でした。"))
    #expect(try !content("talk.en.srt").contains("時代"))
  }

  @Test func withoutTranslationOneFileIsWritten() async throws {
    #expect(await run { $0.target = nil } == .done)
    #expect(try names() == ["talk.en.srt"])
  }

  @Test func japaneseMayStandAboveAndAByteOrderMarkInFront() async throws {
    _ = await run {
      $0.order = .secondaryFirst
      $0.writesByteOrderMark = true
    }
    let lines = try content("talk.en-ja.srt").split(separator: "\n")
    #expect(lines.prefix(4).last == "It was the best of times,")
    #expect(try Data(contentsOf: folder.file("talk.en.srt")).starts(with: [0xEF, 0xBB, 0xBF]))
  }

  @Test func noSpeechIsNoFailureAndNoFile() async throws {
    #expect(await run(["talk.mp4"], FakePipeline(events: [])) == .done)
    #expect(errors.text == "jimaku: \(path("talk.mp4")): no speech found; no file was written\n")
    #expect(try names().isEmpty)
  }

  @Test func anExistingFileIsKeptAndTheOthersAreStillDone() async throws {
    try folder.write(Data("old".utf8), to: "talk.ja.srt")
    #expect(await run(["talk.mp4", "other.mp4"]) == .failed)
    #expect(
      errors.pieces.first
        == "jimaku: \"\(path("talk.ja.srt"))\" is there already and is kept. Use --overwrite to replace it.\n"
    )
    #expect(try names() == ["other.en-ja.srt", "other.en.srt", "other.ja.srt", "talk.ja.srt"])
    #expect(try content("talk.ja.srt") == "old")
    #expect(await run { $0.overwrites = true } == .done)
    #expect(try content("talk.ja.srt") != "old")
  }

  @Test func oneBadFileDoesNotStopTheOthers() async throws {
    let pipeline = FakePipeline(unreadable: [path("talk.mp4"): MediaError(.notMedia, path: path("talk.mp4"))])
    #expect(await run(["talk.mp4", "other.mp4"], pipeline) == .failed)
    #expect(try names() == ["other.en-ja.srt", "other.en.srt", "other.ja.srt"])
  }

  @Test func aFailureHalfwayLeavesNothing() async throws {
    struct Broken: Error {}
    #expect(await run(["talk.mp4"], FakePipeline(error: Broken())) == .failed)
    #expect(try names().isEmpty)
    #expect(output.text.isEmpty)
  }

  @Test func anInterruptionKeepsWhatIsFinished() async throws {
    var pipeline = FakePipeline(events: Array(Samples.events.prefix(5)), error: CancellationError())
    pipeline.atEnd = { withUnsafeCurrentTask { $0?.cancel() } }
    let code = await Task { [pipeline] in await run(["talk.mp4", "other.mp4"], pipeline) }.value
    #expect(code == .interrupted)
    #expect(try names() == ["talk.en-ja.srt", "talk.en.srt", "talk.ja.srt"])
    #expect(try content("talk.en.srt").contains("it was the worst of times."))
    #expect(errors.text == "jimaku: \(path("talk.mp4")): interrupted; the 2 cues up to 0:02 were written\n")
  }

  @Test func anInterruptionBeforeTheFirstCueLeavesNothing() async throws {
    var pipeline = FakePipeline(events: [], error: CancellationError())
    pipeline.atEnd = { withUnsafeCurrentTask { $0?.cancel() } }
    let code = await Task { [pipeline] in await run(["talk.mp4"], pipeline) }.value
    #expect(code == .interrupted)
    #expect(try names().isEmpty)
    #expect(
      errors.text
        == "jimaku: \(path("talk.mp4")): interrupted before the first subtitle; no file was written\n")
  }

  @Test func missingPacksAreFoundBeforeTheWork() async throws {
    let missing = Failure.pack(PackError(.notInstalled, pack: "vad-silero"))
    #expect(await run(["talk.mp4"], FakePipeline(unprepared: missing)) == .failed)
    #expect(errors.text.contains("\"vad-silero\" is not installed. Run 'make setup'"))
    #expect(try names().isEmpty)
  }

  @Test func aStartBehindTheEndIsRefused() async throws {
    #expect(await run { $0.start = Timestamp(milliseconds: 4000) } == .failed)
    #expect(errors.text.contains("ends at 0:04, and --start asks for 0:04."))
  }

  @Test func whenNothingCouldBeTranslatedNothingIsWritten() async throws {
    let events: [CaptionEvent] = [
      .cue(Samples.first), .warning(.translationFailed(sentences: 1, isFinal: true, reason: "lost")),
      .translation(Cue.ID(1), .failed), .finished(Samples.summary(cues: 1, untranslated: 1)),
    ]
    #expect(await run(["talk.mp4"], FakePipeline(events: events)) == .failed)
    #expect(errors.text.contains("could be translated (lost)"))
    #expect(try names().isEmpty)
  }

  @Test func aCueWithoutTranslationIsToldAndKept() async throws {
    let events: [CaptionEvent] = Samples.events.dropLast().map { event in
      if case .translation(Cue.ID(2), _) = event { .translation(Cue.ID(2), .failed) } else { event }
    }
    let summary = CaptionEvent.finished(Samples.summary(cues: 2, untranslated: 1))
    #expect(await run(["talk.mp4"], FakePipeline(events: events + [summary])) == .done)
    #expect(errors.text.hasSuffix("jimaku: warning: Without translation: 1 cue.\n"))
    #expect(try content("talk.en-ja.srt").contains("it was the worst of times."))
    #expect(try !content("talk.ja.srt").contains("2\n"))
  }

  @Test(arguments: ["https://example.org/talk.mp4", "rtmp://live/x", "file:///talk.mp4"])
  func addressesAreRefused(address: String) async {
    #expect(await run([address]) == .failed)
    #expect(errors.text.hasPrefix("jimaku: \"\(address)\" is an address."))
  }

  @Test func twoMediaCannotShareAFile() async throws {
    try folder.write(Data("media".utf8), to: "talk.mkv")
    #expect(await run(["talk.mp4", "talk.mkv"]) == .failed)
    #expect(errors.pieces.first?.contains("would also be written for \"\(path("talk.mp4"))\"") == true)
    #expect(try names() == ["talk.en-ja.srt", "talk.en.srt", "talk.ja.srt", "talk.mkv"])
  }

  /// Unicode counts them as one text, the file system as two names; macOS writes the second.
  @Test func namesThatDifferInBytesAreTwoMedia() async throws {
    let names = ["\u{304C}.mp4", "\u{304B}\u{3099}.mp4"]
    for name in names { try folder.write("media", to: name) }
    #expect(await run(names) == .done)
    #expect(try self.names().count == 6)
  }

  @Test func whatIsNoFileIsRefused() async throws {
    #expect(mkfifo(path("pipe.mp4"), 0o600) == 0)
    #expect(await run(["pipe.mp4"]) == .failed)
    #expect(errors.text.hasPrefix("jimaku: \"\(path("pipe.mp4"))\" is a pipe or a device, not a file."))
    #expect(
      SubtitlePlan(SubtitleArguments(files: ["-"])).refused == [.init(file: "-", failure: .notAFile("-"))])
  }

  /// What is not UTF-8 arrives with U+FFFD in its place.
  @Test func aNameThatIsNotUTF8IsNotJustMissing() {
    let plan = SubtitlePlan(SubtitleArguments(files: ["caf\u{FFFD}.mp4", "gone.mp4"]))
    #expect(plan.refused == [.init(file: "caf\u{FFFD}.mp4", failure: .nameNotUTF8("caf\u{FFFD}.mp4"))])
    #expect(plan.files == ["gone.mp4"])
  }

  @Test func theFileIsNamedAsItWasGiven() async {
    let error = MediaError(.emptyTrack, path: "/elsewhere/talk.mp4")
    #expect(await run(["talk.mp4"], FakePipeline(error: error)) == .failed)
    #expect(errors.text.contains("\"\(path("talk.mp4"))\""))
  }

  @Test func eventsThatCannotBeWrittenAreAFailure() async {
    let full = Recording(failingWith: ENOSPC)
    var arguments = SubtitleArguments(files: [path("talk.mp4")])
    arguments.printsJSON = true
    let command = SubtitleCommand(
      arguments: arguments, console: .recording(full, errors), pipeline: FakePipeline(),
      register: TemporaryRegister())
    #expect(await command.run() == .failed)
    #expect(errors.text.contains("Standard output cannot be written (No space left on device)"))
  }

  @Test func quietSaysOnlyWhatIsWrong() async {
    #expect(await run { $0.isQuiet = true } == .done)
    #expect(errors.text.isEmpty)
    #expect(!output.text.isEmpty)
  }
}
