internal import CICU
internal import Foundation

/// What the single characters of a text without kana say: Chinese or Japanese, simplified or traditional.
struct HanUses {
  /// Characters that only simplified Chinese has, by ICU's conversions; some of them Japanese has too.
  private(set) var simplified = 0
  /// Characters that simplified Chinese has not.
  private(set) var traditional = 0
  /// Characters that Japanese does not commonly use.
  private(set) var notJapanese = 0
  /// Characters that Chinese does not commonly use, such as 駅 and 込.
  private(set) var notChinese = 0

  init(_ text: String) {
    for character in text.unicodeScalars where Script(character) == .han {
      let uses = UInt32(jmk_han_uses(character.value))
      if uses & JMK_HAN_SIMPLIFIED.rawValue != 0 { simplified += 1 }
      if uses & JMK_HAN_TRADITIONAL.rawValue != 0 { traditional += 1 }
      if uses & JMK_HAN_JAPAN.rawValue == 0 { notJapanese += 1 }
      if uses & JMK_HAN_CHINA.rawValue == 0 { notChinese += 1 }
    }
  }

  /// Whether there is a character that only Japanese has, and none that it has not.
  var isJapanese: Bool { notChinese > 0 && notJapanese == 0 }

  /// The probabilities with this in them: those of Chinese fall to its two forms, evenly when every character is the same in
  /// both, and each character that a language does not use makes it fifty times less probable.
  func weighed(_ likelihoods: [NLLanguage: Double]) -> [NLLanguage: Double] {
    let chinese = (likelihoods[.simplifiedChinese] ?? 0) * pow(0.02, Double(notChinese))
    let isSimplified = (Double(simplified) + 0.1) / (Double(simplified + traditional) + 0.2)
    var weighed = likelihoods
    weighed[.simplifiedChinese] = chinese * isSimplified
    weighed[.traditionalChinese] = chinese * (1 - isSimplified)
    weighed[.japanese] = (likelihoods[.japanese] ?? 0) * pow(0.02, Double(notJapanese))
    return weighed
  }
}
