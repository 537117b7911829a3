import Foundation
import Testing

/// The files below `folder` that this process has open.
func openFiles(below folder: String) throws -> [String] {
  try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").compactMap {
    try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/" + $0)
  }.filter { $0.hasPrefix(folder) }
}

/// This process's memory, which other tests share: bounds leave them room.
func residentKilobytes() throws -> Int {
  let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
  let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") })
  return try #require(Int(line.filter(\.isNumber)))
}
