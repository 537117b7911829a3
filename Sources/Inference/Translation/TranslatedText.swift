/// One translated text.
package struct TranslatedText: Hashable, Sendable, Codable {
  /// The text; empty for an empty source.
  package var text: String
  /// The mean log-probability of its tokens; 0 for text that was passed through.
  package var score: Float
  /// Whether the output was cut off, because it repeated itself or grew beyond all proportion.
  package var isCutOff: Bool

  /// A translation with everything said.
  package init(text: String, score: Float, isCutOff: Bool) {
    self.text = text
    self.score = score
    self.isCutOff = isCutOff
  }
}

/// How translations are searched for.
package struct DecodingOptions: Hashable, Sendable, Codable {
  /// How many beams; 1 is greedy, `nil` what the model's pack recommends.
  package var beamSize: Int?
  /// How many beams at least, whatever the pack recommends.
  package var leastBeams: Int

  /// The options.
  package init(beamSize: Int? = nil, leastBeams: Int = 1) {
    self.beamSize = beamSize
    self.leastBeams = leastBeams
  }

  /// How many beams, where the model's pack recommends so many.
  func beams(recommended: Int) -> Int { max(1, leastBeams, beamSize ?? recommended) }
}
