internal import Captioning

/// What is told about the work on one file.
enum JobEvent: Hashable, Sendable {
  /// Work on this file begins; its number among all, from 1.
  case began(file: String, number: Int, total: Int)
  case caption(CaptionEvent)
  /// Nothing more of this file follows.
  case ended(file: String, JobOutcome)
}

/// What became of one file.
enum JobOutcome: Hashable, Sendable {
  case written(JobResult)
  case noSpeech
  /// Cancelled; what was finished is written.
  case interrupted(JobResult)
  case failed(Failure)
}

/// What was made of a file.
struct JobResult: Hashable, Sendable {
  /// The files written, in the order of the plan.
  var files: [String]
  var cues: Int
  /// How many cues stand without translation.
  var untranslated: Int
  /// In milliseconds of the media: where hearing began and ended, and where the last cue ends.
  var start: Int
  var heard: Int
  var end: Int
}
