import Foundation
import Glibc
import Subtitles
import TestSupport
import Testing

@testable import Library

/// A file system of one megabyte, gone with the last reference.
private final class SmallDisk {
  let folder: TemporaryFolder

  static let isPossible = getuid() == 0 && (try? SmallDisk()) != nil

  init() throws {
    folder = try TemporaryFolder()
    try Self.call(
      "mount", ["-t", "tmpfs", "-o", "size=1m", "jimaku", folder.url.path(percentEncoded: false)])
  }

  deinit {
    // At once by name, in the end when nothing is open there any more. Where it fails the folder cannot be removed, which harms no test.
    try? Self.call("umount", ["--lazy", folder.url.path(percentEncoded: false)])
  }

  private static func call(_ name: String, _ arguments: [String]) throws {
    guard try ExternalTool(name)?.run(arguments).status == 0 else { throw CocoaError(.featureUnsupported) }
  }
}

@Suite(.enabled(if: SmallDisk.isPossible, "needs to be root and to mount a file system"))
struct FullDiskTests {
  private func step(_ second: Int) -> SettledStep {
    SettledStep(
      ranges: TimelineRanges([TimeSpan(second * 1000, second * 1000 + 1000)]),
      cues: [
        .init(span: TimeSpan(second * 1000, second * 1000 + 900), text: String(repeating: "x", count: 5000))
      ])
  }

  @Test func aFullDiskIsAnErrorAndWhatIsStoredCanBeRead() async throws {
    let disk = try SmallDisk()
    let ballast = try disk.folder.write(Data(count: 300_000), to: "ballast")
    let store = try LibraryStore(at: disk.folder.file("library.sqlite"), now: TestLibrary.now)
    let video = try await TestLibrary.add("talk", to: store)
    var stored = 0
    var failure: LibraryError?
    while failure == nil, stored < 1000 {
      do {
        try await store.record(step(stored), of: video)
        stored += 1
      } catch {
        failure = error
      }
    }
    #expect(failure?.code == .diskFull, "\(failure?.detail ?? "none")")
    #expect(stored > 10)
    let subtitles = try await store.subtitles(of: video)
    #expect(subtitles.cues.count == stored)
    #expect(subtitles.ranges.spans == [TimeSpan(0, stored * 1000)])
    #expect(try await store.integrityFaults() == [])

    try FileManager.default.removeItem(at: ballast)
    try await store.record(step(stored), of: video)
    #expect(try await store.subtitles(of: video).cues.count == stored + 1)
  }

  @Test func aLibraryCannotBeMadeOnAFullDisk() throws {
    let disk = try SmallDisk()
    // Whatever room is left, some step of the making does not find enough.
    for free in stride(from: 0, through: 48, by: 8) {
      try disk.folder.write(Data(count: 1_048_576 - 4096 - free * 1024), to: "ballast")
      let folder = disk.folder.file("home-\(free)")
      let error = #expect(throws: LibraryError.self) {
        _ = try LibraryStore(at: folder.appending(path: "library.sqlite"), now: TestLibrary.now)
      }
      #expect(error?.code == .diskFull, "\(free) KiB: \(error?.code.rawValue ?? "") \(error?.detail ?? "")")
      try FileManager.default.removeItem(at: folder)
    }
  }
}
