internal import Captioning
internal import Library
internal import Subtitles

/// The work on one opened video.
actor Pursuit {
  nonisolated let video: Video
  private let library: LibraryStore
  private let engines: ChaseEngines
  private let tell: @Sendable (ChaseEvent) -> Void
  private let plan: HearingPlan

  private(set) var position: Timestamp
  private var work = ChaseWork()
  /// The cues among those of `work` whose translation is to come.
  private var waiting: Set<Cue.ID> = []
  private var translations: WrittenTranslations?
  private var isOver = false
  private var hasHeardAll = false
  /// What is being heard: from what is settled to the end of the stretch.
  private var hearing: TimeSpan?
  private var hearingRun: Task<Void, any Error>?
  private var loops: [Task<Void, Never>] = []
  private let hearingCalls = Wakening()
  private let translationCalls = Wakening()
  private var firstPair = FirstPair()

  init(
    video: Video, position: Timestamp, library: LibraryStore, engines: ChaseEngines,
    tell: @escaping @Sendable (ChaseEvent) -> Void
  ) {
    self.video = video
    self.position = position
    self.library = library
    self.engines = engines
    self.tell = tell
    plan = HearingPlan(duration: video.duration)
  }

  func start() {
    loops = [Task { await run() }]
  }

  /// Reads what the lines are made of, then hears and translates side by side.
  private func run() async {
    var lines: ChaseSource.Lines?
    do {
      try await reportStored()
      let source = try await engines.source(video)
      translations = source.translations
      if translations != nil { waiting = [] }
      lines = source.lines
    } catch {
      fail(error)
    }
    async let translating: Void = translate()
    if let lines { await hear(lines) }
    await translating
  }

  private func reportStored() async throws {
    let subtitles = try await library.subtitles(of: video.id, from: video.lines)
    waiting = Set(subtitles.cues.filter { $0.translation == .pending }.map(\.id))
    report { work in
      work.duration = video.duration
      work.cues = subtitles.cues.count
      work.ranges = subtitles.ranges
    }
  }

  /// The lines cannot be had; those that are stored are still translated.
  private func fail(_ error: any Error) {
    hearing = nil
    hasHeardAll = true
    guard !isOver else { return }
    report { work in
      work.phase = .failed
      work.failure = error
    }
    translationCalls.wake()
  }

  /// Stops everything and returns when it has stopped; nothing is told any more.
  func stop() async {
    isOver = true
    hearingRun?.cancel()
    for loop in loops { loop.cancel() }
    hearingCalls.wake()
    translationCalls.wake()
    for loop in loops { await loop.value }
  }

  func move(to position: Timestamp) async {
    self.position = position
    // A library that cannot be read fails in the loop, which tells of it.
    guard let hearing, let ranges = try? await library.ranges(of: video.id, from: video.lines) else {
      return hearingCalls.wake()
    }
    if !plan.isWellPlaced(hearing, settled: ranges, position: position) { hearingRun?.cancel() }
    translationCalls.wake()
  }

  func lookAgain() {
    hearingCalls.wake()
    translationCalls.wake()
  }

  private func emit(_ event: ChaseEvent) {
    if !isOver { tell(event) }
  }

  private func report(_ change: (inout ChaseWork) -> Void) {
    change(&work)
    work.translated = work.cues - waiting.count
    emit(.work(work))
  }

  // MARK: - Hearing

  private func hear(_ lines: ChaseSource.Lines) async {
    do {
      while !isOver {
        let settled = try await library.ranges(of: video.id, from: video.lines)
        if let stretch = plan.next(settled: settled, position: position) {
          hasHeardAll = false
          switch lines {
          case .sound(let track): try await hear(stretch, track)
          case .written(let cues, let isForeign):
            try await take(cues, in: stretch, isForeign ? .none : .pending)
          }
        } else {
          hasHeardAll = true
          translationCalls.wake()
          await hearingCalls.wait()
        }
      }
    } catch {
      fail(error)
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
    for id in recorded.ids.compactMap(\.self) {
      work.cues += 1
      emit(.cue(shown(try await library.cue(id, of: video.id)), replaced: []))
    }
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
      work.cues += 1 - replaced.count
      waiting.subtract(replaced)
      emit(.cue(shown(cue), replaced: replaced))
      firstPair.heard(cue.id)
      translationCalls.wake()
      while firstPair.isToCome, !isOver, !Task.isCancelled { await firstPair.calls.wait() }
    case .heard(let moment, let settled):
      guard let hearing else { return }
      self.hearing = TimeSpan(start: min(max(settled, hearing.start), hearing.end), end: hearing.end)
      // Often enough for a bar to move, not for each quarter of a second.
      guard moment - work.heard >= 5_000 || moment == hearing.end else { return }
      report { work in
        work.heard = moment
        work.ranges = work.ranges.union(TimelineRanges([TimeSpan(start: work.from, end: settled)]))
      }
    }
  }

  /// The cue with the translation that is shown; lines that are not translated come with none.
  private func shown(_ cue: StoredCue) -> StoredCue {
    guard let translations else {
      if cue.translation == .pending { waiting.insert(cue.id) }
      return cue
    }
    return translations.shown(cue)
  }

  // MARK: - Translating

  private func translate() async {
    guard translations == nil, let session = engines.session?() else {
      return await finishWithoutTranslation()
    }
    let run = TranslationRun(
      library: library, video: video.id, translator: SentenceTranslator(session: session))
    while !isOver {
      let heard = firstPair.heard
      do {
        let pending = try await library.pendingCues(of: video.id, from: video.lines).map(\.cue)
        let plan = TranslationPlan(front: hasHeardAll ? nil : hearing?.start, position: position)
        let sentences = plan.next(pending)
        if sentences.isEmpty {
          reportWaiting(isDone: pending.isEmpty)
          await waitForCues(after: heard)
        } else {
          try await translate(sentences, by: run)
        }
      } catch {
        guard !isOver else { return }
        emit(.translationFailed(error))
        await waitForCues(after: heard)
      }
    }
  }

  private func waitForCues(after heard: Int) async {
    firstPair.looked(at: heard)
    await translationCalls.wait()
  }

  private func translate(_ sentences: [TranslationPlan.Sentence], by run: TranslationRun) async throws {
    if hasHeardAll, work.phase != .failed { report { $0.phase = .translating } }
    let outcome = try await run.run(sentences)
    waiting.subtract(outcome.settled.map(\.0))
    for (cue, translation) in outcome.settled { emit(.translation(cue, translation)) }
    firstPair.translated(outcome.settled.map(\.0))
    report { _ in }
    if let failure = outcome.failure { emit(.translationFailed(failure)) }
  }

  private func reportWaiting(isDone: Bool) {
    guard hasHeardAll, isDone, work.phase != .failed, work.phase != .done else { return }
    report { $0.phase = .done }
  }

  private func finishWithoutTranslation() async {
    while !isOver {
      let heard = firstPair.heard
      reportWaiting(isDone: true)
      await waitForCues(after: heard)
    }
  }
}
