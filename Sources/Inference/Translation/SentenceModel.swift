/// Translates single sentences: what the handling of texts needs of an engine.
protocol SentenceModel {
  /// What the language translated from is written in.
  var sourceScripts: SourceScripts { get }
  /// The language translated to, as a tag; empty when the pack names several.
  var targetLanguage: String { get }
  /// How many beams give the model's published quality.
  var usualWidth: Int { get }
  /// Words that the model is known to translate always alike.
  func standIns(_ isCancelled: () -> Bool) throws(InferenceError) -> StandIns
  /// Whether a sentence is short enough.
  func fits(_ sentence: String) throws(InferenceError) -> Bool
  /// Each sentence's outcomes, best first and never none, in the order of the sentences, which do not depend on each other.
  func outcomes(
    of sentences: [String], width: Int, _ isCancelled: () -> Bool
  ) throws(InferenceError) -> [[BeamSearch.Outcome]]
  /// What an outcome's tokens say.
  func text(of tokens: [Int]) throws(InferenceError) -> String
}
