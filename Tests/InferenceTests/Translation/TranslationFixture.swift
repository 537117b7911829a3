import Foundation

@testable import Inference

/// Tokens by the Python package `sentencepiece`, translations by `transformers` with 32-bit floats: see Tools/packs.
struct TranslationReference: Codable {
  var source: String
  var tokens: [Int]
  var beam4: String
  var greedy: String
}

/// The starter pack, and what it is to say.
enum TranslationFixture {
  static let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
  static let pack = root.appending(path: "Packs/translation-en-ja-starter").path(percentEncoded: false)
  static func references() throws -> [TranslationReference] {
    let file = URL(filePath: #filePath).appending(path: "../Fixtures/reference.json").standardizedFileURL
    return try JSONDecoder().decode([TranslationReference].self, from: Data(contentsOf: file))
  }

  static func engine() throws -> TranslationEngine {
    try TranslationEngine(packFolder: pack, native: RuntimeFixture.native, threads: 2)
  }
}
