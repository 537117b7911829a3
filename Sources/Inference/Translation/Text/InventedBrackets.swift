/// Brackets that a translation has and its source does not: "(laughter)", which models of talks learnt to write.
enum InventedBrackets {
  private static let pairs: [Character: Character] = ["(": ")", "（": "）", "[": "]", "［": "］"]

  private static func isOpening(_ character: Character) -> Bool {
    switch character {
    case "(", "（", "[", "［": true
    default: false
    }
  }

  /// The translation without them, unless nothing would be left.
  static func removed(from translation: String, of source: String) -> String {
    guard translation.contains(where: isOpening), !source.contains(where: isOpening) else {
      return translation
    }
    var kept = ""
    var rest = translation[...]
    while let open = rest.firstIndex(where: isOpening) {
      kept += rest[..<open]
      rest = rest[open...]
      guard let mark = pairs[rest[open]], let close = rest.firstIndex(of: mark) else { break }
      rest = rest[close...].dropFirst()
    }
    kept += rest
    return kept.contains { $0.isLetter || $0.isNumber } ? kept : translation
  }
}
