import Foundation
import Inference
import LanguagePacks
import TestSupport
import Testing

@testable import JimakuCommand

@Suite struct ExaminationTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(at: folder.file("packs"), withIntermediateDirectories: false)
  }

  /// What is found with a home without packs, where nothing can be heard or translated.
  private func findings(_ native: String) async -> [DoctorReport.Subject: DoctorReport.Finding] {
    let environment = ["JIMAKU_HOME": folder.url.path(percentEncoded: false), "JIMAKU_NATIVE": native]
    let checks = await Examination(environment: environment).report().checks
    return Dictionary(checks.map { ($0.subject, $0.finding) }) { first, _ in first }
  }

  @Test func missingLibrariesAreWrongInEachLineThatSpeaksOfThem() async {
    let findings = await findings("/nowhere")
    let missing = Failure.engine(InferenceError(.libraryUnavailable, "/nowhere"))
    #expect(findings[.engineFolder] == .bad(missing))
    for name in ["sherpa-onnx", "ONNX Runtime"] {
      guard case .bad(.engine(let error)) = findings[.library(name)] else {
        Issue.record("\(name) is not missed")
        continue
      }
      #expect(error.code == .libraryUnavailable)
      #expect(error.detail.contains("/nowhere/sherpa-onnx/lib/"))
    }
  }

  @Test func missingPacksAreNamed() async {
    let findings = await findings("/nowhere")
    let speech = PackError(.notInstalled, pack: "speech-en-moonshine-tiny")
    let translation = PackError(.notInstalled, pack: "translation-en-ja-starter")
    #expect(findings[.speech("en")] == .bad(.pack(speech)))
    #expect(findings[.translation(from: "en", to: "ja")] == .bad(.pack(translation)))
  }

  private static let native = NativeLibraries.located(
    environment: ProcessInfo.processInfo.environment, executableDirectory: "/nowhere/bin")

  @Test(.enabled(if: native.isPresent, "needs the engines' libraries in .native (make setup)"))
  func librariesAreShownWithTheirReleases() async {
    let findings = await findings(Self.native.directory)
    #expect(findings[.engineFolder] == .good(Self.native.directory))
    #expect(findings[.library("sherpa-onnx")] == .good("2.0.1"))
    guard case .good(let release) = findings[.library("ONNX Runtime")] else {
      Issue.record("ONNX Runtime is missed")
      return
    }
    #expect(release.hasPrefix("1.28."))
  }
}
