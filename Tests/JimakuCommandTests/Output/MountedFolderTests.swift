import Foundation
import Glibc
import TestSupport
import Testing

@testable import JimakuCommand

/// Folders that only a mounted file system can make: the superuser may write anywhere else.
@Suite(.enabled(if: MountedFolder.isPossible, "needs the right to mount a file system"), .serialized)
struct MountedFolderTests {
  @Test func aFullDiskLeavesNothingBehind() throws {
    let disk = try MountedFolder(options: "size=16k")
    let targets = ["a.srt", "b.srt"].map { disk.path + "/" + $0 }
    do {
      let transaction = try OutputTransaction(targets, overwrites: false, register: TemporaryRegister())
      let long = String(repeating: "0123456789abcdef", count: 1024)
      #expect(throws: OutputError(code: .diskFull, path: targets[1])) {
        try transaction.commit([targets[0]: "short", targets[1]: long])
      }
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: disk.path).isEmpty)
  }

  @Test func aReadOnlyFolderIsFoundBeforeTheWork() throws {
    let disk = try MountedFolder(options: "ro")
    #expect(throws: OutputError(code: .readOnly, path: disk.path)) {
      _ = try OutputTransaction([disk.path + "/a.srt"], overwrites: false, register: TemporaryRegister())
    }
  }
}
