import Foundation
import Glibc

extension ServeProcess {
  /// What the server and its workers use.
  struct Resources {
    /// The workers' processes.
    var workers: [pid_t]
    /// The server's open descriptors.
    var descriptors: Int
    /// Megabytes in memory, of all of them.
    var memory: Int
  }

  /// What is used now, as the system tells.
  func resources() throws -> Resources {
    let workers = try workers()
    return Resources(
      workers: workers,
      descriptors: try FileManager.default.contentsOfDirectory(atPath: "/proc/\(id)/fd").count,
      memory: try ([id] + workers).map(Self.memory).reduce(0, +))
  }

  /// The processes that the server started.
  func workers() throws -> [pid_t] {
    let tasks = "/proc/\(id)/task"
    return try FileManager.default.contentsOfDirectory(atPath: tasks).flatMap { thread in
      // A thread may end meanwhile.
      let children = (try? String(contentsOfFile: "\(tasks)/\(thread)/children", encoding: .utf8)) ?? ""
      return children.split(separator: " ").compactMap { pid_t($0) }
    }
  }

  /// Waits until these are gone: nobody waits for a worker, which ends by itself when the server has.
  static func untilEnded(_ workers: [pid_t]) async {
    while workers.contains(where: isRunning) { await Task.yield() }
  }

  private static func isRunning(_ process: pid_t) -> Bool {
    guard let stat = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else {
      return false
    }
    // Without its parent it may wait for somebody to take note of its end.
    return stat.split(separator: ")").last?.split(separator: " ").first != "Z"
  }

  private static func memory(of process: pid_t) throws -> Int {
    let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    return (line?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) / 1024
  }
}
