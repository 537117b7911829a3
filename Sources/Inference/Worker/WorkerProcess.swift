internal import CInference
internal import Foundation
internal import Glibc

/// A worker as a child process: `<program> engine`, with the socket as its standard input.
///
/// The child's standard output goes nowhere; its error stream into a pipe that never blocks it. The child
/// ends when the socket does, so it cannot outlive this process.
final class WorkerProcess: EngineWorker {
  let socket: WorkerSocket
  let identifier: pid_t
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

    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, theirs.descriptor, STDIN_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, errorSink.descriptor, STDERR_FILENO)
    // Whatever this process has open, some of it without close-on-exec, is none of the worker's business.
    jmk_spawn_close_from(&actions, STDERR_FILENO + 1)

    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(program), strdup("engine"), nil]
    defer { arguments.forEach { free($0) } }
    var child: pid_t = 0
    var variables = Self.variables
    defer { free(variables[0]) }
    let status = posix_spawn(&child, program, &actions, nil, &arguments, &variables)
    guard status == 0 else {
      throw InferenceError(.workerUnavailable, "\(program): " + String(cString: strerror(status)))
    }
    identifier = child
    socket = ours
    errorStream = errors
  }

  func reap() -> WorkerExit {
    var status: Int32 = 0
    // The socket closes while a process ends, after its exit status is fixed: killing it then changes nothing
    // but makes sure that a program which only closed its input ends too.
    if waitpid(identifier, &status, WNOHANG) == 0 {
      kill(identifier, SIGKILL)
      while waitpid(identifier, &status, 0) < 0 && errno == EINTR {}
    }
    return WorkerExit(waitStatus: status)
  }

  func lastWords() -> String {
    var bytes = [UInt8](repeating: 0, count: Self.lastWordsLimit)
    let count = recv(errorStream.descriptor, &bytes, bytes.count, 0)
    guard count > 0 else { return "" }
    return String(decoding: bytes[..<count], as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Our environment and, in front, a wish that Swift's runtime print no pages of trace: a crash is told by its signal.
  ///
  /// The first entry is the caller's to free.
  private static var variables: [UnsafeMutablePointer<CChar>?] {
    var variables = [
      strdup(
        getenv("SWIFT_BACKTRACE").map { "SWIFT_BACKTRACE=" + String(cString: $0) }
          ?? "SWIFT_BACKTRACE=enable=no")
    ]
    var entry = environ
    while let variable = entry.pointee {
      variables.append(variable)
      entry += 1
    }
    return variables + [nil]
  }
}
