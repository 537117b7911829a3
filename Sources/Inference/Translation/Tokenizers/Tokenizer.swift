/// Text to a model's tokens and back, as the tokenizer of the model's family does it in `transformers`.
///
/// Text is text: what looks like a control token in it, such as `</s>`, is split like any other word.
protocol Tokenizer {
  /// The tokens of a text, with those that the model wants before and after.
  func tokens(of text: String) throws(InferenceError) -> [Int]

  /// The text of tokens, control tokens left out.
  func text(of tokens: [Int]) throws(InferenceError) -> String
}

extension ModelParameters {
  /// The tokenizer of a pack's folder; throws `modelUnusable` with the file concerned.
  func tokenizer(packFolder: String) throws(InferenceError) -> any Tokenizer {
    switch family ?? .marian {
    case .marian: try MarianTokenizer(packFolder: packFolder, parameters: self)
    case .m2m100: try M2M100Tokenizer(packFolder: packFolder, parameters: self)
    }
  }
}
