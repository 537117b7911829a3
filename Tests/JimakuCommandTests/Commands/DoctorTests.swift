import Glibc
import Inference
import LanguagePacks
import TestSupport
import Testing

@testable import JimakuCommand

@Suite struct DoctorTests {
  private static let sound = DoctorReport(checks: [
    DoctorReport.Check(.library("FFmpeg"), .good("5.1.6")),
    DoctorReport.Check(.pack(id: "vad-silero", licence: "MIT"), .good("6.2.3")),
    DoctorReport.Check(.speech("en"), .good("")),
    DoctorReport.Check(.translation(from: "en", to: "ja"), .good("")),
  ])
  private static let withoutDictionary = DoctorReport(
    checks: sound.checks + [
      DoctorReport.Check(
        .pack(id: "dictionary-en-wordnet", licence: "–", isOptional: true),
        .bad(.pack(PackError(.notInstalled, pack: "dictionary-en-wordnet")))),
      DoctorReport.Check(.dictionary, .good("subtitle: 字幕")),
    ])
  private static let ill = DoctorReport(checks: [
    DoctorReport.Check(.worker, .bad(.engine(InferenceError(.workerUnavailable, "jimaku")))),
    DoctorReport.Check(
      .pack(id: "vad-silero", licence: "MIT"),
      .bad(.pack(PackError(.alteredFile, pack: "vad-silero", file: "silero_vad.onnx")))),
    DoctorReport.Check(.speech("en"), .bad(.pack(PackError(.notInstalled, pack: "vad-silero")))),
    DoctorReport.Check(.translation(from: "en", to: "ja"), .good("")),
  ])

  @Test func aSoundInstallationIsReady() async {
    let output = Recording()
    let command = DoctorCommand(printsJSON: false, console: .recording(output)) { Self.sound }
    #expect(await command.run() == .done)
    #expect(
      output.text == """
        jimaku 0.1.0

          ✓ FFmpeg                 5.1.6
          ✓ pack vad-silero (MIT)  6.2.3
          ✓ speech en
          ✓ translation en → ja

        English and Japanese subtitles can be made.

        """)
  }

  @Test(arguments: [MessageLanguage.english, .japanese])
  func aDictionaryIsOptional(language: MessageLanguage) throws {
    #expect(Self.withoutDictionary.isReady)
    let text = Messages(language: language).doctor(Self.withoutDictionary)
    let name = "doctor-optional.\(language == .english ? "en" : "ja").txt"
    #expect(try Goldens().difference(of: text, from: name) == nil)
  }

  @Test func anAlteredDictionaryIsAFaultAllTheSame() {
    let fault = PackError(.alteredFile, pack: "x", file: "y")
    let checks = [DoctorReport.Check(.dictionary, .bad(.pack(fault)))]
    #expect(
      Messages(language: .english).doctor(DoctorReport(checks: checks)).contains("  ✗ dictionary (optional)"))
  }

  @Test func theObjectSaysWhatIsOptional() async {
    let output = Recording()
    let command = DoctorCommand(printsJSON: true, console: .recording(output)) { Self.withoutDictionary }
    #expect(await command.run() == .done)
    #expect(
      output.text.contains(
        #"{"subject":"pack","id":"dictionary-en-wordnet","licence":"–","optional":true,"ok":false,"code":"pack.notInstalled""#
      ))
    #expect(
      output.text.contains(#"{"subject":"dictionary","optional":true,"ok":true,"detail":"subtitle: 字幕"}"#))
  }

  @Test(arguments: [MessageLanguage.english, .japanese])
  func whatIsWrongComesWithItsRemedy(language: MessageLanguage) throws {
    let text = Messages(language: language).doctor(Self.ill)
    #expect(
      try Goldens().difference(of: text, from: "doctor.\(language == .english ? "en" : "ja").txt") == nil)
  }

  @Test func theObjectSaysWhetherAllIsReady() async {
    let output = Recording()
    let command = DoctorCommand(printsJSON: true, console: .recording(output)) { Self.ill }
    #expect(await command.run() == .failed)
    #expect(
      output.text.hasPrefix(#"{"version":"0.1.0","ready":false,"checks":[{"subject":"worker","ok":false,"#))
    #expect(output.text.contains(#"{"subject":"translation","from":"en","to":"ja","ok":true,"detail":""}"#))
  }

  @Test func aReportThatCannotBeWrittenIsAFailure() async {
    let errors = Recording()
    let command = DoctorCommand(
      printsJSON: false, console: .recording(Recording(failingWith: ENOSPC), errors)
    ) { Self.sound }
    #expect(await command.run() == .failed)
    #expect(errors.text.contains("Standard output cannot be written (No space left on device)"))
  }

  /// Subtitles can be made without it, but what is wrong is wrong.
  @Test func aPackOfAnotherPairIsTriedToo() async {
    let report = DoctorReport(
      checks: Self.sound.checks + [
        DoctorReport.Check(.translation(from: "en", to: "es", pack: "iberia"), .good("")),
        DoctorReport.Check(
          .translation(from: "de", to: "en", pack: "german"), .bad(.packFails("german", "no output"))),
      ])
    let (text, object) = (Recording(), Recording())
    #expect(await DoctorCommand(printsJSON: false, console: .recording(text)) { report }.run() == .done)
    #expect(text.text.contains("  ✓ translation en → es (optional, iberia)\n"))
    #expect(
      text.text.contains(
        "  ✗ translation de → en (optional, german)  The language pack \"german\" does not translate (no output). Remove it with 'jimaku packs remove german'.\n"
      ))
    _ = await DoctorCommand(printsJSON: true, console: .recording(object)) { report }.run()
    #expect(
      object.text.contains(
        #"{"subject":"translation","from":"en","to":"es","pack":"iberia","optional":true,"ok":true,"#))
  }

  @Test func nothingLookedAtIsNotReady() {
    #expect(!DoctorReport(checks: []).isReady)
  }
}
