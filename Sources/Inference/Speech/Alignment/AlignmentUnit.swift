/// One sound of the text in its place: what the aligner lays along the frames.
struct AlignmentUnit {
  /// What kind of sound.
  var sound: SoundClass
  /// The word it is in; for a pause the word before it, -1 at the start.
  var word: Int
  /// Whether the word goes on after it.
  var isInsideWord: Bool
  /// How much a pause belongs here by the text alone: 0 none, 1 comma, 2 end of a sentence.
  var punctuation: Int

  /// The units of words, with a pause that may be empty before, between and after them.
  static func units(of words: [String]) -> [AlignmentUnit] {
    var units = [AlignmentUnit(sound: .pause, word: -1, isInsideWord: false, punctuation: 0)]
    for (index, word) in words.enumerated() {
      let sounds = Spelling.sounds(of: word)
      units += sounds.enumerated().map { place, sound in
        AlignmentUnit(
          sound: sound, word: index, isInsideWord: place + 1 < sounds.count, punctuation: 0)
      }
      units.append(
        AlignmentUnit(sound: .pause, word: index, isInsideWord: false, punctuation: strength(after: word)))
    }
    return units
  }

  private static func strength(after word: String) -> Int {
    let closing = word.reversed().prefix { !$0.isLetter && !$0.isNumber }
    if closing.contains(where: { ".?!…。？！".contains($0) }) { return 2 }
    return closing.contains(where: { ",;:—–、".contains($0) }) ? 1 : 0
  }
}
