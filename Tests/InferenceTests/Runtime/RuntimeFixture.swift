import Foundation
import Inference

/// What the tests of the engines stand on: the libraries, and files beside the tests.
enum RuntimeFixture {
  /// The libraries of this repository or of `JIMAKU_NATIVE`.
  static let native = NativeLibraries.located(
    environment: ProcessInfo.processInfo.environment, executableDirectory: "/nonexistent/bin")

  /// Whether the engines' libraries are here; without them nothing of this can be tested.
  static let isAvailable = native.isPresent

  /// A model beside the tests.
  static func model(_ name: String) -> String {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Models/\(name)").path
  }

  /// Two floats a row summed, a number counted up, a flag turned: see `Models/make.py`.
  static func arithmetic() throws -> InferenceSession {
    try InferenceSession(
      path: model("arithmetic.onnx"), library: try OrtLibrary.load(from: native),
      options: InferenceSession.Options(threads: 1))
  }
}
