/// A worker on a thread of this process, for programs that ask for it.
final class WorkerThread: EngineWorker {
  let socket: WorkerSocket

  init() throws(InferenceError) {
    let (ours, theirs) = try WorkerSocket.pair()
    socket = ours
    try EngineThread.start { WorkerService(socket: theirs).run() }
  }

  func reap() -> WorkerExit { .code(0) }

  func lastWords() -> String { "" }
}
