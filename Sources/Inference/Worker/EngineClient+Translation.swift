extension EngineClient {
  /// Translates sentences: as many out as in, in order.
  ///
  /// Throws `InferenceError`; `cancelled` when the task is cancelled.
  package func translate(
    _ sentences: [String], options: DecodingOptions
  ) async throws(InferenceError) -> [TranslatedText] {
    let pending = PendingTranslation()
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        guard pending.wait(continuation) else { return }
        let work = EngineRequest.TranslationWork(sentences: sentences, options: options) { result in
          pending.settle(result)
        }
        do throws(InferenceError) {
          pending.started(try begin(EngineRequest(kind: .translation(work))), of: self)
        } catch {
          pending.settle(.failure(error))
        }
      }
    } onCancel: {
      pending.cancel()
    }
    return try result.get()
  }
}
