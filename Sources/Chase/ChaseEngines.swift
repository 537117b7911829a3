package import Captioning
package import Library
package import Subtitles

/// What a video's lines and their translations are made of.
package struct ChaseSource: Sendable {
  /// What the lines are made of.
  package enum Lines: Hashable, Sendable {
    /// What is said on an audio track.
    case sound(CaptionOptions.AudioTrack)
    /// Lines that somebody wrote, by start; they need no hearing. Those in another language are not translated.
    case written([Cue], isForeign: Bool)
  }

  /// What the lines are made of.
  package var lines: Lines
  /// Translations that somebody wrote, shown instead of the machine's; `nil` when there are none.
  package var translations: WrittenTranslations?

  /// A source with what is said.
  package init(_ lines: Lines, translations: WrittenTranslations? = nil) {
    self.lines = lines
    self.translations = translations
  }
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
    source: @escaping @Sendable (Video) async throws -> ChaseSource = { _ in ChaseSource(.sound(.automatic)) }
  ) {
    self.generator = generator
    self.session = session
    self.source = source
  }
}
