/// How a process ended.
package enum ProcessExit: Hashable, Sendable {
  /// By itself, with this code.
  case code(Int32)
  /// By this signal.
  case signal(Int32)

  /// From the status `waitpid` gives (POSIX, `<sys/wait.h>`; its macros are not imported).
  package init(waitStatus status: Int32) {
    let signal = status & 0x7f
    self = signal == 0 ? .code((status >> 8) & 0xff) : .signal(signal)
  }

  /// As shells tell it: the code, or 128 and the signal's number.
  package var shellCode: Int32 {
    switch self {
    case .code(let code): code
    case .signal(let signal): 128 + signal
    }
  }
}
