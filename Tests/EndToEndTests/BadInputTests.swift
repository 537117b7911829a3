import Foundation
import TestSupport
import Testing

/// Each fault has its own sentence, exit code 1, and leaves nothing behind.
@Suite(
  .enabled(if: JimakuProcess.isReady, "needs `make setup`: the engines' libraries and the starter packs"))
struct BadInputTests {
  @Test(arguments: [
    ("missing file", "gone.mp4", "There is no file"),
    ("folder", "folder.mp4", "folder"),
    ("empty file", "empty.mp4", "empty"),
    ("text named as a video", "text.mp4", "text.mp4"),
  ])
  func theFaultIsNamed(case: String, name: String, words: String) throws {
    let folder = try TemporaryFolder()
    let url = folder.url
    try FileManager.default.createDirectory(
      at: url.appending(path: "folder.mp4"), withIntermediateDirectories: false)
    try Data().write(to: url.appending(path: "empty.mp4"))
    try Data("This is not a video.\n".utf8).write(to: url.appending(path: "text.mp4"))
    let before = try FileManager.default.contentsOfDirectory(atPath: url.path(percentEncoded: false)).sorted()

    let outcome = try JimakuProcess.run(["subtitle", name], in: url)
    #expect(outcome.exitCode == 1)
    #expect(outcome.errors.contains(name) && outcome.errors.contains(words), "\(outcome.errors)")
    let after = try FileManager.default.contentsOfDirectory(atPath: url.path(percentEncoded: false)).sorted()
    #expect(after == before)
  }

  @Test(
    .enabled(if: SharedData.isAvailable, "\(SharedData.reason)"),
    arguments: ["silence_ae_zero.wav", "noise_sb2.wav", "music_solo_trumpet.ogg"])
  func withoutSpeechThereIsNoFileAndNoFailure(name: String) throws {
    let folder = try TemporaryFolder()
    let file = SharedData.testData("nospeech/\(name)").path(percentEncoded: false)
    let outcome = try JimakuProcess.run(["subtitle", file, "--output", "."], in: folder.url)
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    #expect(outcome.errors.lowercased().contains("no speech"))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.url.path(percentEncoded: false)).isEmpty)
  }

  @Test func anAlteredPackIsNamedAndNotUsed() throws {
    let folder = try TemporaryFolder()
    let packs = folder.url.appending(path: "home/packs")
    let source = ProcessInfo.processInfo.environment["JIMAKU_HOME"].map { URL(filePath: $0) }
    let installed =
      source ?? FileManager.default.homeDirectoryForCurrentUser.appending(path: ".local/share/jimaku")
    try FileManager.default.createDirectory(
      at: packs.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: installed.appending(path: "packs"), to: packs)
    let tokens = packs.appending(path: "speech-en-moonshine-tiny/tokens.txt")
    var bytes = try Data(contentsOf: tokens)
    bytes[1000] ^= 1
    try bytes.write(to: tokens)

    let outcome = try JimakuProcess.run(
      ["subtitle", "x.wav"], in: folder.url,
      environment: ["JIMAKU_HOME": folder.url.appending(path: "home").path(percentEncoded: false)])
    #expect(outcome.exitCode == 1)
    #expect(outcome.errors.contains("speech-en-moonshine-tiny"), "\(outcome.errors)")
  }
}
