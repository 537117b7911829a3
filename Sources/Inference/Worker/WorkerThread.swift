internal import Foundation

/// A worker on a thread of this process, for programs that ask for it.
final class WorkerThread: EngineWorker {
  let socket: WorkerSocket

  init() throws(InferenceError) {
    let (ours, theirs) = try WorkerSocket.pair()
    socket = ours
    let thread = Thread { WorkerService(socket: theirs).run() }
    // Decoding recurses little, but the engines' own code was written for a main thread's stack.
    thread.stackSize = 8 << 20
    thread.name = "jimaku engine"
    thread.start()
  }

  func reap() -> WorkerExit { .code(0) }

  func lastWords() -> String { "" }
}
