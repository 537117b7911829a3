internal import Captioning
internal import Library
internal import Subtitles

extension Pursuit {
  /// Hears or takes one stretch after the other, as long as the work lasts.
  func hear(_ lines: ChaseSource.Lines) async {
    while !isOver {
      do {
        try await hearNext(lines)
      } catch let error as LibraryError where error.code == .busy {
        // SQLite has waited in vain for another program that writes. What could not be stored is heard once more.
      } catch {
        return fail(error)
      }
    }
  }

  private func hearNext(_ lines: ChaseSource.Lines) async throws {
    let settled = try await library.ranges(of: video.id, from: video.lines)
    // Stopped meanwhile: whoever did could not stop what begins only now.
    if isOver { return }
    if let stretch = plan.next(settled: settled, position: position) {
      hasHeardAll = false
      switch lines {
      case .sound(let track): try await hear(stretch, track)
      case .written(let cues, let isForeign): try await take(cues, in: stretch, isForeign ? .none : .pending)
      }
    } else {
      hasHeardAll = true
      translationCalls.wake()
      await hearingCalls.wait()
    }
  }

  /// Hears a stretch until it is done or the work is wanted elsewhere.
  private func hear(_ stretch: TimeSpan, _ track: CaptionOptions.AudioTrack) async throws {
    let run = HearingRun(library: library, video: video, stretch: stretch, track: track)
    let generator = try engines.generator()
    hearing = stretch
    firstPair.begin()
    report { work in
      work.phase = .preparing
      work.from = stretch.start
      work.heard = stretch.start
    }
    let task = Task { try await run.run(generator) { await self.take($0) } }
    hearingRun = task
    defer {
      hearing = nil
      hearingRun = nil
    }
    do {
      try await task.value
    } catch {
      // Cancelled by a viewer who went elsewhere, the task of this loop is not.
      guard task.isCancelled else { throw error }
    }
    let ranges = try await library.ranges(of: video.id, from: video.lines)
    report { $0.ranges = ranges }
    if plan.isEndless { try await findEnd() }
  }

  /// Whoever has heard the end of the sound has stored where it is.
  private func findEnd() async throws {
    guard let duration = try await library.video(video.id).duration else { return }
    plan = HearingPlan(duration: duration)
    report { $0.duration = duration }
  }

  /// Stores written lines instead of hearing a stretch.
  private func take(
    _ cues: [Cue], in stretch: TimeSpan, _ translation: CueTranslation
  ) async throws {
    let lines = cues.filter { stretch.contains($0.span.start) && !$0.span.isEmpty }
    let step = SettledStep(
      ranges: TimelineRanges([stretch]),
      cues: lines.map { .init(span: $0.span, text: $0.text, words: $0.words, translation: translation) })
    let recorded = try await library.record(step, of: video.id, from: video.lines)
    var replaced = recorded.removed
    for cue in step.stored(recorded) {
      emit(cue, replacing: replaced)
      replaced = []
    }
    if !replaced.isEmpty { emitRemoved(replaced) }
    report { work in
      work.ranges = work.ranges.union(TimelineRanges([stretch]))
      work.heard = min(stretch.end, Timestamp(milliseconds: video.duration ?? 0))
    }
    translationCalls.wake()
  }

  private func take(_ news: HearingRun.News) async {
    switch news {
    case .began:
      report { $0.phase = .recognizing }
    case .cue(let cue, let replaced):
      emit(cue, replacing: replaced)
      // The rest of its sentence may follow; but for the first line the viewer waits, and has it by itself.
      if firstPair.isThere { advance(to: cue.cue.span.end) }
      firstPair.heard(cue.id)
      translationCalls.wake()
      while firstPair.isToCome, !isOver, !Task.isCancelled { await firstPair.calls.wait() }
    case .removed(let cues):
      emitRemoved(cues)
    case .silent(let moment):
      plan.silence = moment
    case .heard(let moment, let settled):
      guard let end = hearing?.end else { return }
      advance(to: settled)
      // Often enough for a bar to move, not for each quarter of a second.
      guard moment - work.heard >= 5_000 || moment == end else { return }
      report { work in
        work.heard = moment
        work.ranges = work.ranges.union(TimelineRanges([TimeSpan(start: work.from, end: settled)]))
      }
    }
  }

  /// Everything before `moment` was heard.
  private func advance(to moment: Timestamp) {
    guard let hearing else { return }
    self.hearing = TimeSpan(start: min(max(moment, hearing.start), hearing.end), end: hearing.end)
  }

  private func emit(_ cue: StoredCue, replacing replaced: [Cue.ID]) {
    forget(replaced)
    known.insert(cue.id)
    emit(.cue(shown(cue), replaced: replaced))
  }

  private func emitRemoved(_ cues: [Cue.ID]) {
    forget(cues)
    emit(.removed(cues))
  }

  /// Another program's cues among them were never counted.
  private func forget(_ cues: [Cue.ID]) {
    known.subtract(cues)
    waiting.subtract(cues)
  }

  /// The cue with the translation that is shown; lines that are not translated come with none.
  private func shown(_ cue: StoredCue) -> StoredCue {
    guard let translations else {
      if cue.translation == .pending { waiting.insert(cue.id) }
      return cue
    }
    return translations.shown(cue)
  }
}
