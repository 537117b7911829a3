internal import Foundation
internal import Subtitles

/// Keeps the cues that wait for their translation, and decides what is asked for and told next.
struct TranslationDesk {
  enum Step {
    case tell(Cue.ID, TranslationOutcome)
    case warn(CaptionWarning)
    case translate(TranslationQueue.Batch)
  }

  private let isOpen: Bool
  private var assembler = SentenceAssembler()
  private var queue = TranslationQueue()
  private var waiting: [Cue.ID: Cue] = [:]
  /// For how many cues the translation is settled, one way or the other.
  private(set) var settled = 0
  /// How many cues stay without translation.
  private(set) var givenUp = 0

  init(isOpen: Bool) {
    self.isOpen = isOpen
  }

  var isIdle: Bool { queue.isIdle }

  mutating func add(_ cues: [Cue]) -> [Step] {
    guard isOpen else { return [] }
    for cue in cues { waiting[cue.id] = cue }
    queue.add(assembler.take(cues))
    return next()
  }

  mutating func finish() -> [Step] {
    guard isOpen else { return [] }
    queue.add(assembler.finish())
    return next()
  }

  /// The batch under way came back; sentences without a text are tried again alone.
  mutating func translated(_ texts: [String?]) -> [Step] {
    let missing = queue.succeeded(texts)
    var steps: [Step] = []
    for (unit, text) in missing.done {
      let cues = unit.cues.compactMap { waiting.removeValue(forKey: $0) }
      for (cue, part) in zip(cues, TranslationSplitter.split(text, over: cues)) {
        settled += 1
        steps.append(.tell(cue.id, .text(part)))
      }
    }
    return steps + giveUp(missing.givenUp) + next()
  }

  /// The batch under way failed.
  mutating func failed(_ error: any Error) -> [Step] {
    let outcome = queue.failed()
    let reason = (error as? any LocalizedError)?.failureReason ?? error.localizedDescription
    let warning = CaptionWarning.translationFailed(
      sentences: outcome.sentences, isFinal: !outcome.givenUp.isEmpty, reason: reason)
    return [.warn(warning)] + giveUp(outcome.givenUp) + next()
  }

  private mutating func giveUp(_ units: [TranslationUnit]) -> [Step] {
    units.flatMap(\.cues).map { id in
      waiting[id] = nil
      settled += 1
      givenUp += 1
      return .tell(id, .failed)
    }
  }

  private mutating func next() -> [Step] {
    queue.next().map { [.translate($0)] } ?? []
  }
}
