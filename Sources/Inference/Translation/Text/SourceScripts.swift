internal import CICU
internal import Foundation
internal import Subtitles

/// The scripts that a model's source language is written in.
///
/// Words in another script no model has learnt: it makes nonsense of them, so they are kept as they are. Latin letters
/// stand in texts of every language.
struct SourceScripts: Hashable, Sendable {
  /// By their four letters (ISO 15924).
  private let own: Set<String>

  /// Those of these languages, as likely subtags (UTS #35) have it.
  init(of languages: [String]) {
    own = Set(
      languages.flatMap { tag -> [String] in
        let language = Locale.Language(identifier: tag)
        let name = Locale.Language(identifier: language.maximalIdentifier).script?.identifier ?? ""
        return Self.parts[name] ?? [name]
      })
  }

  private static let parts = [
    "Jpan": ["Hira", "Kana", "Hani"], "Kore": ["Hang", "Hani"], "Hans": ["Hani", "Bopo"],
    "Hant": ["Hani", "Bopo"],
  ]

  /// The stretches of a text in other scripts, each with all that is written together with it: 東京, 東京2020, 「はい。」.
  func foreign(in text: Substring) -> [Range<String.Index>] {
    // Most texts have no such letter.
    guard text.unicodeScalars.contains(where: { $0.value > Self.lastLatin }) else { return [] }
    var found: [Range<String.Index>] = []
    var place = text.startIndex
    while let first = text[place...].firstIndex(where: isForeign) {
      var start = first
      while start > place, Self.clings(text[text.index(before: start)]) { start = text.index(before: start) }
      var end = first
      while end < text.endIndex, isForeign(text[end]) || Self.clings(text[end]) {
        end = text.index(after: end)
      }
      if let last = found.last, isJoined(text[last.upperBound..<start]) {
        found[found.count - 1] = last.lowerBound..<end
      } else {
        found.append(start..<end)
      }
      place = end
    }
    return found
  }

  /// Whether a text is in other scripts for the most part.
  ///
  /// A Chinese or Japanese character says as much as two letters. One letter alone may be a sign: Ω.
  func isForeign(_ text: String, foreign: [Range<String.Index>]) -> Bool {
    let weight = foreign.reduce(0) { $0 + Self.weight(of: text[$1]) }
    return weight > 1 && weight * 3 >= Self.weight(of: text[...]) * 2
  }

  private static let lastLatin: UInt32 = 0x24F

  private static func weight(of text: Substring) -> Int {
    text.reduce(0) { $0 + (!$1.isLetter ? 0 : $1.isWrittenWithoutSpaces ? 2 : 1) }
  }

  private func isForeign(_ character: Character) -> Bool {
    character.unicodeScalars.contains { scalar in
      guard scalar.value > Self.lastLatin, scalar.properties.isAlphabetic else { return false }
      let script = String(cString: jmk_script(scalar.value))
      return !["Latn", "Zyyy", "Zinh", "Zzzz"].contains(script) && !own.contains(script)
    }
  }

  /// Whether a character next to a foreign one belongs to the same word: letters, digits, and marks of Chinese and Japanese.
  private static func clings(_ character: Character) -> Bool {
    if character.isLetter || character.isNumber { return true }
    guard let scalar = character.unicodeScalars.first else { return false }
    switch scalar.value {
    case 0x2D, 0x5F, 0x3001...0x303F, 0x30FB, 0x30FC, 0xFF01...0xFF0F, 0xFF1A...0xFF1F: return true
    default: return false
    }
  }

  /// Whether two foreign stretches are one: nothing but spaces and marks parts them.
  private func isJoined(_ between: Substring) -> Bool {
    !between.contains { $0.isLetter }
  }
}
