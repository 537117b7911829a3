internal import Foundation

/// How the graphs of a model are cut.
enum ModelLayout: CaseIterable {
  /// As Tools/packs writes them.
  case packed
  /// As Optimum exports them: one decoder for the first and all other steps, or one for each.
  case merged, split

  /// The layout of a folder: the first that is whole, which is the fastest, else the one that lacks least.
  init(of folder: URL) {
    func missing(_ layout: ModelLayout) -> Int {
      layout.graphs.count { ModelFolder.place(of: $0, in: folder) == nil }
    }
    self = Self.allCases.min { missing($0) < missing($1) } ?? .merged
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
