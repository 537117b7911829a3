internal import Foundation

/// Text to token numbers and back, as Marian models want it: SentencePiece only splits, the numbers come from
/// `vocab.json`, and every text ends with the end token.
final class MarianTokenizer: Tokenizer {
  private let source: SentencePieceModel
  private let target: SentencePieceModel
  private let sourceWords: Vocabulary
  private let targetWords: Vocabulary
  private let parameters: ModelParameters

  /// Loads `source.spm`, `target.spm`, `vocab.json` and, where there is one, `target_vocab.json` of a pack; throws
  /// `modelUnusable`.
  init(packFolder: String, parameters: ModelParameters) throws(InferenceError) {
    source = try SentencePieceModel(path: packFolder + "/source.spm")
    target = try SentencePieceModel(path: packFolder + "/target.spm")
    sourceWords = try Vocabulary(path: packFolder + "/vocab.json")
    let other = packFolder + "/target_vocab.json"
    targetWords = FileManager.default.fileExists(atPath: other) ? try Vocabulary(path: other) : sourceWords
    self.parameters = parameters
  }

  /// The tokens of a text, the end token last; a `>>code<<` of the vocabulary in front names the target language.
  func tokens(of text: String) throws(InferenceError) -> [Int] {
    var text = text
    var prefix = parameters.prefix ?? []
    if text.hasPrefix(">>"), let end = text.range(of: "<<"),
      let code = sourceWords[String(text[..<end.upperBound])]
    {
      (prefix, text) = ([code], String(text[end.upperBound...]))
    }
    let tokens = try source.pieces(of: text).map { sourceWords[$0] ?? parameters.unknownToken }
    return prefix + tokens + [parameters.endToken]
  }

  func text(of tokens: [Int]) throws(InferenceError) -> String {
    let silent = [parameters.unknownToken, parameters.endToken, parameters.paddingToken]
    let known = tokens.filter { !silent.contains($0) }.compactMap(targetWords.piece)
    // Byte tokens that make no character come out as U+FFFD.
    let text = try target.text(of: known).filter { $0 != "\u{FFFD}" }
    return text.replacing("▁", with: " ").trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
