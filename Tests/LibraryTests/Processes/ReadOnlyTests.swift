import Foundation
import TestSupport
import Testing

@testable import Library

/// By a process of a user who is not root, whom permissions mean nothing to.
struct ReadOnlyTests {
  @Test(arguments: [
    ("a folder that must not be written to", false, 0o666, 0o555, "error readOnly"),
    ("a file in such a folder", true, 0o666, 0o555, "error readOnly"),
    ("a file that must not be written to", true, 0o444, 0o777, "error readOnly"),
    ("a file that must not be read", true, 0o000, 0o777, "error cannotOpen"),
    ("everything may be written to", true, 0o666, 0o777, "opened"),
  ])
  func whatMayNotBeWrittenToIsSaid(
    name: String, exists: Bool, file: Int, folder: Int, said: String
  ) async throws {
    let place = try TemporaryFolder()
    let url = place.file("library.sqlite")
    if exists { _ = try LibraryStore(at: url, now: TestLibrary.now) }
    let before = exists ? try Data(contentsOf: url) : nil
    func permit(_ mode: Int, _ url: URL) throws {
      try FileManager.default.setAttributes(
        [.posixPermissions: mode], ofItemAtPath: url.path(percentEncoded: false))
    }
    if exists { try permit(file, url) }
    try permit(folder, place.url)
    defer { try? permit(0o777, place.url) }
    let process = try WriterProcess("open-unprivileged", url.path(percentEncoded: false))
    #expect(await process.lines() == [said])
    try permit(0o777, place.url)
    if exists {
      try permit(0o666, url)
      #expect(try Data(contentsOf: url) == before)
    }
  }

  @Test func aFolderThatMustNotBeMade() async throws {
    let place = try TemporaryFolder()
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o555], ofItemAtPath: place.url.path(percentEncoded: false))
    let process = try WriterProcess(
      "open-unprivileged", place.file("home/library.sqlite").path(percentEncoded: false))
    #expect(await process.lines() == ["error readOnly"])
  }
}
