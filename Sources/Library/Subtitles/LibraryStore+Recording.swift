internal import Subtitles

extension LibraryStore {
  /// Stores what became certain about a video.
  ///
  /// What the machine made before of the step's ranges goes. A cue of the step is dropped where edits cover more than
  /// half of it, be it with a cue as it stands or where it was heard: a person has decided about that moment. The same
  /// step may be stored again and leaves the same. Throws `notFound`, `emptySpan`, `cueOutsideRanges`.
  @discardableResult
  package func record(
    _ step: SettledStep, of video: Video.ID
  ) async throws(LibraryError) -> RecordedStep {
    try await write { connection in
      let revision = try connection.advanceRevision(of: video)
      for cue in step.cues { try step.check(cue) }
      let removed = try connection.removeHeard(in: step.ranges, of: video)
      let decided = step.cues.isEmpty ? TimelineRanges() : try connection.editedRanges(of: video)
      let ids = try step.cues.map { cue -> Cue.ID? in
        let covered = decided.intersection(cue.span).duration
        return covered > cue.span.duration - covered ? nil : try connection.insert(cue, of: video)
      }
      try connection.setRanges(try connection.ranges(of: video).union(step.ranges), of: video)
      let translated = try step.translations.filter { try connection.store($0, of: video) }.map(\.cue)
      return RecordedStep(ids: ids, removed: removed, translated: translated, revision: revision)
    }
  }

  /// Forgets that stretches are settled: their cues stay until they are settled once more.
  ///
  /// Throws `notFound`.
  package func forget(_ ranges: TimelineRanges, of video: Video.ID) async throws(LibraryError) {
    try await write { connection in
      _ = try connection.revision(of: video)
      try connection.setRanges(try connection.ranges(of: video).subtracting(ranges), of: video)
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
