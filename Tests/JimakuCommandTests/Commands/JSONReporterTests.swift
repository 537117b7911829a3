@testable import Captioning
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
}
