/// Answers translation requests, one after the other.
struct TranslationService {
  let engine: TranslationEngine
  let mailbox: WorkerMailbox
  let answer: (WorkerReply) -> Void

  func run() {
    while true {
      switch mailbox.take() {
      case .closed:
        return
      case .request(.translate(let id, let sentences, let options)):
        translate(id, sentences, options)
      case .request(.cancel(let id)):
        mailbox.settle(id)
      case .request(.recognize(let id, _)):
        answer(.failed(id, InferenceError(.protocolViolation, "this worker translates")))
      case .request(.load), .request(.loadRuntime), .request(.endAudio), .audio:
        return
      }
    }
  }

  private func translate(_ id: RequestID, _ sentences: [String], _ options: DecodingOptions) {
    do {
      let translations = try engine.translate(sentences, options: options) { mailbox.isCancelled(id) }
      answer(.translated(id, translations))
    } catch {
      answer(.failed(id, error))
    }
  }
}
