import Foundation
import TestSupport
import Testing

@testable import Inference

/// sherpa-onnx ends the process on such files, so they must be refused before it sees them.
@Suite struct ModelFileCheckTests {
  @Test(
    arguments: [
      ("good", "PHVuaz4= 0\nPHM+ 1\n", true), ("an empty piece", "PHVuaz4= 0\n 1\n", true),
      ("empty file", "", false), ("not base64", "PHVuaz4= 0\n<s> 1\n", false),
      ("a number is missing", "PHVuaz4= 0\nPHM+ 2\n", false), ("no number", "PHVuaz4=\n", false),
      ("cut off", "PHVuaz4= 0\nPHM", false),
    ] as [(String, String, Bool)])
  func tokens(_ name: String, _ contents: String, _ isGood: Bool) throws {
    try withFile(contents) { path in
      if isGood {
        try ModelFileCheck.tokens(at: path)
      } else {
        #expect(throws: InferenceError.self, "\(name)") { try ModelFileCheck.tokens(at: path) }
      }
    }
  }

  @Test(
    arguments: [
      ("\u{1}\u{0}\u{0}\u{0}ORTMabc", true), ("ORT", false), ("", false),
      ("\u{8}\u{7}\u{12}\u{4}onnx", false),
    ] as [(String, Bool)])
  func ortModel(_ contents: String, _ isGood: Bool) throws {
    try withFile(contents) { path in
      if isGood {
        try ModelFileCheck.ortModel(at: path)
      } else {
        #expect(throws: InferenceError.self) { try ModelFileCheck.ortModel(at: path) }
      }
    }
  }

  @Test(.enabled(if: SpeechFixtures.models != nil, SpeechFixtures.absentModels))
  func aMissingFileOrLibraryIsAnError() throws {
    var models = try #require(SpeechFixtures.models)
    #expect {
      try SpeechEngine(models: models, native: NativeLibraries(directory: "/nowhere"), threads: 1)
    } throws: {
      ($0 as? InferenceError)?.code == .libraryUnavailable
    }
    models.decoder = "/nowhere/decoder.ort"
    #expect { try SpeechEngine(models: models, native: RuntimeFixture.native, threads: 1) } throws: {
      ($0 as? InferenceError)?.code == .modelUnusable
    }
  }

  private func withFile(_ contents: String, _ body: (String) throws -> Void) throws {
    let folder = try TemporaryFolder()
    try body(folder.write(contents, to: "model").path)
  }
}
