import Foundation
import Inference
import TestSupport
import Testing

@Suite(.enabled(if: RuntimeFixture.isAvailable, "needs the engines' libraries in .native (make setup)"))
struct InferenceSessionTests {
  let library: OrtLibrary

  init() throws {
    library = try OrtLibrary.load(from: RuntimeFixture.native)
  }

  @Test func theLibraryIsTheReleaseThisWasWrittenFor() {
    #expect(library.version.hasPrefix("1.28."))
  }

  @Test func theLibraryIsLoadedOnce() throws {
    #expect(try OrtLibrary.load(from: RuntimeFixture.native) === library)
  }

  @Test func aMissingLibraryIsAnErrorThatNamesIt() {
    let error = #expect(throws: InferenceError.self) {
      try OrtLibrary.load(from: NativeLibraries(directory: "/nonexistent"))
    }
    #expect(error?.code == .libraryUnavailable)
    #expect(error?.detail.contains("/nonexistent") == true)
  }

  @Test func namesAreInTheModelsOrder() throws {
    let session = try RuntimeFixture.arithmetic()
    #expect(session.inputNames == ["a", "b", "k", "flag"])
    #expect(session.outputNames == ["sum", "next", "not"])
  }

  @Test(arguments: ["", "text", "\u{8}\u{1}garbage"])
  func aFileThatIsNoModelIsAnError(contents: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(contents, to: "model.onnx").path
    let error = #expect(throws: InferenceError.self) {
      try InferenceSession(path: path, library: library, options: .init(threads: 1))
    }
    #expect(error?.code == .modelUnusable)
    #expect(error?.detail.contains(path) == true)
  }

  @Test func aMissingFileIsAnError() {
    let error = #expect(throws: InferenceError.self) {
      try InferenceSession(path: "/nonexistent.onnx", library: library, options: .init(threads: 1))
    }
    #expect(error?.code == .modelUnusable)
  }
}
