import Foundation
import Glibc
import TestSupport
import Testing

@testable import Library

/// What a person is told when the player cannot be opened, in the two languages.
@Suite(.enabled(if: SetUp.isComplete, "\(SetUp.reason)"), .timeLimit(.minutes(10)))
struct ComplaintTests {
  private static let asNobody = [
    "/usr/bin/setpriv", "--reuid", "65534", "--regid", "65534", "--clear-groups",
  ]

  /// Whether rights can be taken away here: the superuser has all, and nobody may not reach every build.
  private static let canBeNobody: Bool = {
    guard getuid() == 0, let setpriv = ExternalTool("setpriv") else { return false }
    return (try? setpriv.run(asNobody.dropFirst() + [SetUp.program.path, "--version"]).status) == 0
  }()

  @Test func aPortThatIsTakenIsNamed() async throws {
    let home = try ServeHome()
    let other = try await ServeProcess(home)
    let place = "127.0.0.1:\(other.port)"
    try await expect(
      home, arguments: ["--port", "\(other.port)"],
      "Another program listens at \"\(place)\". Choose another --port.",
      "「\(place)」は別のプログラムが使用中です。--port で別の番号を指定してください。")
    await other.kill()
  }

  @Test func aPlaceThatIsNotThereIsNamed() async throws {
    let home = try ServeHome()
    try await expect(
      home, places: ["/nowhere/videos"], "There is no folder or file \"/nowhere/videos\". Check the name.",
      "「/nowhere/videos」というフォルダーやファイルはありません。名前を確認してください。")
  }

  @Test func aFileThatIsNoVideoIsNamed() async throws {
    let home = try ServeHome()
    let file = try home.folder.write("Dear diary,\n", to: "diary.mp4").path
    try await expect(
      home, places: [file],
      "\"\(file)\" is neither video nor audio, whatever its name says. Choose another file.",
      "「\(file)」は、名前にかかわらず、動画でも音声でもありません。")
  }

  @Test(.enabled(if: canBeNobody, "needs the superuser, and a build that others may run"))
  func whatMayNotBeReadIsNamed() async throws {
    let home = try ServeHome()
    try home.add("talk.wav", seconds: 1)
    let (file, files) = (home.videos.appending(path: "talk.wav").path, FileManager.default)
    try files.setAttributes([.posixPermissions: 0o777], ofItemAtPath: home.folder.url.path)
    try files.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
    try await expect(
      home, places: [file], through: Self.asNobody,
      "\"\(file)\" may not be read by this user. Change its permissions, for example with 'chmod u+r'.",
      "「\(file)」を読む権限がありません。")
    try files.setAttributes([.posixPermissions: 0o700], ofItemAtPath: home.videos.path)
    try await expect(
      home, through: Self.asNobody,
      "The folder \"\(home.videos.path)\" may not be read by this user. Change its permissions, for example with 'chmod u+rx'.",
      "「\(home.videos.path)」というフォルダーを読む権限がありません。chmod u+rx などで権限を変更してください。")
  }

  @Test func aLibraryThatAnotherProgramHoldsIsNamed() async throws {
    let home = try ServeHome()
    try home.add("talk.wav", seconds: 1)
    let path = home.folder.file("library.sqlite").path
    _ = try LibraryStore(at: URL(filePath: path), now: Date())
    let holder = try Connection(path, for: .writing)
    try holder.run("BEGIN IMMEDIATE")
    try await expect(
      home, "Another program is using the library \"\(path)\". Try again in a moment.",
      "別のプログラムがライブラリー「\(path)」を使用中です。少し待ってからもう一度試してください。")
    try holder.run("ROLLBACK")
  }

  /// Both starts at once: some of them wait.
  private func expect(
    _ home: ServeHome, places: [String]? = nil, arguments: [String] = [], through wrapper: [String] = [],
    _ english: String, _ japanese: String
  ) async throws {
    async let first = complaint(home, places, arguments, "C.UTF-8", wrapper)
    async let second = complaint(home, places, arguments, "ja_JP.UTF-8", wrapper)
    for (complaint, words) in [(try await first, english), (try await second, japanese)] {
      #expect(complaint.status == 1)
      #expect(complaint.complaint.contains(words), "\(complaint.complaint)")
      #expect(complaint.complaint.split(separator: "\n").count == 1, "one line, no stack")
    }
  }

  private func complaint(
    _ home: ServeHome, _ places: [String]?, _ arguments: [String], _ locale: String, _ wrapper: [String]
  ) async throws -> ServeProcess.NotServing {
    do {
      let server = try await ServeProcess(
        home, places: places, arguments: arguments, locale: locale, through: wrapper)
      await server.kill()
      return ServeProcess.NotServing(status: 0, complaint: "it serves")
    } catch let error as ServeProcess.NotServing {
      return error
    }
  }
}
