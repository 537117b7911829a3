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
  /// Whether the language has no spaces between its words.
  private let isWithoutSpaces: Bool

  /// Those of these languages, as likely subtags (UTS #35) have it.
  init(of languages: [String]) {
    own = Set(
      languages.flatMap { tag -> [String] in
        let language = Locale.Language(identifier: tag)
        let name = Locale.Language(identifier: language.maximalIdentifier).script?.identifier ?? ""
        return Self.parts[name] ?? [name]
      })
    isWithoutSpaces = own.contains("Hani")
  }

  private static let parts = [
    "Jpan": ["Hira", "Kana", "Hani"], "Kore": ["Hang", "Hani"], "Hans": ["Hani", "Bopo"],
    "Hant": ["Hani", "Bopo"],
  ]

  /// The stretches of a text in other scripts, each with all that is written together with it: 東京, 東京2020, 「はい。」.
  ///
  /// Where the language itself has no spaces, its own letters and marks are not taken along. A sign takes its number along: 5 μm.
  func foreign(in text: Substring) -> [Range<String.Index>] {
    // Most texts have no such letter.
    guard text.unicodeScalars.contains(where: { $0.value > Self.lastLatin }) else { return [] }
    var found: [Range<String.Index>] = []
    var place = text.startIndex
    while let first = text[place...].firstIndex(where: isForeign) {
      var start = first
      while start > place, clings(text[text.index(before: start)]) { start = text.index(before: start) }
      var end = first
      while end < text.endIndex, isForeign(text[end]) || clings(text[end]) {
        end = text.index(after: end)
      }
      start = Self.start(ofNumberBefore: start, in: text[place...], isSign: isSign(text[start..<end]))
      if let last = found.last, !isMeasure(text[last]), !isMeasure(text[start..<end]),
        isJoined(text[last.upperBound..<start])
      {
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
  /// A Chinese or Japanese character says as much as two letters. One letter alone is a sign: Ω, kΩ, Δx.
  func isForeign(_ text: String, foreign: [Range<String.Index>]) -> Bool {
    let words = foreign.map { text[$0] }.filter { !isSign($0) }
    let weight = words.reduce(0) { $0 + Self.weight(of: $1) }
    return weight > 0 && weight * 3 >= Self.weight(of: text) * 2
  }

  /// Whether a stretch is a number and the sign of what it counts.
  func isMeasure(_ stretch: Substring) -> Bool { stretch.first?.isNumber == true && isSign(stretch) }

  private func isSign(_ stretch: Substring) -> Bool { Self.weight(of: stretch.filter(isForeign)) < 2 }

  private static let lastLatin: UInt32 = 0x24F

  private static func weight(of text: some StringProtocol) -> Int {
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
  private func clings(_ character: Character) -> Bool {
    if isWithoutSpaces, character.isWrittenWithoutSpaces { return isForeign(character) }
    if character.isLetter || character.isNumber { return true }
    guard let scalar = character.unicodeScalars.first else { return false }
    switch scalar.value {
    case 0x2D, 0x5F, 0x3001...0x303F, 0x30FB, 0x30FC, 0xFF01...0xFF0F, 0xFF1A...0xFF1F: return true
    default: return false
    }
  }

  /// Where the number begins that a sign follows, with a space between or none; `start` itself without one.
  private static func start(
    ofNumberBefore start: String.Index, in text: Substring, isSign: Bool
  ) -> String.Index {
    guard isSign else { return start }
    var rest = text[..<start]
    if !text[start].isNumber {
      if rest.last?.isWhitespace == true { rest.removeLast() }
      guard rest.last?.isNumber == true else { return start }
    }
    var first = start
    while let character = rest.popLast(), character.isNumber || ".,".contains(character) {
      if character.isNumber { first = rest.endIndex }
    }
    return first
  }

  /// Whether two foreign stretches are one: nothing but spaces and marks parts them.
  private func isJoined(_ between: Substring) -> Bool {
    !between.contains { $0.isLetter }
  }
}
