internal import Foundation

/// Text to token numbers and back, as Marian models want it: SentencePiece only splits, the numbers come from
/// `vocab.json`, and every text ends with the end token.
final class MarianTokenizer {
  private let source: SentencePieceModel
  private let target: SentencePieceModel
  private let numbers: [String: Int]
  private let pieces: [Int: String]
  private let parameters: MarianParameters

  /// Loads `source.spm`, `target.spm` and `vocab.json` of a pack; throws `modelUnusable`.
  init(packFolder: String, parameters: MarianParameters) throws(InferenceError) {
    source = try SentencePieceModel(path: packFolder + "/source.spm")
    target = try SentencePieceModel(path: packFolder + "/target.spm")
    self.parameters = parameters
    let vocabulary = packFolder + "/vocab.json"
    do {
      let data = try Data(contentsOf: URL(filePath: vocabulary))
      numbers = try JSONDecoder().decode([String: Int].self, from: data)
    } catch {
      throw InferenceError(.modelUnusable, "\(vocabulary): \(error)")
    }
    pieces = Dictionary(numbers.map { ($1, $0) }) { first, _ in first }
  }

  /// The tokens of a text, the end token last.
  func tokens(of text: String) throws(InferenceError) -> [Int] {
    try source.pieces(of: text).map { numbers[$0] ?? parameters.unknownToken } + [parameters.endToken]
  }

  /// The text of tokens without their end token.
  func text(of tokens: [Int]) throws(InferenceError) -> String {
    let known = tokens.filter { $0 != parameters.unknownToken }.compactMap { pieces[$0] }
    // Byte tokens that make no character come out as U+FFFD.
    let text = try target.text(of: known).filter { $0 != "\u{FFFD}" }
    return text.trimmingCharacters(in: .whitespaces)
  }
}
