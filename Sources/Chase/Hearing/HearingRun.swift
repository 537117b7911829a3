internal import Captioning
internal import Foundation
internal import Library
internal import Subtitles

/// Hears one stretch of a video and stores what was said in it.
struct HearingRun {
  /// What is told meanwhile.
  enum News {
    case began(duration: Int?)
    case cue(StoredCue, replaced: [Cue.ID])
    /// Everything of the stretch before this moment was heard, and before that moment is settled.
    case heard(Timestamp, settled: Timestamp)
  }

  /// Ends the generator's run where the stretch ends.
  private struct Complete: Error {}

  /// Hearing begins so many milliseconds earlier, so that the first word is heard whole.
  private static let runUp = 2_000
  /// Silence is stored in steps of so many milliseconds.
  private static let silenceStep = 5_000

  let library: LibraryStore
  let video: Video
  let stretch: TimeSpan
  /// Which audio track is heard.
  let track: CaptionOptions.AudioTrack

  /// Hears to the end of the stretch.
  ///
  /// What was told is on the disk. Throws `CancellationError`, what the generator throws, or `LibraryError`.
  func run(_ generator: SubtitleGenerator, tell: (News) async -> Void) async throws {
    var settled = stretch.start
    let options = CaptionOptions(audioTrack: track, start: max(.zero, stretch.start - Self.runUp))
    do {
      let summary = try await generator.run(
        URL(filePath: video.path, directoryHint: .notDirectory), options: options
      ) { event in
        switch event {
        case .started(let source): await tell(.began(duration: source.duration))
        case .cue(let cue): try await take(cue, &settled, tell)
        case .progress(let progress):
          let reach = min(progress.settled, stretch.end)
          if reach == stretch.end || reach - settled >= Self.silenceStep {
            try await settle(to: reach, &settled)
          }
          await tell(.heard(min(max(progress.heard, stretch.start), stretch.end), settled: settled))
          if reach == stretch.end { throw Complete() }
        case .translation, .warning, .finished: break
        }
      }
      try await finish(at: summary.heard, &settled)
    } catch is Complete {}
  }

  /// Stores what of a cue is said in the stretch, with everything before its end.
  ///
  /// What lies around the stretch is settled and has cues of its own: one that goes over the edge is cut there between two
  /// words.
  private func take(_ cue: Cue, _ settled: inout Timestamp, _ tell: (News) async -> Void) async throws {
    guard cue.span.start < stretch.end else {
      try await settle(to: stretch.end, &settled)
      throw Complete()
    }
    guard let part = cue.part(in: stretch) else { return }
    let range = TimeSpan(start: settled, end: max(part.span.end, settled))
    let step = SettledStep(
      ranges: TimelineRanges([range]),
      cues: [.init(span: part.span, text: part.text, words: part.words, translation: .pending)])
    let recorded = try await library.record(step, of: video.id, from: video.lines)
    settled = range.end
    guard let id = recorded.ids.first.flatMap(\.self) else { return }
    await tell(.cue(try await library.cue(id, of: video.id), replaced: recorded.removed))
  }

  /// Stores that nothing more was said before `reach`.
  private func settle(to reach: Timestamp, _ settled: inout Timestamp) async throws {
    guard reach > settled else { return }
    let range = TimeSpan(start: settled, end: reach)
    try await library.record(
      SettledStep(ranges: TimelineRanges([range])), of: video.id, from: video.lines)
    settled = reach
  }

  /// The sound has ended: with its last sample if nobody knew the length, else there is silence to the end.
  private func finish(at heard: Timestamp, _ settled: inout Timestamp) async throws {
    if video.duration == nil {
      try await settle(to: max(heard, settled), &settled)
      try await library.change(video.id, VideoChange(duration: settled.milliseconds))
    } else {
      try await settle(to: stretch.end, &settled)
    }
  }
}
