@testable import Captioning
import Foundation
import Media
import Subtitles
import Testing

@testable import JimakuCommand

@Suite struct JSONReporterTests {
  private func lines(_ events: [JobEvent]) -> [String] {
    let output = Recording()
    let reporter = JSONReporter(output: output, messages: Messages(language: .english), target: "ja")
    for event in events { reporter.take(event, elapsed: 0) }
    return output.text.split(separator: "\n").map(String.init)
  }

  @Test func aRunFromBeginningToEnd() {
    let result = JobResult(files: ["talk.en.srt"], cues: 2, untranslated: 0, start: 0, heard: 4000, end: 2500)
    let events =
      [JobEvent.began(file: "talk.mp4", number: 1, total: 1)] + Samples.events.map { .caption($0) }
      + [.ended(file: "talk.mp4", .written(result))]
    #expect(
      lines(events) == [
        #"{"event":"began","file":"talk.mp4"}"#,
        #"{"event":"started","duration":4000,"audioTrack":1,"start":0}"#,
        #"{"event":"cue","id":1,"start":0,"end":1200,"text":"It was the best of times,"}"#,
        #"{"event":"translation","id":1,"language":"ja","text":"それは最良の時代でした。"}"#,
        #"{"event":"progress","heard":2000,"duration":4000,"cues":1,"translated":1}"#,
        #"{"event":"cue","id":2,"start":1300,"end":2500,"text":"it was the worst of times."}"#,
        #"{"event":"translation","id":2,"language":"ja","text":"それは最悪の時代でした。"}"#,
        #"{"event":"finished","file":"talk.mp4","files":["talk.en.srt"],"cues":2,"untranslated":0,"heard":4000}"#,
      ])
  }

  @Test func whatGoesWrongHasACodeAndASentence() {
    let failure = Failure.media(MediaError(.emptyFile, path: "a.mp4"))
    #expect(
      lines([
        .caption(.warning(.damagedAudio(packets: 2))), .caption(.translation(Cue.ID(3), .failed)),
        .ended(file: "a.mp4", .failed(failure)), .ended(file: "b.mp4", .noSpeech),
      ]) == [
        #"{"event":"warning","code":"damagedAudio","message":"2 packets of the sound were damaged; words may be missing there."}"#,
        #"{"event":"translation","id":3,"language":"ja","text":null}"#,
        #"{"event":"error","file":"a.mp4","code":"media.emptyFile","message":"\"a.mp4\" is empty. Copy or download it again."}"#,
        #"{"event":"finished","file":"b.mp4","files":[],"cues":0,"untranslated":0}"#,
      ])
  }

  /// Programs are written after the page: every event and every code that is printed stands there.
  @Test func whatIsPrintedIsDocumented() throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../docs/json.md").standardizedFileURL
    let documented = try String(contentsOf: page, encoding: .utf8)
    let result = JobResult(files: [], cues: 0, untranslated: 0, start: 0, heard: 0, end: 0)
    let warnings: [CaptionWarning] = [
      .damagedAudio(packets: 1), .soundEndsEarly(end: 1, duration: 2),
      .translationFailed(sentences: 1, isFinal: false, reason: ""),
      .translationFailed(sentences: 1, isFinal: true, reason: ""),
    ]
    let events =
      [JobEvent.began(file: "a", number: 1, total: 1)]
      + (Samples.events + warnings.map { .warning($0) }).map { .caption($0) }
      + [
        .written(result), .interrupted(result), .noSpeech, .failed(.media(MediaError(.emptyFile, path: "a"))),
      ]
      .map { .ended(file: "a", $0) }
    let names = Set(
      lines(events).flatMap { line in
        line.matches(of: /"(?:event|code)":"(\w+)"/).map { String($0.output.1) }
      })
    #expect(names.count == 13)
    #expect(names.filter { !documented.contains("`\($0)`") } == [])
  }
}
