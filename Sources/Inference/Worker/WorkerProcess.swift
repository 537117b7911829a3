internal import ChildProcesses
internal import Foundation
internal import Glibc

/// A worker as a child process: `<program> engine`, with the socket as its standard input.
///
/// The child's standard output goes nowhere; its error stream into a pipe that never blocks it. The child
/// ends when the socket does, so it cannot outlive this process.
final class WorkerProcess: EngineWorker {
  let socket: WorkerSocket
  private let process: ChildProcess
  private let errorStream: WorkerSocket

  /// As many bytes of the error stream are words for a report; more is a log.
  private static let lastWordsLimit = 1000

  init(program: String) throws(InferenceError) {
    let (ours, theirs) = try WorkerSocket.pair()
    let (errors, errorSink) = try WorkerSocket.pair()
    // A full pipe must not hold the engine up: what does not fit is lost.
    for end in [errors, errorSink] {
      _ = fcntl(end.descriptor, F_SETFL, O_NONBLOCK)
    }

    var command = Command(program, ["engine"])
    command.input = .descriptor(theirs.descriptor)
    command.errors = .descriptor(errorSink.descriptor)
    // While an interruption of this process is dealt with, the worker is still needed.
    command.signals = .inherited
    // Swift's runtime prints no pages of trace, unless somebody asked for them: a crash is told by its signal.
    if getenv("SWIFT_BACKTRACE") == nil { command.variables["SWIFT_BACKTRACE"] = "enable=no" }
    do throws(ChildProcess.NotStarted) {
      process = try ChildProcess(command)
    } catch {
      throw InferenceError(.workerUnavailable, "\(program): \(error.reason)")
    }
    socket = ours
    errorStream = errors
    withExtendedLifetime((theirs, errorSink)) {}
  }

  var identifier: pid_t { process.identifier }

  func reap() -> WorkerExit {
    // The socket closes while a process ends, after its exit status is fixed: killing it then changes nothing
    // but makes sure that a program which only closed its input ends too.
    process.send(SIGKILL)
    return WorkerExit(process.wait())
  }

  func lastWords() -> String {
    var bytes = [UInt8](repeating: 0, count: Self.lastWordsLimit)
    let count = recv(errorStream.descriptor, &bytes, bytes.count, 0)
    guard count > 0 else { return "" }
    return String(decoding: bytes[..<count], as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
