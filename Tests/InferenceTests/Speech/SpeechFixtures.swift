import Foundation
import LanguagePacks
import TestSupport
import Testing

@testable import Inference

/// The packs and recordings that these tests use, where they are there.
enum SpeechFixtures {
  /// The starter packs of `JIMAKU_HOME`, else those that this checkout keeps for its tests; `nil` where there are none.
  static let models: SpeechModels? = {
    let told = ProcessInfo.processInfo.environment["JIMAKU_HOME"].map { URL(filePath: $0) }
    let store = PackStore(home: told ?? cache.appending(path: "home"))
    guard let speech = store.pack(.speech), let voice = store.pack(.vad) else { return nil }
    return SpeechModels(
      encoder: speech.path(of: "encoder_model.ort"), decoder: speech.path(of: "decoder_model_merged.ort"),
      tokens: speech.path(of: "tokens.txt"), voiceActivity: voice.path(of: "silero_vad.onnx"))
  }()

  /// What set-up keeps in this checkout.
  static let cache = URL(filePath: #filePath).appending(path: "../../../../.cache").standardizedFileURL

  static let absentModels: Comment = "the starter packs are not installed (JIMAKU_HOME)"
  static let absent: Comment =
    "the starter packs or the shared recordings are absent (JIMAKU_HOME, JIMAKU_SHARED)"
  static var isComplete: Bool { models != nil && SharedData.isAvailable }

  static func engine(threads: Int = 1) throws -> SpeechEngine {
    try SpeechEngine(models: #require(models), native: RuntimeFixture.native, threads: threads)
  }

  /// The samples of a 16-bit mono WAV file at 16 kHz.
  static func samples(of name: String) throws -> [Float] {
    let file = try Data(contentsOf: SharedData.testData(name))
    let data = try #require(file.range(of: Data("data".utf8)))
    let bytes = [UInt8](file[data.upperBound.advanced(by: 4)...])
    return stride(from: 0, to: bytes.count - 1, by: 2).map { index in
      Float(Int16(bitPattern: UInt16(bytes[index]) | UInt16(bytes[index + 1]) << 8)) / 32_768
    }
  }
}
