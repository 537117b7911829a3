package import Foundation
internal import Inference
internal import LanguagePacks

/// What `make setup` and the build bring, and tests of the real work need: the starter packs, the engines' libraries, the
/// program that workers run, a recording.
package enum SetUp {
  /// The program, which is built beside the test runner.
  package static let program = URL(filePath: ExecutableFolder.path).appending(path: "jimaku")

  /// A reading of the first sentence of "A Tale of Two Cities", 44 seconds.
  package static let recording = URL(filePath: #filePath).appending(path: "../../../.cache/two_cities.wav")
    .standardizedFileURL

  /// The folder of the engines' libraries.
  package static let libraries = URL(
    filePath: EngineInstallation.located().native.directory, directoryHint: .isDirectory)

  /// Whether all of it is there.
  package static let isComplete: Bool = {
    let kinds = Set(PackStore.standard().contents().packs.map(\.pack.kind))
    let folder = libraries.appending(path: "sherpa-onnx/lib").path
    return kinds.isSuperset(of: [.speech, .translation, .vad])
      && FileManager.default.fileExists(atPath: folder)
      && FileManager.default.fileExists(atPath: recording.path(percentEncoded: false))
      && FileManager.default.isExecutableFile(atPath: program.path(percentEncoded: false))
  }()

  /// Why a test is disabled without it.
  package static let reason = "needs `make setup`: the engines' libraries, the starter packs, the recording"
}
