package import Library
package import Subtitles

/// Something that happened while a video was worked on.
package struct ChaseNews: Sendable {
  /// The opening of the video that this belongs to; what belongs to an earlier one means nothing any more.
  package var session: Int
  /// The video.
  package var video: Video.ID
  /// What happened.
  package var event: ChaseEvent
}

/// What happens while a video is worked on.
package enum ChaseEvent: Sendable {
  /// A cue was stored; the cues it replaced are gone.
  case cue(StoredCue, replaced: [Cue.ID])
  /// Cues are gone, and none was stored in their place.
  case removed([Cue.ID])
  /// A cue's translation is settled, one way or the other.
  case translation(Cue.ID, CueTranslation)
  /// How far the work is.
  case work(ChaseWork)
  /// Sentences could not be translated; everything else goes on.
  case translationFailed(any Error)
}

/// How far the work on a video is.
package struct ChaseWork: Sendable {
  /// What is being done.
  package enum Phase: String, Hashable, Sendable {
    /// The engines are starting.
    case preparing
    /// The sound is being heard; translation goes on beside it.
    case recognizing
    /// Everything was heard; sentences are still being translated.
    case translating
    /// Nothing is left to do.
    case done
    /// The video cannot be heard; what was stored stands.
    case failed
  }

  /// What is being done.
  package var phase = Phase.preparing
  /// Where this stretch of hearing began.
  package var from = Timestamp.zero
  /// Everything from there to this moment was heard.
  package var heard = Timestamp.zero
  /// The length in milliseconds, if it is known.
  package var duration: Int?
  /// How many cues there are.
  package var cues = 0
  /// For how many of them the translation is settled.
  package var translated = 0
  /// The settled stretches of the timeline.
  package var ranges = TimelineRanges()
  /// Why it failed, if it did.
  package var failure: (any Error)?
}
