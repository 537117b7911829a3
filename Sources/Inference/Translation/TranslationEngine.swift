/// Translates with the model of a translation pack.
///
/// A sentence's translation does not depend on what else is asked for at the same time (Decisions/0040).
/// Not `Sendable`: the engine belongs to one thread.
package final class TranslationEngine {
  /// More sentences at once gain nothing and cost memory.
  private static let batchLimit = 16
  /// How much less likely, as a mean log-probability, an outcome may be that has more of the source's numbers.
  private static let numberMargin: Float = 0.5

  private let model: any SequenceModel
  private let tokenizer: any Tokenizer

  /// Loads a pack.
  ///
  /// Throws `libraryUnavailable` without ONNX Runtime and `modelUnusable` with the file concerned.
  package init(packFolder: String, native: NativeLibraries, threads: Int) throws(InferenceError) {
    let (layout, parameters) = try ModelParameters.read(from: packFolder)
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

  /// One part of a text on its way through the model.
  private struct Part {
    var text: Int
    var source: String
    var addresses: Addresses
    var tokens: [Int]
  }

  /// Translates texts: as many out as in, in order.
  ///
  /// A text may hold several sentences; they are translated one by one and joined. `isCancelled` is asked before
  /// each sentence and between two steps of the decoder. Throws `cancelled`, or `engineFailed` with the runtime's words.
  package func translate(
    _ texts: [String], options: DecodingOptions = DecodingOptions(), isCancelled: () -> Bool = { false }
  ) throws(InferenceError) -> [TranslatedText] {
    let framed = texts.map(FramedText.init)
    var parts: [Part] = []
    for (index, text) in framed.enumerated() {
      parts += try self.parts(of: text.core, text: index, isCancelled)
    }
    let outcomes = try decode(parts.map(\.tokens), options, isCancelled)
    var results = framed.map { TranslatedText(text: $0.before, score: 0, isCutOff: false) }
    for (part, outcomes) in zip(parts, outcomes) {
      let best = try choice(of: outcomes, for: part)
      results[part.text].text += best.text
      results[part.text].score = min(results[part.text].score, best.score)
      results[part.text].isCutOff = results[part.text].isCutOff || best.isCutOff
    }
    for (index, text) in framed.enumerated() { results[index].text += text.after }
    return results
  }

  private func parts(
    of core: String, text: Int, _ isCancelled: () -> Bool
  ) throws(InferenceError) -> [Part] {
    var parts: [Part] = []
    for sentence in SourceText.sentences(of: core) {
      if isCancelled() { throw InferenceError(.cancelled, "translation") }
      for source in try SourceText.parts(of: SourceText.calmed(sentence), fits: fits) {
        let addresses = Addresses(in: source)
        parts.append(
          Part(
            text: text, source: source, addresses: addresses,
            tokens: try tokenizer.tokens(of: addresses.replaced)))
      }
    }
    return parts
  }

  /// The likeliest outcome; among those nearly as likely, the one that has the source's numbers.
  private func choice(of outcomes: [BeamSearch.Outcome], for part: Part) throws(InferenceError)
    -> TranslatedText
  {
    var best: (text: TranslatedText, missing: Int)?
    for outcome in outcomes where outcome.score >= (outcomes.first?.score ?? 0) - Self.numberMargin {
      let text = try tokenizer.text(of: outcome.tokens)
      let missing = NumberCheck.missing(from: text, of: part.addresses.replaced)
      if best.map({ missing < $0.missing }) ?? true {
        let ended = SourceText.ended(part.addresses.restored(in: text), like: part.source)
        best = (TranslatedText(text: ended, score: outcome.score, isCutOff: outcome.isCutOff), missing)
      }
      if missing == 0 { break }
    }
    return best?.text ?? TranslatedText(text: "", score: 0, isCutOff: true)
  }

  /// Whether a text is short enough for the model, which does not get to see addresses.
  private func fits(_ text: String) throws(InferenceError) -> Bool {
    try tokenizer.tokens(of: Addresses(in: text).replaced).count <= model.parameters.maximumLength / 2
  }

  /// Sentences of like length share a batch, so that little is padded.
  private func decode(
    _ sentences: [[Int]], _ options: DecodingOptions, _ isCancelled: () -> Bool
  ) throws(InferenceError) -> [[BeamSearch.Outcome]] {
    let decoding = BatchDecoding(
      model: model, rules: model.parameters.rules,
      width: max(1, options.beamSize ?? model.parameters.beamSize))
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
