internal import Subtitles

/// Finds out how a model renders names, from sentences that differ in nothing else.
struct StandInTrial {
  /// Sentences with a place for a name.
  let frames: [String]
  let names: [String]

  /// The trial for a language translated from; `nil` when there is none for it.
  init?(source: String) {
    switch source {
    case "en":
      frames = ["% is here.", "% is new."]
      names = ["Tom", "Mary", "John", "London", "Bill", "Paris", "Bob", "Germany", "Ken", "Jane", "Boston"]
    case "ja":
      frames = ["%はここにいます。", "%は新しいです。"]
      names = ["トム", "メアリー", "ジョン", "ロンドン", "ビル", "パリ", "ボブ", "ドイツ", "ケン", "ボストン"]
    default: return nil
    }
  }

  /// What is to be translated: all names in the first frame, then all in the second.
  var sentences: [String] {
    frames.flatMap { frame in names.map { frame.replacing("%", with: $0) } }
  }

  /// The names that have the same rendering in both frames.
  func standIns(from translations: [String]) -> StandIns {
    guard translations.count == names.count * frames.count else { return StandIns() }
    let first = Self.renderings(in: Array(translations[..<names.count]))
    let second = Self.renderings(in: Array(translations[names.count...]))
    var words: [StandIns.Word] = []
    for (index, name) in names.enumerated() {
      guard let rendering = first[index], rendering == second[index], !rendering.isEmpty,
        !words.contains(where: {
          $0.renderings[0].contains(rendering) || rendering.contains($0.renderings[0])
        })
      else { continue }
      words.append(StandIns.Word(source: name, renderings: [rendering]))
    }
    return StandIns(names: words)
  }

  /// What is left of each translation without the beginning and the end that most of them share.
  private static func renderings(in translations: [String]) -> [String?] {
    let end = Array(longestCommon(translations.map { $0.reversed() }).reversed())
    let begin = longestCommon(translations.map { Array($0) })
    return translations.map { text in
      guard text.hasPrefix(String(begin)), text.hasSuffix(String(end)), text.count > begin.count + end.count
      else {
        return nil
      }
      return String(text.dropFirst(begin.count).dropLast(end.count))
    }
  }

  /// The longest beginning of at least six in ten.
  private static func longestCommon(_ texts: [[Character]]) -> [Character] {
    var best: [Character] = []
    for text in texts {
      var length = text.count
      while length > best.count,
        texts.count(where: { $0.starts(with: text[..<length]) }) * 10 < texts.count * 6
      {
        length -= 1
      }
      if length > best.count { best = Array(text[..<length]) }
    }
    return best
  }
}
