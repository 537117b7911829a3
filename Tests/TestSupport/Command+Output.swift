package import ChildProcesses
internal import Foundation

extension Command {
  /// Runs it to its end; how it ended, and what it wrote to its standard output.
  ///
  /// Throws when it cannot be started.
  package func run() throws -> (exit: ProcessExit, output: String) {
    let pipe = Pipe()
    var command = self
    command.output = .descriptor(pipe.fileHandleForWriting.fileDescriptor)
    let process = try ChildProcess(command)
    // The child's end is its own, so that the output ends with it.
    try pipe.fileHandleForWriting.close()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    return (process.wait(), String(decoding: output, as: UTF8.self))
  }
}
