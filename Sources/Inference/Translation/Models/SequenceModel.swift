/// A model that reads sentences and says translations token by token, whatever graphs it is made of.
///
/// One owner at a time.
protocol SequenceModel {
  /// What the pack says about the model.
  var parameters: ModelParameters { get }

  /// Reads sentences, given as tokens, to be translated with so many beams each.
  func begin(_ sentences: [[Int]], width: Int) throws(InferenceError) -> any SequenceRun
}

/// One batch on its way through a model; the rows of a sentence's beams stand together.
protocol SequenceRun {
  /// One step of all rows, each going on from a row of the step before: the best `k` next tokens of each, with their
  /// log-probabilities.
  mutating func step(
    _ continuations: [BeamSearch.Continuation], position: Int, k: Int
  ) throws(InferenceError) -> [BeamSearch.Candidates]

  /// Goes on with these of the sentences only; the next step's parents are still rows of the step before.
  mutating func keep(_ sentences: [Int]) throws(InferenceError)
}
