internal import Foundation

/// Text to token numbers and back, as M2M100 models want it: SentencePiece only splits, the numbers come from
/// `vocab.json`, the token of the language stands in front and the end token behind.
final class M2M100Tokenizer: Tokenizer {
  private let model: SentencePieceModel
  private let words: Vocabulary
  private let parameters: ModelParameters
  private let silent: Set<Int>

  /// Loads `sentencepiece.bpe.model` and `vocab.json` of a pack; throws `modelUnusable`.
  init(packFolder: String, parameters: ModelParameters) throws(InferenceError) {
    model = try SentencePieceModel(path: packFolder + "/sentencepiece.bpe.model")
    words = try Vocabulary(path: packFolder + "/vocab.json")
    self.parameters = parameters
    silent = Set([parameters.unknownToken, parameters.endToken, parameters.paddingToken])
      .union(parameters.special ?? [])
  }

  func tokens(of text: String) throws(InferenceError) -> [Int] {
    let tokens = try model.pieces(of: text).map { words[$0] ?? parameters.unknownToken }
    return (parameters.prefix ?? []) + tokens + [parameters.endToken]
  }

  /// The languages' tokens are not in the vocabulary, and so leave no text.
  func text(of tokens: [Int]) throws(InferenceError) -> String {
    let known = tokens.filter { !silent.contains($0) }.compactMap(words.piece)
    return try model.text(of: known).filter { $0 != "\u{FFFD}" }
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
