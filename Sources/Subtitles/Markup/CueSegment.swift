/// A part of a cue that one person says: most cues are one, a dialogue with dashes is several.
struct CueSegment: Hashable {
  /// As it stands in the file, with its line breaks.
  var raw = ""
  /// What stands in front of the words and stays there: dashes, notes of music.
  var prefix = ""
  /// What is said, on one line; empty when nothing is.
  var text = ""
  /// What stands behind the words and stays there.
  var suffix = ""
  /// Tags and override blocks, in their order.
  var marks: [Mark] = []

  /// Markup with its place.
  struct Mark: Hashable {
    var markup: String
    /// How many characters that are no white space stand before it, the prefix counted.
    var place: Int

    /// Whether it is, or begins, the small letters of a ruby.
    static func isSmall(_ markup: some StringProtocol) -> Bool {
      markup.hasPrefix("<rt>") || markup.hasPrefix("<rt.")
    }
  }

  /// Whether there is anything to translate.
  var isSpeech: Bool { text.contains(where: \.isLetter) }

  /// Whether it is sung, or the sound of music.
  var isMusic: Bool { (prefix + suffix).contains(where: Self.notes.contains) }

  /// Whether somebody else speaks than in the cue before.
  var beginsWithDash: Bool { prefix.contains(where: Self.dashes.contains) }

  /// Whether all of it stands in brackets: a sound, or who speaks.
  var isBracketed: Bool { Self.isBracketed(text) }

  /// The tag `<v Name>` that says who speaks; `nil` where none does.
  var voice: String? {
    marks.first { $0.place == 0 && ($0.markup.hasPrefix("<v ") || $0.markup.hasPrefix("<v.")) }?.markup
  }

  static func isBracketed(_ text: some StringProtocol) -> Bool {
    text.first.map("([（［【".contains) == true && text.last.map(")]）］】".contains) == true
  }

  static let dashes: Set<Character> = ["-", "‐", "‑", "–", "—", "―"]
  static let notes: Set<Character> = ["♪", "♫", "♬", "♩"]
}

extension StringProtocol {
  /// How many characters are no white space.
  var inkCount: Int { count { !$0.isWhitespace } }
}
