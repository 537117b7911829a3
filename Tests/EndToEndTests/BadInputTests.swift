import Foundation
import Glibc
import TestSupport
import Testing

/// Each fault has its own sentence, exit code 1, and leaves nothing behind.
@Suite(
  .enabled(if: JimakuProcess.isReady, "needs `make setup`: the engines' libraries and the starter packs"))
struct BadInputTests {
  /// What is wrong, the file that is given, and words of the sentence that says so.
  @Test(arguments: [
    ("missing file", "gone.mp4", "There is no file"),
    ("folder", "folder.mp4", "is a folder"),
    ("empty file", "empty.mp4", "is empty"),
    ("text named as a video", "text.mp4", "is neither video nor audio"),
    ("video that was cut off before its index", "cut.mp4", "its index is missing"),
    ("video without sound", "mute.mp4", "has no sound"),
  ])
  func theFaultIsNamed(case: String, name: String, words: String) throws {
    let folder = try BadMedia.folder()
    let before = try names(folder.url)
    let outcome = try JimakuProcess.run(["subtitle", name], in: folder.url)
    #expect(outcome.exitCode == 1)
    #expect(outcome.errors.contains(name) && outcome.errors.contains(words), "\(outcome.errors)")
    #expect(try names(folder.url) == before)
  }

  /// By its name, and by its content.
  @Test(arguments: ["speech.wav", "speech"])
  func mediaAreNoText(name: String) throws {
    let folder = try BadMedia.folder()
    if name == "speech" {
      try FileManager.default.moveItem(at: folder.file("speech.wav"), to: folder.file(name))
    }
    let before = try names(folder.url)
    let outcome = try JimakuProcess.run(["translate", name], in: folder.url)
    #expect(outcome.exitCode == 1)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains("'jimaku subtitle \(name)'"), "\(outcome.errors)")
    #expect(try names(folder.url) == before)
  }

  /// Its index comes first, so that what is there can be read, and the header says how much there should be.
  @Test func aFileThatWasNotDownloadedToItsEndIsSubtitledAndTold() throws {
    let folder = try BadMedia.folder()
    try BadMedia.addHalfDownloaded(to: folder)
    let outcome = try JimakuProcess.run(["subtitle", "half.mkv", "--to", "none"], in: folder.url)
    #expect(outcome.exitCode == 0)
    #expect(outcome.errors.contains("The sound ends at 0:22 of 0:44"), "\(outcome.errors)")
    #expect(try names(folder.url).contains("half.en.srt"))
  }

  @Test(
    .enabled(
      if: getuid() != 0 || JimakuProcess.canRunAsNobody,
      "the superuser reads everything, and nobody else may run the program here"))
  func anUnreadableFileIsNamed() throws {
    let folder = try BadMedia.folder()
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o000], ofItemAtPath: folder.file("speech.wav").path)
    let outcome = try JimakuProcess.run(
      ["subtitle", "speech.wav"], in: folder.url, through: getuid() == 0 ? JimakuProcess.asNobody : [])
    #expect(outcome.exitCode == 1)
    #expect(
      outcome.errors.contains("speech.wav") && outcome.errors.contains("may not be read"), "\(outcome.errors)"
    )
  }

  @Test func aMissingOutputFolderIsNamed() throws {
    let folder = try BadMedia.folder()
    let outcome = try JimakuProcess.run(["subtitle", "speech.wav", "--output", "gone"], in: folder.url)
    #expect(outcome.exitCode == 1)
    #expect(outcome.errors.contains("gone"), "\(outcome.errors)")
    #expect(try !names(folder.url).contains("gone"))
  }

  @Test(
    .enabled(if: MountedFolder.isPossible, "\(MountedFolder.reason)"),
    arguments: [("ro", "read-only"), ("size=4k,nr_inodes=2", "full")])
  func aFolderThatNothingFitsIntoIsNamed(options: String, words: String) throws {
    let folder = try BadMedia.folder()
    let disk = try MountedFolder(options: options)
    let outcome = try JimakuProcess.run(["subtitle", "speech.wav", "--output", disk.path], in: folder.url)
    #expect(outcome.exitCode == 1)
    #expect(outcome.errors.contains(disk.path) && outcome.errors.contains(words), "\(outcome.errors)")
    #expect(try names(URL(filePath: disk.path)).isEmpty)
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

  @Test(arguments: ["speech-en-moonshine-tiny", "vad-silero", "translation-en-ja-starter"], [true, false])
  func aPackThatIsNotWholeIsNamedAndNotUsed(pack: String, isAltered: Bool) throws {
    let folder = try BadMedia.folder()
    let before = try names(folder.url)
    let home = try TemporaryFolder()
    try FileManager.default.copyItem(at: JimakuProcess.home.appending(path: "packs"), to: home.file("packs"))
    let packFolder = home.file("packs/\(pack)")
    if isAltered {
      let model = try #require(try names(packFolder).first { $0.contains("model") || $0.hasSuffix(".onnx") })
      var bytes = try Data(contentsOf: packFolder.appending(path: model))
      bytes[1000] ^= 1
      try bytes.write(to: packFolder.appending(path: model))
    } else {
      try FileManager.default.removeItem(at: packFolder)
    }

    let outcome = try JimakuProcess.run(
      ["subtitle", "speech.wav"], in: folder.url, environment: ["JIMAKU_HOME": home.url.path])
    #expect(outcome.exitCode == 1)
    #expect(
      outcome.errors.contains(pack) && outcome.errors.contains(isAltered ? "altered" : "not installed"),
      "\(outcome.errors)")
    #expect(try names(folder.url) == before)
  }

  private func names(_ folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false)).sorted()
  }
}
