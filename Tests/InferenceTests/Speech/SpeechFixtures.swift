import Foundation
import Testing

@testable import Inference

/// The engines, packs and recordings that these tests use, where they are there.
enum SpeechFixtures {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
  private static let environment = ProcessInfo.processInfo.environment

  static let native = NativeLibraries.located(environment: environment, executableDirectory: "/nowhere")

  /// The starter packs; `nil` where they are not installed.
  static let models: SpeechModels? = {
    let told = environment["JIMAKU_HOME"].map { URL(filePath: $0) }
    for home in [told, root.appending(path: ".cache/home")].compactMap(\.self) {
      let speech = home.appending(path: "packs/speech-en-moonshine-tiny")
      let voice = home.appending(path: "packs/vad-silero/silero_vad.onnx")
      guard FileManager.default.fileExists(atPath: voice.path) else { continue }
      return SpeechModels(
        encoder: speech.appending(path: "encoder_model.ort").path,
        decoder: speech.appending(path: "decoder_model_merged.ort").path,
        tokens: speech.appending(path: "tokens.txt").path, voiceActivity: voice.path)
    }
    return nil
  }()

  /// The folder of the shared recordings; `nil` where it is not beside the package.
  static let recordings: URL? = {
    let told = environment["JIMAKU_TESTDATA"].map { URL(filePath: $0) }
    let places = [told, root.appending(path: "../shared/testdata")].compactMap(\.self)
    return places.first { FileManager.default.fileExists(atPath: $0.appending(path: "speech_en").path) }
  }()

  static let absentModels: Comment = "the starter packs are not installed (JIMAKU_HOME)"
  static let absent: Comment =
    "the starter packs or the shared recordings are absent (JIMAKU_HOME, JIMAKU_TESTDATA)"
  static var isComplete: Bool { models != nil && recordings != nil }

  static func engine(threads: Int = 1) throws -> SpeechEngine {
    try SpeechEngine(models: #require(models), native: native, threads: threads)
  }

  /// The samples of a 16-bit mono WAV file at 16 kHz.
  static func samples(of name: String) throws -> [Float] {
    let file = try Data(contentsOf: #require(recordings).appending(path: name))
    let data = try #require(file.range(of: Data("data".utf8)))
    let bytes = [UInt8](file[data.upperBound.advanced(by: 4)...])
    return stride(from: 0, to: bytes.count - 1, by: 2).map { index in
      Float(Int16(bitPattern: UInt16(bytes[index]) | UInt16(bytes[index + 1]) << 8)) / 32_768
    }
  }
}
