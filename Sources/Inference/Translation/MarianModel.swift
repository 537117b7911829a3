/// The two graphs of a `marian-onnx` pack (Tools/packs/marian.py describes them), and one step of each.
///
/// Not `Sendable`: one owner at a time.
final class MarianModel {
  let parameters: MarianParameters
  private let library: OrtLibrary
  private let encoder: InferenceCall
  private let decoder: InferenceCall

  /// What the decoder attends to: a mask and each layer's keys and values, one row a sentence.
  struct Memory {
    var tensors: [Tensor]
  }

  /// What the decoder has said so far: each layer's keys and values, one row a beam.
  struct Past {
    var tensors: [Tensor]
  }

  init(
    packFolder: String, parameters: MarianParameters, library: OrtLibrary, threads: Int
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

  /// Reads sentences, given as tokens; shorter ones are padded.
  ///
  /// The padded length is always a multiple of eight: the runtime sums the rest behind the last multiple in another
  /// order, so that otherwise a sentence's last bits would depend on its longest neighbour (Decisions/0040).
  func encode(_ sentences: [[Int]]) throws(InferenceError) -> Memory {
    let longest = sentences.map(\.count).max() ?? 0
    let width = min((longest + 7) / 8 * 8, max(longest, parameters.maximumLength))
    var tokens: [Int64] = []
    var mask: [Int64] = []
    for sentence in sentences {
      let padding = width - sentence.count
      tokens += sentence.map(Int64.init) + [Int64](repeating: Int64(parameters.paddingToken), count: padding)
      mask += [Int64](repeating: 1, count: sentence.count) + [Int64](repeating: 0, count: padding)
    }
    let shape = [sentences.count, width]
    let inputs = [
      try Tensor(tokens, shape: shape, library: library), try Tensor(mask, shape: shape, library: library),
    ]
    return Memory(tensors: try encoder.run(inputs))
  }

  /// The past of beams that have said nothing.
  func emptyPast(rows: Int) throws(InferenceError) -> Past {
    let (heads, width) = (parameters.heads, parameters.headWidth)
    var tensors: [Tensor] = []
    for _ in 0..<parameters.decoderLayers {
      tensors.append(try Tensor([Float](), shape: [rows, heads, width, 0], library: library))
      tensors.append(try Tensor([Float](), shape: [rows, heads, 0, width], library: library))
    }
    return Past(tensors: tensors)
  }

  /// One step of all beams: the best `k` next tokens of each, with their log-probabilities.
  func step(
    _ continuations: [BeamSearch.Continuation], position: Int, k: Int, memory: Memory, past: inout Past
  ) throws(InferenceError) -> (scores: Tensor, candidates: Tensor) {
    let rows = continuations.count
    let inputs = [
      try Tensor(continuations.map { Int64($0.token) }, shape: [rows, 1], library: library),
      try Tensor(continuations.map { Int64($0.parent) }, shape: [rows], library: library),
      try Tensor([Int64(position)], shape: [1], library: library),
      try Tensor([Int64(k)], shape: [1], library: library),
    ]
    var outputs = try decoder.run(inputs + memory.tensors + past.tensors)
    past.tensors = Array(outputs[2...])
    outputs.removeLast(past.tensors.count)
    return (outputs[0], outputs[1])
  }

  /// The memory of some of the sentences, in this order.
  func selecting(_ sentences: [Int], of memory: Memory) throws(InferenceError) -> Memory {
    var tensors: [Tensor] = []
    for tensor in memory.tensors { tensors.append(try tensor.selectingRows(sentences, library: library)) }
    return Memory(tensors: tensors)
  }
}

extension Tensor {
  /// A tensor of these rows of a float tensor.
  fileprivate func selectingRows(_ rows: [Int], library: OrtLibrary) throws(InferenceError) -> Tensor {
    let rowSize = shape.dropFirst().reduce(1, *)
    let selected = try Tensor(
      repeating: Float(0), shape: [rows.count] + Array(shape.dropFirst()), library: library)
    try withElements(of: Float.self) { source in
      Result { () throws(InferenceError) in
        try selected.withMutableElements(of: Float.self) { target in
          for (index, row) in rows.enumerated() {
            let part = UnsafeBufferPointer(rebasing: source[row * rowSize..<(row + 1) * rowSize])
            _ = UnsafeMutableBufferPointer(rebasing: target[(index * rowSize)...]).update(
              fromContentsOf: part)
          }
        }
      }
    }.get()
    return selected
  }
}
