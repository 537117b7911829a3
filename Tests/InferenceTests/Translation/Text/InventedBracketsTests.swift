import Testing

@testable import Inference

@Suite struct InventedBracketsTests {
  @Test(arguments: [
    ("そうです（笑）", "That is so.", "そうです"), ("（拍手）", "Thanks.", "（拍手）"), ("（笑）はい（拍手）。", "Yes.", "はい。"),
    ("猫（ねこ）", "The cat (neko)", "猫（ねこ）"), ("閉じない（", "Open", "閉じない（"), ("", "", ""),
  ])
  func whatTheSourceDoesNotHaveGoes(translation: String, source: String, kept: String) {
    #expect(InventedBrackets.removed(from: translation, of: source) == kept)
  }
}
