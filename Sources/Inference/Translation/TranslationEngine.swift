/// Translates with the model of a translation pack.
///
/// A sentence's translation does not depend on what else is asked for at the same time (Decisions/0040).
/// Not `Sendable`: the engine belongs to one thread.
package final class TranslationEngine {
  /// More sentences at once gain nothing and cost memory.
  private static let batchLimit = 16

  let model: any SequenceModel
  let tokenizer: any Tokenizer
  let languages: PackLanguages
  let sourceScripts: SourceScripts
  /// What `standIns` found.
  var knownStandIns: StandIns?

  /// Loads a pack.
  ///
  /// Throws `libraryUnavailable` without ONNX Runtime and `modelUnusable` with the file concerned.
  package init(packFolder: String, native: NativeLibraries, threads: Int) throws(InferenceError) {
    let (layout, parameters) = try ModelParameters.read(from: packFolder)
    languages = try PackLanguages.read(from: packFolder)
    sourceScripts = SourceScripts(of: languages.source)
    tokenizer = try parameters.tokenizer(packFolder: packFolder)
    let library = try OrtLibrary.load(from: native)
    model =
      switch layout {
      case .packed:
        try PackedModel(packFolder: packFolder, parameters: parameters, library: library, threads: threads)
      case .optimum:
        try OptimumModel(packFolder: packFolder, parameters: parameters, library: library, threads: threads)
      }
  }

  /// Translates texts: as many out as in, in order.
  ///
  /// A text may hold several sentences; they are translated one by one and joined. `isCancelled` is asked before
  /// each sentence and between two steps of the decoder. Throws `cancelled`, or `engineFailed` with the runtime's words.
  package func translate(
    _ texts: [String], options: DecodingOptions = DecodingOptions(), isCancelled: () -> Bool = { false }
  ) throws(InferenceError) -> [TranslatedText] {
    try TextTranslation(model: self, options: options).translate(texts, isCancelled)
  }

  /// The model's own words for each text, taken as one sentence: nothing is split, kept, checked, stopped or tried again.
  ///
  /// For comparing the decoder with others. Throws as `translate` does.
  package func plainOutputs(of texts: [String], beamSize: Int) throws(InferenceError) -> [String] {
    var sentences: [[Int]] = []
    for text in texts { sentences.append(try tokenizer.tokens(of: text)) }
    var outputs: [String] = []
    for outcomes in try decode(sentences, width: beamSize, isGuarded: false, { false }) {
      outputs.append(try text(of: outcomes.first?.tokens ?? []))
    }
    return outputs
  }

  /// Sentences of like length share a batch, so that little is padded.
  func decode(
    _ sentences: [[Int]], width: Int, isGuarded: Bool = true, _ isCancelled: () -> Bool
  ) throws(InferenceError) -> [[BeamSearch.Outcome]] {
    let decoding = BatchDecoding(
      model: model, rules: model.parameters.rules, width: max(1, width), isGuarded: isGuarded)
    let order = sentences.indices.sorted { sentences[$0].count < sentences[$1].count }
    var outcomes = [[BeamSearch.Outcome]](repeating: [], count: sentences.count)
    var start = 0
    while start < order.count {
      let batch = order[start..<min(start + Self.batchLimit, order.count)]
      let found = try decoding.run(batch.map { sentences[$0] }, isCancelled: isCancelled)
      for (index, list) in zip(batch, found) { outcomes[index] = list }
      start += batch.count
    }
    return outcomes
  }
}
