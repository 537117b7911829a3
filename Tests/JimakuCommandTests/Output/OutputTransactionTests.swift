import Foundation
import Glibc
import TestSupport
import Testing

@testable import JimakuCommand

@Suite struct OutputTransactionTests {
  private let folder: TemporaryFolder
  private let register = TemporaryRegister()

  init() throws { folder = try TemporaryFolder() }

  private func path(_ name: String) -> String { folder.file(name).path }

  private func begin(_ names: String..., overwrites: Bool = false) throws(OutputError) -> OutputTransaction {
    try OutputTransaction(names.map(path), overwrites: overwrites, register: register)
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
  }

  private func content(_ name: String) throws -> String {
    try String(contentsOf: folder.file(name), encoding: .utf8)
  }

  @Test func allFilesAppearAtOnceAndNothingElseStays() throws {
    let transaction = try begin("a.srt", "b.srt")
    #expect(try names().allSatisfy { $0.hasPrefix(".jimaku-") && $0.hasSuffix(".part") })
    try transaction.commit([path("a.srt"): "A", path("b.srt"): "B"])
    #expect(try names() == ["a.srt", "b.srt"])
    #expect(try content("a.srt") == "A")
    #expect(try content("b.srt") == "B")
  }

  @Test func withoutACommitNothingStays() throws {
    _ = try begin("a.srt", "b.srt")
    #expect(try names().isEmpty)
  }

  @Test func aTargetWithoutTextIsNotWritten() throws {
    do {
      let transaction = try begin("a.srt", "b.srt")
      try transaction.commit([path("a.srt"): "A"])
    }
    #expect(try names() == ["a.srt"])
  }

  @Test func anExistingFileIsKept() throws {
    try folder.write(Data("old".utf8), to: "b.srt")
    #expect(throws: OutputError(code: .exists, path: path("b.srt"))) { try begin("a.srt", "b.srt") }
    #expect(try names() == ["b.srt"])
    #expect(try content("b.srt") == "old")
  }

  @Test func aFileThatAppearedMeanwhileIsKeptAndNothingElseAppears() throws {
    do {
      let transaction = try begin("a.srt", "b.srt")
      try folder.write(Data("old".utf8), to: "b.srt")
      #expect(throws: OutputError(code: .exists, path: path("b.srt"))) {
        try transaction.commit([path("a.srt"): "A", path("b.srt"): "B"])
      }
    }
    #expect(try names() == ["b.srt"])
    #expect(try content("b.srt") == "old")
  }

  @Test func overwritingReplacesAllOrNone() throws {
    for name in ["a.srt", "b.srt"] { try folder.write(Data("old".utf8), to: name) }
    do {
      let transaction = try begin("a.srt", "b.srt", overwrites: true)
      try transaction.commit([path("a.srt"): "A", path("b.srt"): "B"])
    }
    #expect(try [content("a.srt"), content("b.srt")] == ["A", "B"])
    do {
      let transaction = try begin("a.srt", "b.srt", overwrites: true)
      // A folder that takes the second one's place cannot be replaced by a file.
      try FileManager.default.removeItem(at: folder.file("b.srt"))
      try FileManager.default.createDirectory(at: folder.file("b.srt"), withIntermediateDirectories: false)
      #expect(throws: OutputError.self) {
        try transaction.commit([path("a.srt"): "new", path("b.srt"): "new"])
      }
    }
    #expect(try content("a.srt") == "A")
    #expect(try names() == ["a.srt", "b.srt"])
  }

  @Test func twoRunsCannotWriteTheSameFile() throws {
    let transaction = try begin("a.srt")
    #expect(throws: OutputError(code: .busy, path: path("a.srt"))) { try begin("a.srt") }
    try transaction.commit([path("a.srt"): "A"])
    #expect(try names() == ["a.srt"])
  }

  @Test func whatAKilledRunLeftIsSweptAway() throws {
    try folder.write(
      Data("half".utf8), to: URL(filePath: TemporaryFile.path(for: path("a.srt"))).lastPathComponent)
    try folder.write(Data("half".utf8), to: ".jimaku-0123456789abcdef.part")
    try folder.write(Data("mine".utf8), to: ".jimaku-notes")
    do {
      let transaction = try begin("a.srt")
      try transaction.commit([path("a.srt"): "A"])
    }
    #expect(try names() == [".jimaku-notes", "a.srt"])
    #expect(try content("a.srt") == "A")
  }

  @Test func anEndAtOnceRemovesTheTemporaryFiles() throws {
    let transaction = try begin("a.srt")
    register.removeAllFiles()
    #expect(try names().isEmpty)
    withExtendedLifetime(transaction) {}
  }

  @Test func aNameOfTheGreatestLengthWorks() throws {
    let name = String(repeating: "字", count: 83) + ".srt"  // 253 bytes of 255
    try begin(name).commit([path(name): "A"])
    #expect(try names() == [name])
    #expect(throws: OutputError(code: .nameTooLong, path: path("x" + name + "xx"))) {
      try begin("x" + name + "xx")
    }
  }

  @Test func badFoldersAreNamed() throws {
    try folder.write(Data(), to: "file")
    try FileManager.default.createDirectory(at: folder.file("a.srt"), withIntermediateDirectories: false)
    #expect(throws: OutputError(code: .folderMissing, path: path("no"))) { try begin("no/a.srt") }
    #expect(throws: OutputError(code: .notAFolder, path: path("file"))) { try begin("file/a.srt") }
    #expect(throws: OutputError(code: .targetIsFolder, path: path("a.srt"))) {
      try begin("a.srt", overwrites: true)
    }
  }
}
