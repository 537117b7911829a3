/// Translates with the model of a `marian-onnx` pack.
///
/// A sentence's translation does not depend on what else is asked for at the same time (Decisions/0040).
/// Not `Sendable`: the engine belongs to one thread.
package final class TranslationEngine {
  /// More sentences at once gain nothing and cost memory.
  private static let batchLimit = 16

  private let model: MarianModel
  private let tokenizer: MarianTokenizer

  /// Loads a pack.
  ///
  /// Throws `libraryUnavailable` without ONNX Runtime and `modelUnusable` with the file concerned.
  package init(packFolder: String, native: NativeLibraries, threads: Int) throws(InferenceError) {
    let parameters = try MarianParameters.read(from: packFolder)
    tokenizer = try MarianTokenizer(packFolder: packFolder, parameters: parameters)
    model = try MarianModel(
      packFolder: packFolder, parameters: parameters, library: try OrtLibrary.load(from: native),
      threads: threads)
  }

  /// One part of a text on its way through the model.
  private struct Part {
    var text: Int
    var tokens: [Int]
  }

  /// Translates texts: as many out as in, in order.
  ///
  /// A text may hold several sentences; they are translated one by one and joined. `isCancelled` is asked between
  /// two steps of the decoder. Throws `cancelled`, or `engineFailed` with the runtime's words.
  package func translate(
    _ texts: [String], options: DecodingOptions = DecodingOptions(), isCancelled: () -> Bool = { false }
  ) throws(InferenceError) -> [TranslatedText] {
    var parts: [Part] = []
    for (index, text) in texts.enumerated() where !SourceText.isPassedThrough(text) {
      for sentence in SourceText.sentences(of: text) {
        for part in try SourceText.parts(of: sentence, fits: fits) {
          parts.append(Part(text: index, tokens: try tokenizer.tokens(of: part)))
        }
      }
    }
    let outcomes = try decode(parts.map(\.tokens), options, isCancelled)
    var results = texts.map { text in
      let isKept = SourceText.isPassedThrough(text)
      return TranslatedText(text: isKept ? text : "", score: 0, isCutOff: false)
    }
    for (part, outcome) in zip(parts, outcomes) {
      results[part.text].text += try tokenizer.text(of: outcome.tokens)
      results[part.text].score = min(results[part.text].score, outcome.score)
      results[part.text].isCutOff = results[part.text].isCutOff || outcome.isCutOff
    }
    return results
  }

  private func fits(_ text: String) throws(InferenceError) -> Bool {
    try tokenizer.tokens(of: text).count <= model.parameters.maximumLength / 2
  }

  /// Sentences of like length share a batch, so that little is padded.
  private func decode(
    _ sentences: [[Int]], _ options: DecodingOptions, _ isCancelled: () -> Bool
  ) throws(InferenceError) -> [BeamSearch.Outcome] {
    let decoding = BatchDecoding(model: model, width: max(1, options.beamSize ?? model.parameters.beamSize))
    let order = sentences.indices.sorted { sentences[$0].count < sentences[$1].count }
    var outcomes = [BeamSearch.Outcome?](repeating: nil, count: sentences.count)
    var start = 0
    while start < order.count {
      let batch = order[start..<min(start + Self.batchLimit, order.count)]
      let found = try decoding.run(batch.map { sentences[$0] }, isCancelled: isCancelled)
      for (index, outcome) in zip(batch, found) { outcomes[index] = outcome }
      start += batch.count
    }
    return outcomes.compactMap { $0 }
  }
}
