/// A text with what a translator cannot change taken off: musical notes, emoji and spaces at both ends, or all of it.
struct FramedText: Hashable {
  /// What comes first, as it was.
  private(set) var before: String
  /// What is to be translated; empty when nothing is.
  private(set) var core: String
  /// What comes last, as it was.
  private(set) var after: String

  init(_ text: String) {
    guard !SourceText.isPassedThrough(text) else {
      (before, core, after) = (text.contains { !$0.isWhitespace } ? text : "", "", "")
      return
    }
    let head = text.prefix(while: Self.isOrnament)
    let rest = text[head.endIndex...]
    let tail = String(rest.reversed().prefix(while: Self.isOrnament).reversed())
    before = head.allSatisfy(\.isWhitespace) ? "" : String(head)
    core = String(rest.dropLast(tail.count))
    after = tail.allSatisfy(\.isWhitespace) ? "" : tail
  }

  private static func isOrnament(_ character: Character) -> Bool {
    if character.isWhitespace { return true }
    guard let first = character.unicodeScalars.first else { return false }
    return first.properties.generalCategory == .otherSymbol
  }
}
