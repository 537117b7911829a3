/// The words of a text that are in its main script.
struct MainScript {
  let script: Script
  let words: [String]
  /// Letters of the script.
  let letters: Int
  /// Whether the script has the text nearly to itself.
  let isClear: Bool

  /// `nil` when there is no letter.
  init?(of sample: TextSample) {
    var weights: [Script: Int] = [:]
    for (script, count) in sample.letters {
      weights[script.isJapanese ? .han : script, default: 0] += count * script.weight
    }
    let total = weights.values.reduce(0, +)
    // Of two with the same weight always the same one, though neither is clear.
    guard let main = weights.max(by: { ($0.value, $0.key.name) < ($1.value, $1.key.name) }) else {
      return nil
    }
    isClear = main.value * 5 >= total * 3
    let kana = sample.letters[.kana] ?? 0
    let han = sample.letters[.han] ?? 0
    if main.key == .han {
      // Chinese text borrows a の here and there; Japanese has a kana in every few characters.
      script = kana * 10 > han ? .kana : .han
      letters = kana + han
      words = sample.words.filter { $0.script.isJapanese }.map(\.text)
    } else {
      script = main.key
      letters = sample.letters[main.key] ?? 0
      words = sample.words.filter { $0.script == main.key }.map(\.text)
    }
  }
}
