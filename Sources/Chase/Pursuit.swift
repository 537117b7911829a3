internal import Captioning
internal import Library
internal import Subtitles

/// The work on one opened video.
actor Pursuit {
  nonisolated let video: Video
  let library: LibraryStore
  let engines: ChaseEngines
  private let tell: @Sendable (ChaseEvent) -> Void
  var plan: HearingPlan

  private(set) var position: Timestamp
  var work = ChaseWork()
  /// The cues that `work` counts.
  var known: Set<Cue.ID> = [] { didSet { changes += 1 } }
  /// Those among them whose translation is to come.
  var waiting: Set<Cue.ID> = [] { didSet { changes += 1 } }
  private var changes = 0
  private(set) var translations: WrittenTranslations?
  private(set) var isOver = false
  var hasHeardAll = false
  /// What is being heard: from what is settled to the end of the stretch.
  var hearing: TimeSpan?
  var hearingRun: Task<Void, any Error>?
  private var loops: [Task<Void, Never>] = []
  let hearingCalls = Wakening()
  let translationCalls = Wakening()
  var firstPair = FirstPair()

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
    known = Set(subtitles.cues.map(\.id))
    report { work in
      work.duration = video.duration
      work.ranges = subtitles.ranges
    }
  }

  /// The lines cannot be had; those that are stored are still translated.
  func fail(_ error: any Error) {
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

  func lookAgain() async {
    await countAnew()
    hearingCalls.wake()
    translationCalls.wake()
  }

  /// Counts what the library has: somebody has deleted lines, brought them back, or lets them wait once more.
  private func countAnew() async {
    while !isOver {
      let before = changes
      // A library that cannot be read fails in the loops, which tell of it.
      guard let cues = try? await library.cueIDs(of: video.id, from: video.lines) else { return }
      // What was stored while the library answered may not be in the answer.
      guard before == changes else { continue }
      known = cues.all
      waiting = translations == nil ? cues.pending : []
      return report { _ in }
    }
  }

  func emit(_ event: ChaseEvent) {
    if !isOver { tell(event) }
  }

  func report(_ change: (inout ChaseWork) -> Void) {
    change(&work)
    work.cues = known.count
    work.translated = known.count - waiting.count
    emit(.work(work))
  }
}
