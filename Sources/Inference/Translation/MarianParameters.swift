internal import Foundation

/// What the manifest of a `marian-onnx` pack says about its model.
struct MarianParameters: Hashable, Sendable, Codable {
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

  private struct Manifest: Codable {
    var parameters: MarianParameters
  }

  /// Reads them from a pack's folder; throws `modelUnusable`.
  static func read(from folder: String) throws(InferenceError) -> MarianParameters {
    do {
      let manifest = try Data(contentsOf: URL(filePath: folder + "/pack.json"))
      let parameters = try JSONDecoder().decode(Manifest.self, from: manifest).parameters
      let counts = [parameters.decoderLayers, parameters.heads, parameters.headWidth, parameters.beamSize]
      guard counts.allSatisfy({ $0 > 0 && $0 < 1 << 16 }), parameters.maximumLength > 8 else {
        throw InferenceError(.modelUnusable, "\(folder)/pack.json: parameters")
      }
      return parameters
    } catch let error as InferenceError {
      throw error
    } catch {
      throw InferenceError(.modelUnusable, "\(folder)/pack.json: \(error)")
    }
  }
}
