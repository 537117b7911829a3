internal import Foundation

/// How the graphs of a model are cut.
enum ModelLayout {
  /// As Tools/packs writes them.
  case packed
  /// As Optimum exports them: one decoder for the first and all other steps, or one for each.
  case merged, split

  /// The layout of a folder; where it holds several, the one that is fastest.
  init(of folder: URL) {
    let known: [(String, ModelLayout)] = [("decoder.onnx", .packed), ("decoder_model_merged.onnx", .merged)]
    self = known.first { ModelFolder.place(of: $0.0, in: folder) != nil }?.1 ?? .split
  }

  /// The graphs' files.
  var graphs: [String] {
    switch self {
    case .packed: ["encoder.onnx", "decoder.onnx"]
    case .merged: ["encoder_model.onnx", "decoder_model_merged.onnx"]
    case .split: ["encoder_model.onnx", "decoder_model.onnx", "decoder_with_past_model.onnx"]
    }
  }

  /// What a manifest calls the engine for it.
  var engine: String { self == .packed ? "packed-onnx" : "optimum-onnx" }
}
