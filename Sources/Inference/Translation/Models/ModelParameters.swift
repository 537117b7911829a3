internal import Foundation

/// What the manifest of a translation pack says about its model.
struct ModelParameters: Hashable, Sendable, Codable {
  /// The number of decoder layers.
  var decoderLayers: Int
  /// Attention heads of the decoder, and the width of each.
  var heads: Int
  var headWidth: Int
  /// The token that begins every output.
  var startToken: Int
  /// The token that ends every text.
  var endToken: Int
  /// Stands for pieces the vocabulary does not have.
  var unknownToken: Int
  /// Fills shorter texts of a batch.
  var paddingToken: Int
  /// The most tokens a text may have on either side.
  var maximumLength: Int
  /// How many beams give the model's published quality.
  var beamSize: Int
  /// Which tokenizer it goes with; Marian's when nothing is said.
  var family: Family?
  /// Tokens that stand before every source text, such as the one that names a language.
  var prefix: [Int]?
  /// How many tokens the model chooses from, where its graphs give scores for all of them.
  var vocabularySize: Int?
  /// Tokens without a text of their own, left out of an output.
  var special: [Int]?
  /// How its outputs are searched for; the usual rules when nothing is said.
  var generation: GenerationRules?

  /// The tokenizers there are.
  enum Family: String, Hashable, Sendable, Codable {
    case marian, m2m100
  }

  /// The rules with what the manifest leaves out.
  var rules: GenerationRules { generation ?? GenerationRules(maximumLength: maximumLength) }

  /// The name of the first value that no model has; `nil` when all make sense.
  private var unsound: String? {
    let counts = 1..<1 << 16
    // Each beam costs as much memory and time as the first; no model is published with more than some.
    let limits = [
      ("decoderLayers", decoderLayers, counts), ("heads", heads, counts), ("headWidth", headWidth, counts),
      ("beamSize", beamSize, 1..<65), ("maximumLength", maximumLength, 9..<(1 << 16) + 1),
    ]
    if let size = vocabularySize, size < 1 { return "vocabularySize \(size)" }
    let tokens = 0..<(vocabularySize ?? Int.max)
    let special = [
      ("startToken", startToken, tokens), ("endToken", endToken, tokens),
      ("unknownToken", unknownToken, 0..<Int.max), ("paddingToken", paddingToken, 0..<Int.max),
    ]
    if let limit = (limits + special).first(where: { !$0.2.contains($0.1) }) {
      return "\(limit.0) \(limit.1)"
    }
    return rules.isSound ? nil : "generation"
  }

  private struct Manifest: Codable {
    var engine: String
    var parameters: ModelParameters
  }

  /// How the model's graphs are cut.
  enum Layout: String {
    /// Ours: an encoder, and one decoder that chooses the candidates itself.
    case packed = "packed-onnx"
    /// Optimum's: an encoder, and a decoder that is merged or split.
    case optimum = "optimum-onnx"
  }

  /// Reads them from a pack's folder; throws `modelUnusable`.
  static func read(from folder: String) throws(InferenceError) -> (
    layout: Layout, parameters: ModelParameters
  ) {
    func unusable(_ detail: String) -> InferenceError {
      InferenceError(.modelUnusable, "\(folder.hasSuffix("/") ? folder : folder + "/")pack.json: \(detail)")
    }
    let manifest: Manifest
    do {
      manifest = try JSONDecoder().decode(
        Manifest.self, from: Data(contentsOf: URL(filePath: folder + "/pack.json")))
    } catch DecodingError.keyNotFound(let key, let context) {
      throw unusable("\((context.codingPath + [key]).map(\.stringValue).joined(separator: ".")) is missing")
    } catch DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context) {
      throw unusable("\(context.codingPath.map(\.stringValue).joined(separator: ".")) has no fitting value")
    } catch {
      throw unusable("\(error)")
    }
    guard let layout = Layout(rawValue: manifest.engine) else { throw unusable("engine \(manifest.engine)") }
    let parameters = manifest.parameters
    if let name = parameters.unsound { throw unusable("parameters.\(name)") }
    return (layout, parameters)
  }
}
