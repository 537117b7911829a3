/// Hears the audio of any number of requests, each in its own session, one piece after the other.
struct SpeechService {
  let engine: SpeechEngine
  let mailbox: WorkerMailbox
  let answer: (WorkerReply) -> Void
  private var hearings: [RequestID: Hearing] = [:]

  init(engine: SpeechEngine, mailbox: WorkerMailbox, answer: @escaping (WorkerReply) -> Void) {
    self.engine = engine
    self.mailbox = mailbox
    self.answer = answer
  }

  mutating func run() {
    while true {
      switch mailbox.take() {
      case .closed:
        return
      case .request(.recognize(let id, let checkpoint)):
        hearings[id] = Hearing(engine: engine, checkpoint: checkpoint)
      case .audio(let id, let samples):
        // Audio on its way when its request was cancelled is not worth hearing.
        if mailbox.isCancelled(id) { continue }
        report(id) { hearing throws(InferenceError) in try hearing.accept(samples) }
      case .request(.endAudio(let id)):
        report(id) { hearing throws(InferenceError) in try hearing.finish() }
        if hearings.removeValue(forKey: id) != nil { answer(.finished(id)) }
      case .request(.cancel(let id)):
        hearings[id] = nil
        mailbox.settle(id)
      case .request(.translate(let id, _, _)):
        answer(.failed(id, InferenceError(.protocolViolation, "this worker hears")))
      case .request(.load), .request(.loadRuntime):
        return
      }
    }
  }

  /// Lets a request get on and tells what came of it; a failure ends this request alone.
  private mutating func report(
    _ id: RequestID, _ step: (inout Hearing) throws(InferenceError) -> Advance
  ) {
    guard var hearing = hearings[id] else { return }
    do throws(InferenceError) {
      answer(.advanced(id, try step(&hearing)))
      hearings[id] = hearing
    } catch {
      hearings[id] = nil
      answer(.failed(id, error))
    }
  }
}
