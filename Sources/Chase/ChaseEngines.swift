package import Captioning
package import Translation

/// Makes the engines that the work needs, anew for each stretch of it.
package struct ChaseEngines: Sendable {
  /// A generator that recognises and does not translate; throws when the language is not installed.
  package var generator: @Sendable () throws -> SubtitleGenerator
  /// A session for the translations; `nil` when nothing is translated.
  package var session: (@Sendable () -> TranslationSession)?

  /// Engines made by these.
  package init(
    generator: @escaping @Sendable () throws -> SubtitleGenerator,
    session: (@Sendable () -> TranslationSession)?
  ) {
    self.generator = generator
    self.session = session
  }
}
