/// Tells how many numbers of a source are missing in a translation.
enum NumberCheck {
  /// Japanese writes small numbers in kanji as often as in digits.
  private static let kanji: [String: Character] = [
    "1": "一", "2": "二", "3": "三", "4": "四", "5": "五", "6": "六", "7": "七", "8": "八", "9": "九", "10": "十",
  ]

  /// The numbers (runs of digits) of `source` that `translation` does not have, in digits or as a kanji.
  static func missing(from translation: String, of source: String) -> Int {
    var left = numbers(in: translation)
    return numbers(in: source).count { number in
      if let place = left.firstIndex(of: number) {
        left.remove(at: place)
        return false
      }
      return kanji[number].map { !translation.contains($0) } ?? true
    }
  }

  private static func numbers(in text: String) -> [String] {
    text.split { $0.wholeNumberValue == nil }.map { digits in
      digits.compactMap { $0.wholeNumberValue.map(String.init) }.joined()
    }
  }
}
