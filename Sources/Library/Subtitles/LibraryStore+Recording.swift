internal import Subtitles

extension LibraryStore {
  /// Stores what became certain about a video.
  ///
  /// `source` says of what it is made; `nil` is the chosen source. What the machine made before of the step's ranges
  /// goes. A cue of the step is dropped where edits cover more than half of it, be it with a cue as it stands or where
  /// it was heard: a person has decided about that moment. The same step may be stored again and leaves the same. Throws `notFound`, `emptySpan`, `cueOutsideRanges`.
  @discardableResult
  package func record(
    _ step: SettledStep, of video: Video.ID, from source: LineSource? = nil
  ) async throws(LibraryError) -> RecordedStep {
    try await write { try $0.record(step, of: video, from: source) }
  }

  /// The same where nobody has decided about a moment of the step's ranges; else nothing is stored, and the answer is `nil`.
  package func recordUnlessEdited(
    _ step: SettledStep, of video: Video.ID, from source: LineSource? = nil
  ) async throws(LibraryError) -> RecordedStep? {
    try await write { connection in
      let edited = try connection.editedRanges(of: try connection.track(of: video, from: source))
      guard step.ranges.spans.allSatisfy({ edited.intersection($0).isEmpty }) else { return nil }
      return try connection.record(step, of: video, from: source)
    }
  }
}

extension Connection {
  fileprivate func record(
    _ step: SettledStep, of video: Video.ID, from source: LineSource?
  ) throws -> RecordedStep {
    let revision = try advanceRevision(of: video)
    for cue in step.cues { try step.check(cue) }
    let track = try track(of: video, from: source)
    let removed = try removeHeard(in: step.ranges, of: track)
    let decided = step.cues.isEmpty ? TimelineRanges() : try editedRanges(of: track)
    let ids = try step.cues.map { cue -> Cue.ID? in
      let covered = decided.intersection(cue.span).duration
      return covered > cue.span.duration - covered ? nil : try insert(cue, of: track)
    }
    try setRanges(try ranges(of: track).union(step.ranges), of: track)
    let translated = try step.translations.filter { try store($0, of: video) }.map(\.cue)
    return RecordedStep(ids: ids, removed: removed, translated: translated, revision: revision)
  }
}

extension SettledStep {
  fileprivate func check(_ cue: NewCue) throws(RequestFault) {
    let times = "\(cue.span.start.milliseconds)…\(cue.span.end.milliseconds)"
    if cue.span.isEmpty { throw RequestFault(code: .emptySpan, detail: times) }
    if !ranges.contains(cue.span.start) { throw RequestFault(code: .cueOutsideRanges, detail: times) }
  }
}
