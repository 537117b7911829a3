/// Translates texts: the engine, or what stands for it.
package protocol TranslatingEngine: Sendable {
  /// Translates texts: as many out as in, in order; throws `InferenceError`.
  func translate(_ texts: [String], options: DecodingOptions) async throws(InferenceError) -> [TranslatedText]
}

extension EngineClient: TranslatingEngine {}

extension TranslatingEngine {
  /// Translates texts so that one bad text costs no other: as many out as in, in order.
  ///
  /// Long texts are cut, batches that fail are halved, and a text that fails alone is tried once more; after that it comes
  /// back as it was, marked `failed`. Throws `InferenceError` when not one could be translated, when there is no engine at
  /// all, and `cancelled` when the task is cancelled.
  package func translatePatiently(
    _ texts: [String], options: DecodingOptions
  ) async throws(InferenceError) -> [TranslatedText] {
    let pieces = texts.map { TextPieces($0).pieces }
    let flat = pieces.flatMap { $0 }
    var tries = TranslationTries(sizes: flat.map(\.utf8.count))
    var failure: InferenceError?
    while let batch = tries.next() {
      let batchOptions = options.narrowed(to: flat[batch.places])
      do {
        tries.succeeded(try await translate(flat[batch.places].map(String.init), options: batchOptions))
      } catch {
        if error.isFinal || Task.isCancelled { throw error }
        failure = error
        tries.failed()
      }
    }
    if let failure, tries.results.allSatisfy({ $0 == nil }) { throw failure }
    var rest = zip(flat, tries.results).map { piece, result in
      result ?? TranslatedText(text: String(piece), score: 0, marks: [.failed])
    }[...]
    return pieces.map { own in
      defer { rest = rest.dropFirst(own.count) }
      return TranslatedText(joining: Array(rest.prefix(own.count)))
    }
  }
}

extension DecodingOptions {
  /// The options with the terms that these texts may have: a call does not carry a whole dictionary.
  fileprivate func narrowed(to texts: ArraySlice<Substring>) -> DecodingOptions {
    var narrowed = self
    narrowed.glossary = glossary?.narrowed(to: texts)
    return narrowed
  }
}

extension TranslatedText {
  /// One text of the translations of its pieces.
  fileprivate init(joining pieces: [TranslatedText]) {
    self.init(
      text: TextPieces.joined(pieces.map(\.text)), score: pieces.map(\.score).min() ?? 0,
      marks: pieces.reduce(into: []) { $0.formUnion($1.marks) })
  }
}
