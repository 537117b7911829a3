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
        firstPair.looked(at: heard, taking: sentences.flatMap(\.cues).map(\.id))
        if sentences.isEmpty {
          reportWaiting(isDone: pending.isEmpty)
          await translationCalls.wait()
        } else {
          try await translate(sentences, by: run)
        }
      } catch let error as LibraryError where error.code == .busy {
        // As with hearing: what could not be stored is translated once more.
      } catch {
        guard !isOver else { return }
        emit(.translationFailed(error))
        firstPair.looked(at: heard)
        await translationCalls.wait()
      }
    }
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
      firstPair.looked(at: heard)
      reportWaiting(isDone: true)
      await translationCalls.wait()
    }
  }
}
