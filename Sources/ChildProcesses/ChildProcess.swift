internal import Glibc
internal import Synchronization

/// A program that runs as a child of this process (Decisions/0113).
///
/// It has its three streams and no other descriptor of this process. `wait` has to be called once, on any thread, or the child
/// stays in the system's table after its end. May be used from any thread.
package final class ChildProcess: Sendable {
  /// Why a program was not started.
  package struct NotStarted: Error, Hashable, Sendable {
    /// The path of the program.
    package var program: String
    /// The system's error number.
    package var number: Int32

    /// What the system says to that number.
    package var reason: String { String(cString: strerror(number)) }
  }

  /// The child's number in the system; another process may get it after `wait`.
  package let identifier: Int32
  private let ending = Mutex<ProcessExit?>(nil)

  /// Starts the program.
  ///
  /// Throws when the system cannot: there is no such program or folder, it may not be run, a word holds a zero, or something is
  /// exhausted.
  package init(_ command: Command) throws(NotStarted) {
    do throws(Spawning.Failure) {
      identifier = try Spawning.start(command)
    } catch {
      throw NotStarted(program: command.program, number: error.number)
    }
  }

  /// Waits until it has ended, holding the calling thread; at once when that is known.
  ///
  /// Where this process ignores `SIGCHLD` the system forgets how children end, and this is `code(255)`.
  @discardableResult
  package func wait() -> ProcessExit {
    // Once it is collected, its number may be another child's.
    if let known = ending.withLock({ $0 }) { return known }
    // Its end is seen first, and its number given back under the lock: `send` never reaches somebody else.
    var facts = siginfo_t()
    _ = Self.restarting { waitid(P_PID, id_t(identifier), &facts, WEXITED | WNOWAIT) }
    return ending.withLock { known in
      if let known { return known }
      var status: Int32 = 0
      let collected = Self.restarting { waitpid(identifier, &status, 0) }
      let ended = collected == identifier ? ProcessExit(waitStatus: status) : .code(255)
      known = ended
      return ended
    }
  }

  /// Sends it a signal; nothing happens when it has ended.
  package func send(_ signal: Int32) {
    ending.withLock { if $0 == nil { kill(identifier, signal) } }
  }

  private static func restarting(_ call: () -> Int32) -> Int32 {
    while true {
      let result = call()
      if result >= 0 || errno != EINTR { return result }
    }
  }
}
