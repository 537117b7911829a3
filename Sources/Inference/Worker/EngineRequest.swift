/// One unfinished request: what must be sent for it, again if a worker is lost, and who is told.
struct EngineRequest: Sendable {
  /// What a reply leads to.
  struct Outcome {
    var frames: [EngineFrame] = []
    var isOver = false
    var deliver: (() -> Void)?
  }

  enum Kind: Sendable {
    case recognition(Recognition)
    case translation(TranslationWork)
  }

  /// Hearing: the audio that is not settled, and the state to take it up with.
  struct Recognition: Sendable {
    var backlog = AudioBacklog()
    var checkpoint: SpeechCheckpoint?
    let handler: @Sendable (RecognitionEvent) -> Void
  }

  /// Translating: everything, since it is repeated whole.
  struct TranslationWork: Sendable {
    let sentences: [String]
    let options: DecodingOptions
    let handler: @Sendable (Result<[TranslatedText], InferenceError>) -> Void
  }

  var kind: Kind
  var retries = RetryLedger()

  /// Tells the caller that the request failed.
  var failure: @Sendable (InferenceError) -> Void {
    switch kind {
    case .recognition(let work): { work.handler(.failed($0)) }
    case .translation(let work): { work.handler(.failure($0)) }
    }
  }

  /// What begins the request on a worker.
  func opening(_ id: RequestID) -> [EngineFrame] {
    switch kind {
    case .recognition(let work): [.message(.recognize(id, checkpoint: work.checkpoint))]
    case .translation(let work): [.message(.translate(id, work.sentences, work.options))]
    }
  }

  /// What begins it again on another worker.
  mutating func reopening(_ id: RequestID) -> [EngineFrame] {
    let opening = opening(id)
    guard case .recognition(var work) = kind else { return opening }
    work.backlog.rewind()
    let audio = work.backlog.nextFrames(id)
    kind = .recognition(work)
    return opening + audio
  }

  /// Takes audio from the caller, or its end.
  mutating func changeAudio(_ id: RequestID, _ change: (inout AudioBacklog) -> Void) -> [EngineFrame] {
    guard case .recognition(var work) = kind else { return [] }
    change(&work.backlog)
    let frames = work.backlog.nextFrames(id)
    kind = .recognition(work)
    return frames
  }

  /// Takes one reply of the worker's.
  mutating func take(_ reply: WorkerReply, _ id: RequestID) -> Outcome {
    switch (kind, reply) {
    case (.recognition(var work), .advanced(_, let advance)):
      work.backlog.acknowledge(advance.heard)
      if let checkpoint = advance.checkpoint {
        work.checkpoint = checkpoint
        work.backlog.release(before: checkpoint.resumeSample)
        retries.progressed()
      }
      let frames = work.backlog.nextFrames(id)
      kind = .recognition(work)
      let handler = work.handler
      return Outcome(frames: frames) {
        for utterance in advance.utterances { handler(.utterance(utterance)) }
        handler(.heard(advance.heard))
      }
    case (.recognition(let work), .finished):
      return Outcome(isOver: true) { work.handler(.finished) }
    case (.translation(let work), .translated(_, let translations)):
      return Outcome(isOver: true) { work.handler(.success(translations)) }
    case (_, .failed(_, let error)):
      let fail = failure
      return Outcome(isOver: true) { fail(error) }
    default:
      let fail = failure
      let error = InferenceError(.protocolViolation, "\(reply)")
      return Outcome(isOver: true) { fail(error) }
    }
  }
}

extension AudioBacklog {
  fileprivate mutating func nextFrames(_ id: RequestID) -> [EngineFrame] {
    var frames: [EngineFrame] = []
    while let step = next() {
      switch step {
      case .send(let samples): frames.append(.audio(id, samples))
      case .sendEnd: frames.append(.message(.endAudio(id)))
      }
    }
    return frames
  }
}
