internal import Foundation

/// The graphs of an `optimum-onnx` pack: an encoder, and a decoder that is merged or split, as Optimum exports them.
///
/// Inputs are bound by the names that each graph has, since exports differ in what they leave out. Not `Sendable`: one
/// owner at a time.
final class OptimumModel: SequenceModel {
  let parameters: ModelParameters
  fileprivate let library: OrtLibrary
  fileprivate let encoder: NamedCall
  fileprivate let firstStep: NamedCall
  fileprivate let laterSteps: NamedCall

  init(
    packFolder: String, parameters: ModelParameters, library: OrtLibrary, threads: Int
  ) throws(InferenceError) {
    self.parameters = parameters
    self.library = library
    let options = InferenceSession.Options(threads: threads, keepsMemory: true)
    func session(_ name: String) throws(InferenceError) -> InferenceSession {
      try InferenceSession(path: "\(packFolder)/\(name).onnx", library: library, options: options)
    }
    encoder = try NamedCall(session: session("encoder_model"), outputs: ["last_hidden_state"])
    let layers = 0..<parameters.decoderLayers
    let decoderParts = layers.flatMap { ["\($0).decoder.key", "\($0).decoder.value"] }
    let encoderParts = layers.flatMap { ["\($0).encoder.key", "\($0).encoder.value"] }
    let later = ["logits"] + decoderParts.map { "present.\($0)" }
    let all = later + encoderParts.map { "present.\($0)" }
    if FileManager.default.fileExists(atPath: packFolder + "/decoder_model_merged.onnx") {
      let decoder = try session("decoder_model_merged")
      firstStep = try NamedCall(session: decoder, outputs: all)
      laterSteps = try NamedCall(session: decoder, outputs: later)
    } else {
      firstStep = try NamedCall(session: session("decoder_model"), outputs: all)
      laterSteps = try NamedCall(session: session("decoder_with_past_model"), outputs: later)
    }
  }

  func begin(_ sentences: [[Int]], width: Int) throws(InferenceError) -> any SequenceRun {
    let padded = try PaddedSentences(sentences, parameters: parameters, library: library)
    let read = try encoder.run(["input_ids": padded.tokens, "attention_mask": padded.mask])
    guard let hidden = read["last_hidden_state"] else {
      throw InferenceError(.engineFailed, "no hidden state")
    }
    return OptimumRun(
      model: self, width: width,
      memory: ["encoder_hidden_states": hidden, "encoder_attention_mask": padded.mask])
  }
}

/// One batch on its way through Optimum's graphs.
private struct OptimumRun: SequenceRun {
  let model: OptimumModel
  let width: Int
  /// What the decoder attends to, a row a sentence; after the first step with each layer's keys and values.
  private var memory: [String: Tensor]
  /// The same, a row a beam.
  private var spread: [String: Tensor] = [:]
  /// What each beam has said, by the names of the inputs.
  private var past: [String: Tensor] = [:]

  init(model: OptimumModel, width: Int, memory: [String: Tensor]) {
    self.model = model
    self.width = width
    self.memory = memory
  }

  mutating func step(
    _ continuations: [BeamSearch.Continuation], position: Int, k: Int
  ) throws(InferenceError) -> [BeamSearch.Candidates] {
    try position == 0 ? firstStep(continuations, k) : laterStep(continuations, k)
  }

  /// The beams of a sentence are still one, so each sentence has one row.
  private mutating func firstStep(
    _ continuations: [BeamSearch.Continuation], _ k: Int
  ) throws(InferenceError) -> [BeamSearch.Candidates] {
    let rows = continuations.count / width
    let tokens = stride(from: 0, to: continuations.count, by: width).map { Int64(continuations[$0].token) }
    var inputs = memory
    inputs["input_ids"] = try Tensor(tokens, shape: [rows, 1], library: model.library)
    inputs["use_cache_branch"] = try Tensor([false], shape: [1], library: model.library)
    for name in model.firstStep.inputs where name.hasPrefix("past_key_values.") {
      inputs[name] = try Tensor(
        [Float](), shape: [rows, model.parameters.heads, 0, model.parameters.headWidth],
        library: model.library)
    }
    let outputs = try model.firstStep.run(inputs)
    for (name, tensor) in outputs where name != "logits" {
      let input = "past_key_values." + name.dropFirst("present.".count)
      if name.contains(".encoder.") { memory[input] = tensor } else { past[input] = tensor }
    }
    // Each beam goes on from its sentence's row.
    let sources = (0..<rows).flatMap { [Int](repeating: $0, count: width) }
    try select(sources, of: &past)
    spread = memory
    try select(sources, of: &spread)
    let candidates = try scores(of: outputs).candidates(k)
    return sources.map { candidates[$0] }
  }

  private mutating func laterStep(
    _ continuations: [BeamSearch.Continuation], _ k: Int
  ) throws(InferenceError) -> [BeamSearch.Candidates] {
    let parents = continuations.map(\.parent)
    let rows = past.values.first?.shape.first ?? 0
    if parents != Array(0..<rows) { try select(parents, of: &past) }
    var inputs = spread.merging(past) { _, past in past }
    inputs["input_ids"] = try Tensor(
      continuations.map { Int64($0.token) }, shape: [continuations.count, 1], library: model.library)
    inputs["use_cache_branch"] = try Tensor([true], shape: [1], library: model.library)
    let outputs = try model.laterSteps.run(inputs)
    for (name, tensor) in outputs where name != "logits" {
      past["past_key_values." + name.dropFirst("present.".count)] = tensor
    }
    return try scores(of: outputs).candidates(k)
  }

  mutating func keep(_ sentences: [Int]) throws(InferenceError) {
    try select(sentences, of: &memory)
    spread = memory
    try select(sentences.indices.flatMap { [Int](repeating: $0, count: width) }, of: &spread)
  }

  private func scores(of outputs: [String: Tensor]) throws(InferenceError) -> VocabularyScores {
    guard let logits = outputs["logits"] else { throw InferenceError(.engineFailed, "no logits") }
    return VocabularyScores(logits: logits, size: model.parameters.vocabularySize)
  }

  private func select(_ rows: [Int], of tensors: inout [String: Tensor]) throws(InferenceError) {
    for (name, tensor) in tensors {
      tensors[name] =
        name == "encoder_attention_mask"
        ? try tensor.selectingRows(rows, of: Int64.self, zero: 0, library: model.library)
        : try tensor.selectingRows(rows, of: Float.self, zero: 0, library: model.library)
    }
  }
}
