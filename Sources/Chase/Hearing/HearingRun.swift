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
    /// Cues are gone, and none was stored in their place.
    case removed([Cue.ID])
    /// Everything of the stretch before this moment was heard, and before that moment is settled.
    case heard(Timestamp, settled: Timestamp)
    /// There is no sound from this moment on; it ends somewhere before.
    case silent(from: Timestamp)
  }

  /// Ends the generator's run where the stretch ends.
  private struct Complete: Error {}

  /// Hearing begins so many milliseconds earlier, so that the first word is heard whole.
  private static let runUp = 2_000

  let library: LibraryStore
  let video: Video
  let stretch: TimeSpan
  /// Which audio track is heard.
  let track: CaptionOptions.AudioTrack

  /// Hears the stretch, with the whole of a sentence that goes over one of its ends.
  ///
  /// What was told is on the disk. Throws `CancellationError`, what the generator throws, or `LibraryError`.
  func run(_ generator: SubtitleGenerator, tell: (News) async -> Void) async throws {
    let stored = try await library.subtitles(of: video.id, from: video.lines)
    var lines = StretchLines(
      stretch, from: stored.openSentence(before: stretch.start),
      before: stored.firstSentence(behind: stretch.end))
    let options = CaptionOptions(audioTrack: track, start: max(.zero, lines.start - Self.runUp))
    do {
      let summary = try await generator.run(
        URL(filePath: video.path, directoryHint: .notDirectory), options: options
      ) { event in
        switch event {
        case .started(let source): await tell(.began(duration: source.duration))
        case .cue(let cue): try await store(lines.take(cue), of: lines, tell)
        case .progress(let progress):
          try await store(lines.advance(to: progress.settled), of: lines, tell)
          let heard = min(max(progress.heard, stretch.start), stretch.end)
          await tell(.heard(heard, settled: min(lines.settled, stretch.end)))
        case .translation, .warning, .finished: break
        }
        if lines.isComplete { throw Complete() }
      }
      try await finish(&lines, at: summary.heard > options.start ? summary.heard : nil, tell)
    } catch is Complete {}
  }

  private func store(
    _ steps: [StretchLines.Step], of lines: StretchLines, _ tell: (News) async -> Void
  ) async throws {
    for step in steps {
      let settled = Self.settled(step)
      let recorded =
        step.isReplacing
        ? try await library.recordUnlessEdited(settled, of: video.id, from: video.lines)
        : try await library.record(settled, of: video.id, from: video.lines)
      guard let recorded else {
        // Somebody has edited the lines around meanwhile.
        try await store([lines.cut(step)], of: lines, tell)
        continue
      }
      var replaced = recorded.removed
      for cue in settled.stored(recorded) {
        await tell(.cue(cue, replaced: replaced))
        replaced = []
      }
      if !replaced.isEmpty { await tell(.removed(replaced)) }
    }
  }

  private static func settled(_ step: StretchLines.Step) -> SettledStep {
    let cues = step.cues.map {
      SettledStep.NewCue(span: $0.span, text: $0.text, words: $0.words, translation: .pending)
    }
    return SettledStep(ranges: TimelineRanges([step.range]), cues: cues)
  }

  /// The sound has ended: with its last sample if nobody knew the length, else there is silence to the end.
  ///
  /// `heard` is `nil` when there was no sound at all.
  private func finish(
    _ lines: inout StretchLines, at heard: Timestamp?, _ tell: (News) async -> Void
  ) async throws {
    let isEndless = stretch.end.milliseconds == .max
    let end = isEndless ? heard ?? stretch.start : stretch.end
    try await store(lines.finish(at: end), of: lines, tell)
    guard isEndless else { return }
    if let heard {
      try await library.change(video.id, VideoChange(duration: heard.milliseconds))
    } else {
      await tell(.silent(from: stretch.start))
    }
  }
}
