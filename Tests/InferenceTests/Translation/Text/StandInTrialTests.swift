import Testing

@testable import Inference

@Suite struct StandInTrialTests {
  @Test func whatDiffersIsTheName() throws {
    let trial = try #require(StandInTrial(source: "en"))
    let renderings = [
      "Tom": "トム", "Mary": "メアリー", "John": "ジョン", "London": "ロンドン", "Bill": "ビル", "Paris": "パリ", "Bob": "ボブ",
      "Germany": "ドイツ", "Ken": "ケン", "Jane": "ジェーン", "Boston": "ボストン",
    ]
    let here = trial.names.map { (renderings[$0] ?? "") + "はここにいます。" }
    var new = trial.names.map { (renderings[$0] ?? "") + "は新しいです。" }
    new[2] = "ジャンは新しいです。"
    new[4] = "請求書です。"
    let names = trial.standIns(from: here + new).names
    #expect(
      names.map(\.source) == ["Tom", "Mary", "London", "Paris", "Bob", "Germany", "Ken", "Jane", "Boston"])
    #expect(names.first?.renderings == ["トム"])
  }

  @Test(arguments: [[], [String](repeating: "", count: 22), [String](repeating: "同じ", count: 22)])
  func aModelThatTellsNothingHasNone(translations: [String]) throws {
    let trial = try #require(StandInTrial(source: "en"))
    #expect(trial.standIns(from: translations).names.isEmpty)
  }
}
