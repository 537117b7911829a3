internal import Foundation

/// What is sent to a worker.
enum EngineFrame: Sendable {
  case message(WorkerRequest)
  case audio(RequestID, ArraySlice<Float>)
}

/// One started worker and the thread that reads what it says.
final class EngineConnection: Sendable {
  private let worker: any EngineWorker
  // The client owns the connection; the reading thread must not keep the client alive.
  private weak let client: EngineClient?

  init(worker: any EngineWorker, client: EngineClient) {
    self.worker = worker
    self.client = client
  }

  var processIdentifier: Int32? { (worker as? WorkerProcess)?.identifier }

  /// Loads the engine and begins to read; throws `engineFailed`, and the worker has ended then.
  func start(loading specification: EngineSpecification) throws(InferenceError) {
    send([.message(.load(specification))])
    do throws(InferenceError) {
      try EngineThread.start { [self] in
        let madeSense = read()
        worker.socket.hangUp()
        let exit = worker.reap()
        client?.lost(self, madeSense ? exit : .dismissed, lastWords: worker.lastWords())
      }
    } catch {
      worker.socket.hangUp()
      _ = worker.reap()
      throw error
    }
  }

  /// Writes the frames in order; a worker that is gone is noticed by the reading thread, not here.
  ///
  /// Called with the client's lock held, so that frames leave in the order of the decisions. The worker's own
  /// reading thread always reads, so this does not wait long.
  func send(_ frames: [EngineFrame]) {
    for frame in frames {
      let bytes: [UInt8]
      switch frame {
      case .message(let request):
        guard let encoded = try? WorkerFrame.encoded(request) else {
          preconditionFailure("a request of ours cannot be written as JSON: \(request)")
        }
        bytes = encoded
      case .audio(let id, let samples):
        bytes = WorkerFrame.encoded(audio: samples, for: id)
      }
      guard worker.socket.write(bytes) else { return }
    }
  }

  func hangUp() {
    worker.socket.hangUp()
  }

  /// Reads until the worker is gone; `false` when it said something that makes no sense.
  private func read() -> Bool {
    let decoder = JSONDecoder()
    while let (kind, payload) = worker.socket.readFrame() {
      guard kind == .message, let reply = try? decoder.decode(WorkerReply.self, from: Data(payload)) else {
        return false
      }
      client?.receive(reply, from: self)
    }
    return true
  }
}
