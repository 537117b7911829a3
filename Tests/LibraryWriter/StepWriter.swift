internal import Foundation
internal import Library
internal import Subtitles

/// Settles one second of a video after the other, wherever one is missing, as a generator would.
///
/// Second `n` has `1 + n % 20` cues with the texts `n.0`, `n.1` … of five words each; with it come the translations of the cues
/// before it. Every fifth second its first cue is edited to `edited n`, every seventh it is saved as `saved n`.
struct StepWriter {
  let library: LibraryStore
  let video: String

  func write(seconds: Int) async throws {
    let video = try await identity()
    let whole = TimeSpan(0, seconds * 1000)
    var before: Int?
    while let gap = try await library.ranges(of: video).nextGap(in: whole, from: .zero) {
      let second = gap.start.milliseconds / 1000
      // What was settled and is missing again would be settled for ever.
      guard second != before else { return say("stuck at \(second)") }
      before = second
      say("begin \(second)")
      let step = try await library.record(try await step(second, of: video), of: video)
      say("settled \(second)")
      guard let first = step.ids.first, let cue = first else { continue }
      do {
        try await change(cue, second, of: video)
      } catch let error as LibraryError {
        // Another process may have settled the same second meanwhile.
        guard error.code == .notFound else { throw error }
      }
    }
  }

  private func change(_ cue: Cue.ID, _ second: Int, of video: Video.ID) async throws {
    if second % 5 == 0 {
      _ = try await library.edit(cue, of: video, CueEdit(text: "edited \(second)"))
      say("edited \(second)")
    }
    if second % 7 == 0 {
      let span = TimeSpan(second * 1000, second * 1000 + 10)
      _ = try await library.save(
        SavedItem.Content(
          kind: .word, video: video, cue: cue, span: span, text: "saved \(second)", sentence: ""),
        at: Date())
      say("saved \(second)")
    }
  }

  private func step(_ second: Int, of video: Video.ID) async throws -> SettledStep {
    let count = 1 + second % 20
    let cues = (0..<count).map { number in
      let start = second * 1000 + number * 50
      let words = (0..<5).map { Word("word\($0)", TimeSpan(start + $0 * 10, start + $0 * 10 + 10)) }
      return SettledStep.NewCue(
        span: TimeSpan(start, start + 50), text: "\(second).\(number)", words: words, translation: .pending)
    }
    let pending = try await library.pendingCues(of: video)
    return SettledStep(
      ranges: TimelineRanges([TimeSpan(second * 1000, second * 1000 + 1000)]), cues: cues,
      translations: pending.map {
        SettledStep.Translated(cue: $0.id, text: $0.cue.text, translation: .done("訳 \($0.cue.text)"))
      })
  }

  private func identity() async throws -> Video.ID {
    let file = FoundFile(
      fingerprint: video, path: "/\(video)", stamp: FileStamp(size: 1, modified: 1), title: video, folder: "",
      kind: .video)
    let changes = try await library.take([file], under: [], now: Date())
    if let new = changes.added.first { return new }
    guard let known = try await library.videos().first(where: { $0.fingerprint == video }) else {
      throw LibraryError(.notFound, path: "", detail: video)
    }
    return known.id
  }
}
