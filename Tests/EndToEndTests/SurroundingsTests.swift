import ChildProcesses
import Foundation
import Glibc
import Synchronization
import TestSupport
import Testing

/// What starts the program, and from where, is not always a terminal in good order.
@Suite(
  .enabled(if: JimakuProcess.isReady, "needs `make setup`: the engines' libraries and the starter packs"),
  .serialized)
struct SurroundingsTests {
  /// A closed terminal and a machine that shuts down ask as politely as Ctrl-C.
  @Test(arguments: [("TERM", SIGTERM), ("HUP", SIGHUP)])
  func whoeverAsksToEndGetsWhatIsFinished(name: String, number: Int32) throws {
    let folder = try talk()
    let outcome = try interrupted(
      by: number, in: folder, through: ["/usr/bin/env", "--default-signal=\(name)"])
    #expect(outcome.exitCode == 130)
    #expect(try names(folder) == ["talk.en-ja.srt", "talk.en.srt", "talk.ja.srt", "talk.wav"])
  }

  /// As under `nohup`.
  @Test func aSignalThatIsIgnoredFromTheBeginningStaysIgnored() throws {
    let folder = try talk()
    let outcome = try interrupted(by: SIGHUP, in: folder, through: ["/usr/bin/env", "--ignore-signal=HUP"])
    #expect(outcome.exitCode == 0)
  }

  @Test(arguments: [("<&-", [], "input cannot be read"), (">&-", ["Hello."], "output cannot be written")])
  func aClosedStreamIsNoOtherFile(redirection: String, texts: [String], words: String) throws {
    let outcome = try JimakuProcess.run(
      ["translate"] + texts, through: ["/bin/sh", "-c", "exec \"$0\" \"$@\" \(redirection)"])
    #expect(outcome.exitCode == 1)
    #expect(outcome.errors.contains("Standard \(words) (Bad file descriptor)"), "\(outcome.errors)")
  }

  /// Only a shell gives `~` a meaning, and `..` is the folder above the one that a link leads to.
  @Test(arguments: [("~", "~"), ("real/talk.wav", "link/../talk.wav")])
  func aNameIsReadAsTheSystemReadsIt(file: String, name: String) throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(at: folder.file("real/sub"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("link").path, withDestinationPath: "real/sub")
    try FileManager.default.copyItem(
      atPath: SetUp.recording.path, toPath: folder.url.path + "/" + file)
    let outcome = try JimakuProcess.run(["subtitle", "--to", "none", name], in: folder.url)
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
  }

  /// Loading it ends the process that does, so that is not the doctor.
  @Test func aLibraryThatIsCutOffIsFoundAndDoesNoHarm() throws {
    let native = try TemporaryFolder()
    let place = "sherpa-onnx/lib/libonnxruntime.so"
    try FileManager.default.createDirectory(
      at: native.file("sherpa-onnx/lib"), withIntermediateDirectories: true)
    let library = try Data(contentsOf: SetUp.libraries.appending(path: place))
    try native.write(library.prefix(library.count / 2), to: place)
    let outcome = try JimakuProcess.run(["doctor"], environment: ["JIMAKU_NATIVE": native.url.path])
    #expect(outcome.exitCode == 1)
    #expect(outcome.output.contains("✗ ONNX Runtime"), "\(outcome.output)")
    #expect(outcome.errors.isEmpty && !outcome.output.contains("Thread 0"))
  }

  private func talk() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      at: folder.file("talk.wav"), withDestinationURL: SetUp.recording)
    return folder
  }

  private func names(_ folder: TemporaryFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
  }

  /// Sends the signal when the first translation is there.
  private func interrupted(
    by number: Int32, in folder: TemporaryFolder, through wrapper: [String]
  ) throws -> JimakuProcess.Outcome {
    let isAsked = Atomic(false)
    return try JimakuProcess.run(
      ["subtitle", "talk.wav", "--json"], in: folder.url, through: wrapper
    ) { process, line in
      guard line.contains("\"translation\""), !isAsked.exchange(true, ordering: .relaxed) else { return }
      process.send(number)
    }
  }
}
