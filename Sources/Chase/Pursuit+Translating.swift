internal import Captioning
internal import Library
internal import Subtitles

extension Pursuit {
  /// Translates what is stored and what comes, as long as the work lasts.
  func translate() async {
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
