import Dictionary
import Foundation
import Inference
import LanguagePacks
import Media
import Testing

@testable import JimakuCommand

/// The facts are found at the bottom of Apple's errors.
@Suite struct FailureErrorsTests {
  private static let lost = InferenceError(.workerLost, "signal 9")

  @Test(
    arguments: [
      ("an engine's", lost, .engine(lost)),
      (
        "one under Apple's",
        NSError(domain: "kAFAssistantErrorDomain", code: 203, userInfo: [NSUnderlyingErrorKey: lost]),
        .engine(lost)
      ),
      (
        "a pack's under Apple's",
        NSError(
          domain: "kLSRErrorDomain", code: 102,
          userInfo: [NSUnderlyingErrorKey: PackError(.notInstalled, pack: "x")]),
        .pack(PackError(.notInstalled, pack: "x"))
      ),
      (
        "a dictionary's", DictionaryError(.badIndex, file: "a", detail: "b"),
        .dictionary(DictionaryError(.badIndex, file: "a", detail: "b"))
      ),
      ("a medium's", MediaError(.notMedia, path: "a"), .media(MediaError(.notMedia, path: "a"))),
      (
        "one of Apple's alone", NSError(domain: "kLSRErrorDomain", code: 301),
        .unexpected("kLSRErrorDomain 301")
      ),
    ] as [(String, any Error, Failure)])
  func facts(name: String, error: any Error, failure: Failure) {
    #expect(Failure(error) == failure)
  }
}
