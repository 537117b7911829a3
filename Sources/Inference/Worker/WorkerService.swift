internal import Foundation
internal import Glibc

/// The worker's side: loads one engine and answers requests until the socket closes.
package struct WorkerService: Sendable {
  private let socket: WorkerSocket

  init(socket: WorkerSocket) {
    self.socket = socket
  }

  /// Serves the parent on this process's standard input and ends the process; the body of `jimaku engine`.
  ///
  /// When the parent goes, the process ends at once, whatever an engine is doing.
  package static func serveStandardInput() -> Never {
    // What ends the parent well reaches its whole group; the parent decides what becomes of the worker.
    for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, SIG_IGN) }
    WorkerService(socket: WorkerSocket(owning: STDIN_FILENO)).run { _exit(0) }
    _exit(0)
  }

  /// Serves until the socket closes; `whenClosed` runs on the reading thread as soon as it does.
  func run(whenClosed: @escaping @Sendable () -> Void = {}) {
    let mailbox = WorkerMailbox()
    let socket = socket
    do throws(InferenceError) {
      try EngineThread.start {
        Self.read(from: socket, into: mailbox)
        whenClosed()
        mailbox.put(.closed)
      }
      switch mailbox.take() {
      case .request(.load(let specification)): try serve(specification, mailbox)
      case .request(.loadRuntime(let native)):
        let runtime = try OrtLibrary.load(from: native)
        _ = try SherpaLibrary.load(from: native)
        Self.write(.runtime(version: runtime.version), to: socket)
      default: break
      }
    } catch {
      Self.write(.unusable(error), to: socket)
    }
    socket.hangUp()
  }

  private func serve(
    _ specification: EngineSpecification, _ mailbox: WorkerMailbox
  ) throws(InferenceError) {
    let answer: (WorkerReply) -> Void = { [socket] reply in Self.write(reply, to: socket) }
    switch specification.role {
    case .speech(let models):
      let engine = try SpeechEngine(
        models: models, native: specification.native, threads: specification.threads)
      answer(.ready)
      var service = SpeechService(engine: engine, mailbox: mailbox, answer: answer)
      service.run()
    case .translation(let packFolder):
      let engine = try TranslationEngine(
        packFolder: packFolder, native: specification.native, threads: specification.threads)
      answer(.ready)
      TranslationService(engine: engine, mailbox: mailbox, answer: answer).run()
    }
  }

  private static func read(from socket: WorkerSocket, into mailbox: WorkerMailbox) {
    let decoder = JSONDecoder()
    while let (kind, payload) = socket.readFrame() {
      switch kind {
      case .message:
        guard let request = try? decoder.decode(WorkerRequest.self, from: Data(payload)) else { return }
        mailbox.put(.request(request))
      case .audio:
        guard let (id, samples) = WorkerFrame.decodedAudio(payload) else { return }
        mailbox.put(.audio(id, samples))
      }
    }
  }

  private static func write(_ reply: WorkerReply, to socket: WorkerSocket) {
    guard let frame = try? WorkerFrame.encoded(reply) else {
      preconditionFailure("a reply of ours cannot be written as JSON: \(reply)")
    }
    // A parent that is gone is noticed by the reading thread.
    _ = socket.write(frame)
  }
}
