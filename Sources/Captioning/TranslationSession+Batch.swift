internal import Subtitles
internal import Translation

extension TranslationSession {
  /// The texts of a batch's sentences, in their order; `nil` for one that is missing.
  ///
  /// Responses are matched by `clientIdentifier`, whatever their order. Throws what `translate(batch:)` throws.
  func texts(of batch: TranslationQueue.Batch) async throws -> [String?] {
    let requests = batch.units.enumerated().map { index, unit in
      Request(sourceText: unit.text, clientIdentifier: String(index))
    }
    var texts = [String?](repeating: nil, count: requests.count)
    for try await response in translate(batch: requests) {
      guard let index = response.clientIdentifier.flatMap(Int.init), texts.indices.contains(index) else {
        continue
      }
      // What the engine failed at came back as it was: that is no translation.
      if !response.marks.isSource { texts[index] = response.targetText }
    }
    return texts
  }
}
