@testable import Captioning
import Subtitles

@testable import JimakuCommand

/// Two sentences and their translations, as the generator tells them.
enum Samples {
  static let first = cue(1, 0, 1200, "It was the best of times,")
  static let second = cue(2, 1300, 2500, "it was the worst of times.")
  static let events: [CaptionEvent] = [
    .started(CaptionSource(duration: 4000, audioTrack: 1, start: .zero)),
    .cue(first), .translation(Cue.ID(1), .text("それは最良の時代でした。")),
    .progress(
      CaptionProgress(
        heard: Timestamp(milliseconds: 2000), settled: .zero, duration: 4000, cues: 1, translated: 1)),
    .cue(second), .translation(Cue.ID(2), .text("それは最悪の時代でした。")),
    .finished(summary(cues: 2)),
  ]

  static func cue(_ number: Int, _ start: Int, _ end: Int, _ text: String) -> Cue {
    Cue(id: Cue.ID(number), span: TimeSpan(start, end), text: text)
  }

  static func summary(cues: Int, untranslated: Int = 0) -> CaptionSummary {
    CaptionSummary(cues: cues, untranslated: untranslated, heard: Timestamp(milliseconds: 4000))
  }
}
