internal import ChildProcesses
internal import Glibc

/// How a worker ended.
enum WorkerExit: Hashable, Sendable {
  /// By itself, with this code.
  case code(Int32)
  /// By this signal.
  case signal(Int32)
  /// By us, because what it said made no sense: it is of another version.
  case dismissed

  init(_ status: ProcessExit) {
    switch status {
    case .code(let code): self = .code(code)
    case .signal(let signal): self = .signal(signal)
    }
  }

  /// Whether something else ended it: then the request it was working on is not to blame.
  var isFromOutside: Bool {
    switch self {
    case .code, .dismissed: false
    case .signal(let signal): [SIGKILL, SIGTERM, SIGINT, SIGHUP, SIGQUIT].contains(signal)
    }
  }
}

extension WorkerExit: CustomStringConvertible {
  var description: String {
    switch self {
    case .code(let code): "exit code \(code)"
    case .signal(let signal): "signal \(signal)"
    case .dismissed: "it was not understood"
    }
  }
}
