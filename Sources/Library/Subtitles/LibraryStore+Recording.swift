internal import Subtitles

extension LibraryStore {
  /// Stores what became certain about a video.
  ///
  /// `source` says of what it is made; `nil` is the chosen source. What the machine made before of the step's ranges goes. A cue of the step is dropped where edits cover more than
  /// half of it, be it with a cue as it stands or where it was heard: a person has decided about that moment. The same
  /// step may be stored again and leaves the same. Throws `notFound`, `emptySpan`, `cueOutsideRanges`.
  @discardableResult
  package func record(
    _ step: SettledStep, of video: Video.ID, from source: LineSource? = nil
  ) async throws(LibraryError) -> RecordedStep {
    try await write { connection in
      let revision = try connection.advanceRevision(of: video)
      for cue in step.cues { try step.check(cue) }
      let track = try connection.track(of: video, from: source)
      let removed = try connection.removeHeard(in: step.ranges, of: track)
      let decided = step.cues.isEmpty ? TimelineRanges() : try connection.editedRanges(of: track)
      let ids = try step.cues.map { cue -> Cue.ID? in
        let covered = decided.intersection(cue.span).duration
        return covered > cue.span.duration - covered ? nil : try connection.insert(cue, of: track)
      }
      try connection.setRanges(try connection.ranges(of: track).union(step.ranges), of: track)
      let translated = try step.translations.filter { try connection.store($0, of: video) }.map(\.cue)
      return RecordedStep(ids: ids, removed: removed, translated: translated, revision: revision)
    }
  }

  /// Forgets that stretches of the chosen source are settled: their cues stay until they are settled once more.
  ///
  /// Throws `notFound`.
  package func forget(_ ranges: TimelineRanges, of video: Video.ID) async throws(LibraryError) {
    try await write { connection in
      _ = try connection.revision(of: video)
      let track = try connection.track(of: video, from: nil)
      try connection.setRanges(try connection.ranges(of: track).subtracting(ranges), of: track)
    }
  }
}

extension SettledStep {
  fileprivate func check(_ cue: NewCue) throws(RequestFault) {
    let times = "\(cue.span.start.milliseconds)…\(cue.span.end.milliseconds)"
    if cue.span.isEmpty { throw RequestFault(code: .emptySpan, detail: times) }
    if !ranges.contains(cue.span.start) { throw RequestFault(code: .cueOutsideRanges, detail: times) }
  }
}
