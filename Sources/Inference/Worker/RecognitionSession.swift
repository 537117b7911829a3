/// What happens while audio is heard.
package enum RecognitionEvent: Sendable {
  /// All audio before this sample (16 kHz, from the start) has been heard.
  case heard(Int64)
  /// One stretch of speech was recognised; its times count from the start of the session.
  case utterance(Utterance)
  /// All audio has been worked through; nothing follows.
  case finished
  /// The session failed; nothing follows. What was delivered before stands.
  case failed(InferenceError)
}

/// One stream of audio being heard by an engine in its worker.
///
/// `append` never waits: audio that the engine is not ready for is kept here, so a caller with a long file paces
/// itself by `RecognitionEvent.heard`. May be used from any thread, audio from one at a time.
package final class RecognitionSession: Sendable {
  private let client: EngineClient
  private let id: RequestID

  fileprivate init(client: EngineClient, id: RequestID) {
    self.client = client
    self.id = id
  }

  /// Gives audio: 16 kHz mono, following on what was given before.
  package func append(_ samples: [Float]) {
    client.update(id) { $0.changeAudio(id) { $0.append(samples) } }
  }

  /// Says that the audio is complete.
  package func finish() {
    client.update(id) { $0.changeAudio(id) { $0.finish() } }
  }

  /// Stops; no event follows but one that is being delivered this moment.
  package func cancel() {
    client.cancel(id)
  }
}

extension EngineClient {
  /// Begins to hear; `handler` gets the events in order, on a thread of the client's.
  ///
  /// Throws `workerUnavailable` when no worker can be started; every later failure is an event.
  package func recognition(
    handler: @escaping @Sendable (RecognitionEvent) -> Void
  ) throws(InferenceError) -> RecognitionSession {
    let request = EngineRequest(kind: .recognition(EngineRequest.Recognition(handler: handler)))
    return RecognitionSession(client: self, id: try begin(request))
  }
}
