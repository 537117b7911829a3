internal import Foundation

/// How workers are started: which program, or on a thread of this process.
package enum EngineLauncher: Hashable, Sendable {
  /// `<program> engine`, a child process.
  case program(String)
  /// On a thread of this process: a crash of an engine is a crash of the program.
  case inProcess
  /// No worker program was found.
  case unavailable

  /// The value of `JIMAKU_ENGINE` that asks for engines in this process.
  package static let inProcessName = "in-process"

  /// The worker program: `JIMAKU_ENGINE`, or `jimaku` beside the running program, or `jimaku` on the path.
  package static func located(environment: [String: String], executableDirectory: String) -> EngineLauncher {
    if let told = environment["JIMAKU_ENGINE"], !told.isEmpty {
      return told == inProcessName ? .inProcess : .program(told)
    }
    let path = environment["PATH", default: ""].split(separator: ":").map(String.init)
    let found = ([executableDirectory] + path)
      .map { $0 + "/jimaku" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
    return found.map { .program($0) } ?? .unavailable
  }

  func launch() throws(InferenceError) -> any EngineWorker {
    switch self {
    case .program(let path):
      return try WorkerProcess(program: path)
    case .inProcess:
      return try WorkerThread()
    case .unavailable:
      throw InferenceError(.workerUnavailable, "jimaku")
    }
  }
}

/// A started worker: our end of its socket, and its end when it comes.
protocol EngineWorker: Sendable {
  var socket: WorkerSocket { get }
  /// Ends the worker if it still runs, and tells how it ended. Called once, after the socket closed.
  func reap() -> WorkerExit
  /// The worker's last words on its error stream, for the report of a failure.
  func lastWords() -> String
}
