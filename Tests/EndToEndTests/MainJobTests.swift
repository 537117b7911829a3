import ChildProcesses
import Foundation
import Glibc
import Synchronization
import TestSupport
import Testing

/// The built program on the reading of "A Tale of Two Cities" that set-up keeps, with real engines.
@Suite(
  .enabled(if: JimakuProcess.isReady, "needs `make setup`: the engines' libraries and the starter packs"),
  .serialized)
struct MainJobTests {
  /// A folder with the recording under a name.
  private func folder(_ name: String = "talk.wav") throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: name), withDestinationURL: SetUp.recording)
    return folder
  }

  private func files(_ folder: TemporaryFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.url.path(percentEncoded: false)).sorted()
  }

  private func text(_ name: String, _ folder: TemporaryFolder) throws -> String {
    try String(contentsOf: folder.url.appending(path: name), encoding: .utf8)
  }

  @Test func aVideoBecomesThreeFiles() throws {
    let folder = try folder()
    let outcome = try JimakuProcess.run(["subtitle", "talk.wav"], in: folder.url)
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    #expect(try files(folder) == ["talk.en-ja.srt", "talk.en.srt", "talk.ja.srt", "talk.wav"])
    let english = try text("talk.en.srt", folder)
    #expect(english.contains("It was the best of times"))
    #expect(english.contains("superlative"))
    let japanese = try text("talk.ja.srt", folder)
    #expect(japanese.components(separatedBy: " --> ").count == english.components(separatedBy: " --> ").count)
    #expect(japanese.unicodeScalars.contains { ("\u{3041}"..."\u{3096}").contains($0) })
  }

  /// By the order of events, not by the clock.
  @Test func theFirstLinesLeaveWhileTheRestIsStillToBeHeard() throws {
    let folder = try folder()
    let events = try JimakuProcess.run(["subtitle", "talk.wav", "--json"], in: folder.url).events
    let names = events.map { $0["event"] as? String ?? "" }
    let heard = events.map { $0["heard"] as? Int ?? 0 }
    let firstCue = try #require(names.firstIndex(of: "cue"))
    let tenSeconds = try #require(heard.firstIndex { $0 >= 10_000 })
    let firstTranslation = try #require(names.firstIndex(of: "translation"))
    let lastCue = try #require(names.lastIndex(of: "cue"))
    #expect(firstCue < tenSeconds)
    #expect(firstTranslation < lastCue)
  }

  @Test func aLostWorkerChangesNothing() throws {
    let undisturbed = try folder()
    try JimakuProcess.run(["subtitle", "talk.wav"], in: undisturbed.url)
    let disturbed = try folder()
    let kills = Kills()
    let outcome = try JimakuProcess.run(["subtitle", "talk.wav", "--json"], in: disturbed.url) { process, _ in
      // At every event one of the workers that live, whichever it hits, until twenty are gone.
      guard let worker = JimakuProcess.workers(of: process).randomElement() else { return }
      kills.strike(worker)
    }
    #expect(kills.count == 20)
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    for name in ["talk.en.srt", "talk.ja.srt"] {
      #expect(try text(name, disturbed) == text(name, undisturbed))
    }
  }

  @Test func anInterruptionKeepsWhatIsFinished() throws {
    let folder = try folder()
    let isAsked = Atomic(false)
    let outcome = try JimakuProcess.run(["subtitle", "talk.wav", "--json"], in: folder.url) { process, line in
      guard line.contains("\"translation\""), !isAsked.exchange(true, ordering: .relaxed) else { return }
      // As when `make` forwards what the terminal already sent to everybody: one request.
      process.send(SIGINT)
      process.send(SIGINT)
    }
    #expect(outcome.exitCode == 130)
    #expect(try files(folder).allSatisfy { !$0.hasPrefix(".") }, "no temporary file stays")
    #expect(try files(folder).contains("talk.en.srt"))
  }

  @Test(arguments: ["it's \"quoted\".wav", "名前 です.wav", "-dash.wav", "new\nline.wav", "percent %20.wav"])
  func strangeNamesWork(name: String) throws {
    let folder = try folder(name)
    let outcome = try JimakuProcess.run(["subtitle", "--to", "none", "--", name], in: folder.url)
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    #expect(try files(folder).contains(name.replacingOccurrences(of: ".wav", with: ".en.srt")))
  }
}

/// Ends workers from outside, twenty in all.
private final class Kills: Sendable {
  private let counter = Mutex(0)

  var count: Int { counter.withLock { $0 } }

  func strike(_ worker: pid_t) {
    counter.withLock { count in
      if count < 20, kill(worker, SIGKILL) == 0 { count += 1 }
    }
  }
}
