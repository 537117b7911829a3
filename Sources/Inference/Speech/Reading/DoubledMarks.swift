extension StringProtocol {
  /// Without the second of two equal marks that no writer doubles; the model sometimes hears a pause twice.
  ///
  /// "Short,, the" becomes "Short, the", also with a blank between the marks. Dots, dashes, and marks of question or
  /// exclamation may well be meant.
  func withoutDoubledMarks() -> String {
    var result = ""
    var last: Character?
    for character in self {
      if let last, last == character, ",;:".contains(character) {
        // Blanks before the repeated mark belong to it.
        result = String(result.trimmingSuffix(while: \.isWhitespace))
        continue
      }
      result.append(character)
      if !character.isWhitespace { last = character }
    }
    return result
  }
}

extension String {
  fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> Substring {
    guard let last = lastIndex(where: { !isTrimmed($0) }) else { return "" }
    return self[...last]
  }
}
