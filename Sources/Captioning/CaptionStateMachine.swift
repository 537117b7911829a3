internal import Foundation
internal import Media
internal import Subtitles

/// Decides what becomes of everything that happens: a value, so that the order of events can be proved without
/// media, engines or waiting.
struct CaptionStateMachine {
  /// What the generator is to do.
  enum Action {
    case emit(CaptionEvent)
    case translate(TranslationQueue.Batch)
    case stopHearing
  }

  /// Words follow the sound by up to this many milliseconds: an utterance is recognised when it is over, and lasts
  /// ten seconds at most.
  private static let settlingTime = 12_000

  private let duration: Int?
  /// The media's own word for its end, where it can be believed.
  private let statedEnd: Int?
  private var merger = ChunkMerger()
  private var segmenter = Segmenter()
  private var translations: TranslationDesk
  private var heard: Timestamp
  private var readEnd: Timestamp
  private var settled: Timestamp
  private var cueCount = 0
  private var damagedPackets = 0
  private var hasHeardAll = false
  /// Why hearing ended early.
  private(set) var failure: (any Error)?

  init(source: CaptionSource, isTranslating: Bool) {
    heard = source.start
    settled = source.start
    duration = source.duration
    statedEnd = source.isDurationEstimated ? nil : source.duration
    readEnd = source.start
    translations = TranslationDesk(isOpen: isTranslating)
  }

  /// Whether everything is settled.
  var isDone: Bool { hasHeardAll && translations.isIdle }

  /// What was made so far.
  var summary: CaptionSummary {
    CaptionSummary(cues: cueCount, untranslated: translations.givenUp, heard: heard)
  }

  mutating func take(_ input: CaptionInput) -> [Action] {
    switch input {
    case .audio(let chunk):
      damagedPackets = max(damagedPackets, chunk.damagedPackets)
      readEnd = chunk.end
      return []
    case .audioEnded:
      return lacks.map { .emit(.warning($0)) }
    case .audioFailed(let error):
      return hearingEnded(error) + [.stopHearing]
    case .heard(let time):
      heard = max(heard, time)
      let certain = time - Self.settlingTime
      let actions = settle(segmenter.advance(to: certain))
      let waiting = [merger.pendingStart, segmenter.pendingStart].compactMap(\.self)
      settled = max(settled, waiting.reduce(certain, min))
      return actions + [progress]
    case .recognized(let chunk):
      return settle(segmenter.take(merger.take(chunk)))
    case .recognitionEnded(let error):
      return hearingEnded(error.flatMap(Self.meaningful))
    case .translated(let texts):
      return follow(translations.translated(texts)) + [progress]
    case .translationFailed(let error):
      return follow(translations.failed(error))
    }
  }

  /// What the sound lacks, now that all of it was read.
  private var lacks: [CaptionWarning] {
    var lacks: [CaptionWarning] = []
    if damagedPackets > 0 { lacks.append(.damagedAudio(packets: damagedPackets)) }
    // A track may end a little before its picture; ten seconds, or a fiftieth of a long film, is no little.
    if let statedEnd, statedEnd - readEnd.milliseconds > max(10_000, statedEnd / 50) {
      lacks.append(.soundEndsEarly(end: readEnd.milliseconds, duration: statedEnd))
    }
    return lacks
  }

  /// What was heard so far stands, whether the recogniser came to the end or failed.
  private mutating func hearingEnded(_ error: (any Error)?) -> [Action] {
    guard !hasHeardAll else { return [] }
    let actions = settle(segmenter.take(merger.finish()) + segmenter.finish())
    hasHeardAll = true
    failure = error
    return actions + follow(translations.finish())
  }

  /// A file without speech is not a failure; Apple reports it as one.
  private static func meaningful(_ error: any Error) -> (any Error)? {
    let facts = error as NSError
    let isSilence = facts.domain == "kAFAssistantErrorDomain" && facts.code == 1110
    return isSilence ? nil : error
  }

  private var progress: Action {
    .emit(
      .progress(
        CaptionProgress(
          heard: heard, settled: settled, duration: duration, cues: cueCount, translated: translations.settled
        )))
  }

  private mutating func settle(_ cues: [Cue]) -> [Action] {
    cueCount += cues.count
    // Cues come in order and none begins inside of another.
    settled = max(settled, cues.last?.span.end ?? settled)
    return cues.map { .emit(.cue($0)) } + follow(translations.add(cues))
  }

  private func follow(_ steps: [TranslationDesk.Step]) -> [Action] {
    steps.map { step in
      switch step {
      case .tell(let id, let outcome): .emit(.translation(id, outcome))
      case .warn(let warning): .emit(.warning(warning))
      case .translate(let batch): .translate(batch)
      }
    }
  }
}
