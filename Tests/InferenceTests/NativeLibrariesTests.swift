import Foundation
import Inference
import TestSupport
import Testing

@Suite struct NativeLibrariesTests {
  private let folder: TemporaryFolder
  private let program: String

  init() throws {
    folder = try TemporaryFolder()
    program = folder.file("bin").path(percentEncoded: false)
  }

  @Test func whatIsToldComesFirst() {
    let told = NativeLibraries.located(
      environment: ["JIMAKU_NATIVE": "/elsewhere"], executableDirectory: program)
    #expect(told.directory == "/elsewhere")
    #expect(!told.isPresent)
  }

  @Test func thoseInstalledWithTheProgramComeNext() throws {
    let place = folder.file("lib/jimaku")
    try FileManager.default.createDirectory(
      at: place.appending(path: "sherpa-onnx/lib"), withIntermediateDirectories: true)
    let found = NativeLibraries.located(environment: ["JIMAKU_NATIVE": ""], executableDirectory: program)
    #expect(found.directory == place.path(percentEncoded: false))
    #expect(found.isPresent)
  }

  @Test func thoseOfTheBuildAreTheLastResort() {
    let found = NativeLibraries.located(environment: [:], executableDirectory: program)
    #expect(found.directory.hasSuffix("/.native"))
  }
}
