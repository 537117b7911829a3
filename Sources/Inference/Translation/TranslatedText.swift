/// One translated text.
package struct TranslatedText: Hashable, Sendable, Codable {
  /// The text; empty for an empty source.
  package var text: String
  /// The mean log-probability of its worst sentence's tokens; 0 for text that was passed through.
  package var score: Float
  /// What is wrong with it; empty for nearly all.
  package var marks: Set<TranslationMark>

  /// A translation with everything said.
  package init(text: String, score: Float, marks: Set<TranslationMark> = []) {
    self.text = text
    self.score = score
    self.marks = marks
  }
}

/// How translations are searched for.
package struct DecodingOptions: Hashable, Sendable, Codable {
  /// How many beams; 1 is greedy, `nil` what the model's pack recommends.
  package var beamSize: Int?
  /// How many beams at least, whatever the pack recommends.
  package var leastBeams: Int
  /// Names and terms whose renderings are given.
  package var glossary: Glossary?

  /// The options.
  package init(beamSize: Int? = nil, leastBeams: Int = 1, glossary: Glossary? = nil) {
    self.beamSize = beamSize
    self.leastBeams = leastBeams
    self.glossary = glossary
  }

  /// How many beams, where the model's pack recommends so many.
  func beams(recommended: Int) -> Int { max(1, leastBeams, beamSize ?? recommended) }
}
