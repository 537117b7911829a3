internal import Foundation
internal import Inference
internal import Synchronization

/// One task's work: joins the request's audio, the engine and the observer.
///
/// Safe from any thread. It keeps its task alive until it is over, as Apple's does.
final class RecognitionRun: AudioConsumer {
  private struct State {
    var machine: RecognitionStateMachine
    var task: SFSpeechRecognitionTask?
    var source: (any AudioSource)?
    var session: RecognitionSession?
    // The engine's worker lives as long as someone holds its client.
    var client: EngineClient?
  }

  private let state = Mutex(State(machine: RecognitionStateMachine(reportsEachUtterance: true)))
  private let announcer: Announcer

  init(observer: any TaskObserver, queue: OperationQueue) {
    announcer = Announcer(observer: observer, queue: queue)
  }

  var phase: SFSpeechRecognitionTaskState { state.withLock { $0.machine.phase } }
  var isCancelled: Bool { state.withLock { $0.machine.isCancelled } }
  var error: (any Error)? { state.withLock { $0.machine.error } }

  func start(
    _ request: SFSpeechRecognitionRequest, locale: Locale, assets: SpeechAssets,
    task: SFSpeechRecognitionTask
  ) {
    state.withLock { state in
      state.machine = RecognitionStateMachine(reportsEachUtterance: request.shouldReportPartialResults)
      state.task = task
    }
    do {
      let source = try Self.source(of: request)
      let client = try assets.engine(for: locale)
      let session = try client.recognition { [weak self] event in self?.take(event) }
      state.withLock { state in
        state.source = source
        state.client = client
        state.session = session
        state.machine.started()
      }
      source.start(self)
    } catch {
      fail(error)
    }
  }

  private static func source(of request: SFSpeechRecognitionRequest) throws -> any AudioSource {
    switch request {
    case let request as SFSpeechURLRecognitionRequest: return try FileAudio(request.url)
    case let request as SFSpeechAudioBufferRecognitionRequest: return request.audio
    default:
      throw SFSpeechError(.internalServiceError, "\(type(of: request)) carries no audio")
    }
  }

  func finish() {
    typealias Ends = ((any AudioSource)?, RecognitionSession?, [TaskNews])
    let (source, session, news): Ends = state.withLock { state in
      let isNews = state.machine.finishReading()
      return (state.source, isNews ? state.session : nil, isNews ? [.finishedReading] : [])
    }
    source?.stop()
    session?.finish()
    announce(news)
  }

  func cancel() {
    conclude { $0.cancel() }
  }

  // MARK: - The audio

  func take(_ samples: [Float]) {
    state.withLock { $0.session }?.append(samples)
  }

  func end() {
    finish()
  }

  func fail(_ error: any Error) {
    let wrapped = error as? InferenceError
    conclude { $0.fail(wrapped.map(SpeechFailure.of) ?? error) }
  }

  // MARK: - The engine

  private func take(_ event: RecognitionEvent) {
    if case .heard(let position) = event { state.withLock { $0.source }?.heard(position) }
    conclude { $0.take(event) }
  }

  /// Lets the machine decide, announces what it says, and lets go of everything once the task is over.
  private func conclude(_ decide: (inout RecognitionStateMachine) -> [TaskNews]) {
    let (news, task, finished) = state.withLock { state in
      let news = decide(&state.machine)
      let task = state.task
      guard state.machine.phase == .completed else { return (news, task, State?.none) }
      let finished = state
      state.source = nil
      state.session = nil
      state.client = nil
      state.task = nil
      return (news, task, finished)
    }
    if let task { announcer.announce(news, of: task) }
    finished?.source?.stop()
    finished?.session?.cancel()
  }

  private func announce(_ news: [TaskNews]) {
    if let task = state.withLock({ $0.task }) { announcer.announce(news, of: task) }
  }
}
