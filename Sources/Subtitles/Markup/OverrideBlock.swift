/// What the markup of a SubStation Alpha event does, and what else stands among markup: drawings and times.
enum OverrideBlock {
  /// Whether it places the whole line, wherever in it it stands.
  static func isForLine(_ markup: String) -> Bool {
    markup.hasPrefix("{")
      && ["\\pos", "\\an", "\\move", "\\fad", "\\clip", "\\org", "\\q"].contains(where: markup.contains)
  }

  /// The markup without what must not come twice in a cue; `nil` when nothing is left.
  ///
  /// Times of words and syllables (`{\k20}`, `<00:01.500>`) count from each other, and a drawing would be drawn again.
  static func still(_ markup: String) -> String? {
    if markup.hasPrefix("<") { return markup.dropFirst().first?.isNumber == true ? nil : markup }
    guard markup.hasPrefix("{") else { return nil }
    let rest = markup.replacing(/\\([kK][fot]?|p) *[0-9][0-9.]*/, with: "")
    return rest == "{}" ? nil : rest
  }
}
