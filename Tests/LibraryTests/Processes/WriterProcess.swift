import ChildProcesses
import Foundation
import Glibc
import TestSupport

/// A process of `LibraryWriter`, the program that is built beside the tests.
final class WriterProcess: Sendable {
  private static let executable: URL = {
    let runner = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    return runner.deletingLastPathComponent().appending(path: "LibraryWriter")
  }()

  private let process: ChildProcess
  private let output = Pipe()

  /// Starts it; what it says is read by `lines`.
  init(_ arguments: String...) throws {
    var command = Command(Self.executable.path, arguments)
    command.output = .descriptor(output.fileHandleForWriting.fileDescriptor)
    process = try ChildProcess(command)
    // The child's end is its own, so that the stream ends with it.
    try output.fileHandleForWriting.close()
  }

  /// Every whole line that it says until it ends.
  ///
  /// After so many lines and some microseconds more it is killed, if `moment` says so.
  func lines(killedAfter moment: (lines: Int, microseconds: Int)? = nil) async -> [String] {
    await OwnThread.run { self.read(until: moment) }
  }

  private func read(until moment: (lines: Int, microseconds: Int)?) -> [String] {
    var text = Data()
    var count = 0
    var isKilled = false
    while case let piece = output.fileHandleForReading.availableData, !piece.isEmpty {
      text.append(piece)
      count += piece.count { $0 == UInt8(ascii: "\n") }
      if let moment, !isKilled, count >= moment.lines {
        let end = ContinuousClock.now + .microseconds(moment.microseconds)
        while ContinuousClock.now < end {}
        process.send(SIGKILL)
        isKilled = true
      }
    }
    process.wait()
    // What follows the last line end was cut off.
    return String(decoding: text, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().map(String.init)
  }

  /// The exit status, or 128 and the signal that ended it; known once `lines` has returned.
  var status: Int32 { process.wait().shellCode }
}
