import Foundation
import Testing

/// The built program with the dictionary packs of set-up.
@Suite(
  .enabled(
    if: ProcessInfo.processInfo.environment["JIMAKU_HOME"] != nil,
    "JIMAKU_HOME names no packs: run Scripts/test"))
struct DefineTests {
  @Test func aPhraseIsExplainedInTwoLanguages() throws {
    let outcome = try JimakuProcess.run(["define", "gave", "it", "up"])
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    #expect(outcome.output.hasPrefix("give up  /"))
    #expect(outcome.output.contains("諦める") && outcome.output.contains("admit defeat"))
    #expect(outcome.output.contains("FreeDict") && outcome.output.contains("Princeton"))
  }

  @Test func objectsAreOneALine() throws {
    let outcome = try JimakuProcess.run(["define", "--json", "children's", "gvie"])
    #expect(outcome.exitCode == 1)
    #expect(outcome.events.map { $0["word"] as? String } == ["children's", "gvie"])
    #expect((outcome.events.last?["suggestions"] as? [String])?.first == "give")
  }

  @Test func withoutPacksItSaysWhatToDo() throws {
    let outcome = try JimakuProcess.run(["define", "gave"], environment: ["JIMAKU_HOME": "/nonexistent"])
    #expect(outcome.exitCode == 1)
    #expect(outcome.errors.contains("dictionary-en-ja-freedict") && outcome.errors.contains("make setup"))
  }
}
