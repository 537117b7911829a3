internal import Glibc

/// A program to be run as a child process, and what it is given.
package struct Command: Hashable, Sendable {
  /// What one of the child's three streams is.
  package enum Stream: Hashable, Sendable {
    /// `/dev/null`.
    case nothing
    /// A descriptor of this process, which stays open here; the child has it under the stream's number only.
    case descriptor(Int32)
  }

  /// What the child does with signals until it says otherwise.
  package enum Signals: Hashable, Sendable {
    /// None is ignored or blocked, as when a shell starts it.
    case usual
    /// Those that this process ignores and this thread blocks, as `exec` leaves them (POSIX, 2.4.3).
    case inherited
  }

  /// The path of the program; it is not looked for anywhere else.
  package var program: String
  /// What follows its name.
  package var arguments: [String]
  /// Variables of the environment that are added to those of this process, or have another value there.
  package var variables: [String: String] = [:]
  /// The folder it starts in; `nil` for that of this process.
  package var folder: String?
  /// Its standard input.
  package var input = Stream.nothing
  /// Its standard output.
  package var output = Stream.nothing
  /// Its standard error.
  package var errors = Stream.nothing
  /// What it does with signals at first.
  package var signals = Signals.usual

  /// A program that reads nothing and whose output nobody sees, unless that is changed.
  package init(_ program: String, _ arguments: [String] = []) {
    self.program = program
    self.arguments = arguments
  }

  /// The words as `execve` takes them: the program's path comes first.
  var words: [String] { [program] + arguments }

  /// The descriptors that are handed over, under the numbers they get.
  var streams: [(number: Int32, stream: Stream)] {
    [(STDIN_FILENO, input), (STDOUT_FILENO, output), (STDERR_FILENO, errors)]
  }
}
