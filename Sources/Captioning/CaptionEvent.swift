public import Subtitles

/// What happens while subtitles are made, in the order in which it happens.
public enum CaptionEvent: Hashable, Sendable {
  /// The media was opened and its sound is being heard.
  case started(CaptionSource)
  /// A cue is certain: its text and times do not change any more.
  case cue(Cue)
  /// A cue's translation is certain, or was given up.
  case translation(Cue.ID, TranslationOutcome)
  /// How far the work is.
  case progress(CaptionProgress)
  /// Something went wrong that does not end the work.
  case warning(CaptionWarning)
  /// Everything is done; nothing follows.
  case finished(CaptionSummary)
}

/// What became of a cue's translation.
public enum TranslationOutcome: Hashable, Sendable {
  /// The text in the target language.
  case text(String)
  /// It failed as often as is tried; the cue stands without it.
  case failed
}

/// What is being heard.
public struct CaptionSource: Hashable, Sendable {
  /// The length of the media in milliseconds, if it is known.
  public var duration: Int?
  /// Whether `duration` was worked out from the bit rate and may be wrong.
  public var isDurationEstimated = false
  /// The number of the audio track, from 1.
  public var audioTrack: Int
  /// Where hearing begins.
  public var start: Timestamp
}

/// How far the work is.
public struct CaptionProgress: Hashable, Sendable {
  /// Everything before this moment has been heard.
  public var heard: Timestamp
  /// No further cue begins before this moment.
  public var settled: Timestamp
  /// The length of the media in milliseconds, if it is known.
  public var duration: Int?
  /// How many cues there are.
  public var cues: Int
  /// For how many of them the translation is settled, one way or the other.
  public var translated: Int
}

/// Something that does not end the work.
public enum CaptionWarning: Hashable, Sendable {
  /// So many packets of the media were damaged; silence stands in their place.
  case damagedAudio(packets: Int)
  /// The sound ends long before the media says it does, as that of a file does which was not copied to its end; in
  /// milliseconds of the media.
  case soundEndsEarly(end: Int, duration: Int)
  /// A batch of this many sentences failed, with the engine's words; it is tried again in parts unless this was the
  /// last try.
  case translationFailed(sentences: Int, isFinal: Bool, reason: String)
}

/// What was made.
public struct CaptionSummary: Hashable, Sendable {
  /// How many cues.
  public var cues: Int
  /// How many of them could not be translated.
  public var untranslated: Int
  /// The end of what was heard.
  public var heard: Timestamp
}
