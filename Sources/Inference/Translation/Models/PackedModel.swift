/// The two graphs of a `packed-onnx` pack (Tools/packs/transformer.py describes them).
///
/// Not `Sendable`: one owner at a time.
final class PackedModel: SequenceModel {
  let parameters: ModelParameters
  fileprivate let library: OrtLibrary
  fileprivate let encoder: InferenceCall
  fileprivate let decoder: InferenceCall

  init(
    packFolder: String, parameters: ModelParameters, library: OrtLibrary, threads: Int
  ) throws(InferenceError) {
    self.parameters = parameters
    self.library = library
    // What a batch needs is bounded by its limits; giving it back after each step costs a fifth of the time.
    let options = InferenceSession.Options(threads: threads, keepsMemory: true)
    let layers = 0..<parameters.decoderLayers
    let parts = layers.flatMap { ["\($0).key", "\($0).value"] }
    let memory = ["mask"] + parts.map { "cross.\($0)" }
    encoder = try InferenceCall(
      session: InferenceSession(path: packFolder + "/encoder.onnx", library: library, options: options),
      inputs: ["input_ids", "attention_mask"], outputs: memory)
    decoder = try InferenceCall(
      session: InferenceSession(path: packFolder + "/decoder.onnx", library: library, options: options),
      inputs: ["tokens", "parents", "position", "k"] + memory + parts.map { "past.\($0)" },
      outputs: ["scores", "candidates"] + parts.map { "present.\($0)" })
  }

  func begin(_ sentences: [[Int]], width: Int) throws(InferenceError) -> any SequenceRun {
    let padded = try PaddedSentences(sentences, parameters: parameters, library: library)
    return Run(
      model: self, memory: try encoder.run([padded.tokens, padded.mask]),
      past: try emptyPast(rows: sentences.count * width))
  }

  /// The past of beams that have said nothing.
  private func emptyPast(rows: Int) throws(InferenceError) -> [Tensor] {
    let (heads, width) = (parameters.heads, parameters.headWidth)
    var tensors: [Tensor] = []
    for _ in 0..<parameters.decoderLayers {
      tensors.append(try Tensor([Float](), shape: [rows, heads, width, 0], library: library))
      tensors.append(try Tensor([Float](), shape: [rows, heads, 0, width], library: library))
    }
    return tensors
  }

  private struct Run: SequenceRun {
    let model: PackedModel
    /// What the decoder attends to: a mask and each layer's keys and values, one row a sentence.
    var memory: [Tensor]
    /// What the decoder has said so far: each layer's keys and values, one row a beam.
    var past: [Tensor]

    mutating func step(
      _ continuations: [BeamSearch.Continuation], position: Int, k: Int
    ) throws(InferenceError) -> [BeamSearch.Candidates] {
      let (rows, library) = (continuations.count, model.library)
      let inputs = [
        try Tensor(continuations.map { Int64($0.token) }, shape: [rows, 1], library: library),
        try Tensor(continuations.map { Int64($0.parent) }, shape: [rows], library: library),
        try Tensor([Int64(position)], shape: [1], library: library),
        try Tensor([Int64(k)], shape: [1], library: library),
      ]
      let outputs = try model.decoder.run(inputs + memory + past)
      past = Array(outputs[2...])
      let scores = try outputs[0].withElements(of: Float.self) { Array($0) }
      let tokens = try outputs[1].withElements(of: Int64.self) { $0.map(Int.init) }
      guard scores.count == rows * k, tokens.count == rows * k else {
        throw InferenceError(.engineFailed, "\(scores.count) candidates, wanted \(rows * k)")
      }
      return (0..<rows).map { row in
        let part = row * k..<(row + 1) * k
        return BeamSearch.Candidates(tokens: Array(tokens[part]), scores: Array(scores[part]))
      }
    }

    mutating func keep(_ sentences: [Int]) throws(InferenceError) {
      var kept: [Tensor] = []
      for tensor in memory {
        kept.append(
          try tensor.selectingRows(sentences, of: Float.self, zero: 0, library: model.library))
      }
      memory = kept
    }
  }
}
