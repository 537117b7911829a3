import ChildProcesses
import Foundation
import Glibc
import TestSupport

/// The built program, run as a user would.
struct JimakuProcess {
  struct Outcome {
    var exitCode: Int32
    var output: String
    var errors: String

    /// The JSON objects of `--json`, one a line.
    var events: [[String: Any]] {
      output.split(separator: "\n").compactMap {
        try? JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
      }
    }
  }

  /// Whether the engines' libraries and the starter packs are there; without them nothing can be heard.
  static let isReady: Bool = {
    guard let doctor = try? run(["doctor"]) else { return false }
    return doctor.exitCode == 0
  }()

  /// Jimaku's home, where the packs of these tests are.
  static let home: URL = {
    let environment = ProcessInfo.processInfo.environment
    if let home = environment["JIMAKU_HOME"] { return URL(filePath: home, directoryHint: .isDirectory) }
    return FileManager.default.homeDirectoryForCurrentUser.appending(path: ".local/share/jimaku")
  }()

  /// Whether the superuser can run the program as somebody without rights; the folders above it or above the packs may
  /// forbid that.
  static let canRunAsNobody = (try? run(["doctor"], through: asNobody))?.exitCode == 0

  /// The command that runs another as the user who owns nothing.
  static let asNobody = ["/usr/bin/setpriv", "--reuid", "65534", "--regid", "65534", "--clear-groups"]

  /// Runs to the end; `wrapper` is a command that becomes the program.
  ///
  /// `onLine` is called for each line of the output as it comes, on a thread of its own.
  @discardableResult
  static func run(
    _ arguments: [String], in folder: URL? = nil, environment: [String: String] = [:],
    input: String = "", through wrapper: [String] = [],
    onLine: (@Sendable (ChildProcess, String) -> Void)? = nil
  ) throws -> Outcome {
    let words = wrapper + [SetUp.program.path] + arguments
    let (stdin, stdout, stderr) = (Pipe(), Pipe(), Pipe())
    var command = Command(words[0], Array(words.dropFirst()))
    command.folder = folder?.path(percentEncoded: false)
    command.variables = ["LC_ALL": "C.UTF-8"].merging(environment) { $1 }
    command.input = .descriptor(stdin.fileHandleForReading.fileDescriptor)
    command.output = .descriptor(stdout.fileHandleForWriting.fileDescriptor)
    command.errors = .descriptor(stderr.fileHandleForWriting.fileDescriptor)
    let process = try ChildProcess(command)
    // The child's ends are its own, so that each stream ends with it.
    try stdin.fileHandleForReading.close()
    for pipe in [stdout, stderr] { try pipe.fileHandleForWriting.close() }
    let reading = DispatchGroup()
    let collected = Collected()
    DispatchQueue.global().async(group: reading) {
      collected.errors = stderr.fileHandleForReading.readDataToEndOfFile()
    }
    DispatchQueue.global().async(group: reading) {
      var line = Data()
      while case let piece = stdout.fileHandleForReading.availableData, !piece.isEmpty {
        collected.output += piece
        for byte in piece {
          if byte != UInt8(ascii: "\n") {
            line.append(byte)
            continue
          }
          onLine?(process, String(decoding: line, as: UTF8.self))
          line = Data()
        }
      }
    }
    try stdin.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try stdin.fileHandleForWriting.close()
    reading.wait()
    return Outcome(
      exitCode: process.wait().shellCode, output: String(decoding: collected.output, as: UTF8.self),
      errors: String(decoding: collected.errors, as: UTF8.self))
  }

  /// Each property is written by one block and read after both ended.
  private final class Collected: @unchecked Sendable {
    var output = Data()
    var errors = Data()
  }

  /// The workers that this program has started and that still run.
  static func workers(of process: ChildProcess) -> [pid_t] {
    let tasks = "/proc/\(process.identifier)/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
    return threads.flatMap { thread in
      let children = (try? String(contentsOfFile: "\(tasks)/\(thread)/children", encoding: .utf8)) ?? ""
      return children.split(separator: " ").compactMap { pid_t($0) }
    }
  }
}
