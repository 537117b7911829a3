package import Captioning
package import Library
package import Subtitles

/// What the lines of a video are made of.
package enum ChaseSource: Hashable, Sendable {
  /// What is said on an audio track.
  case sound(CaptionOptions.AudioTrack)
  /// Lines that somebody wrote, by start; they need no hearing.
  case written([Cue])
}

/// Makes the engines that the work needs, anew for each stretch of it.
package struct ChaseEngines: Sendable {
  /// A generator that recognises and does not translate; throws when the language is not installed.
  package var generator: @Sendable () throws -> SubtitleGenerator
  /// A session for the translations; `nil` when nothing is translated.
  package var session: (@Sendable () -> RenewingSession)?

  /// What a video's lines are made of, as its viewer chose; throws when that cannot be read.
  package var source: @Sendable (Video) async throws -> ChaseSource

  /// Engines made by these.
  package init(
    generator: @escaping @Sendable () throws -> SubtitleGenerator,
    session: (@Sendable () -> RenewingSession)?,
    source: @escaping @Sendable (Video) async throws -> ChaseSource = { _ in .sound(.automatic) }
  ) {
    self.generator = generator
    self.session = session
    self.source = source
  }
}
