public import Foundation

/// Translates texts of several languages to one; ours, not Apple's.
///
/// The language of each text is told by itself, and the texts of one language share a session. Nothing is lost: every
/// request has one outcome, its translation or the reason why there is none.
///
///     let translator = MixedLanguageTranslator(to: japanese)
///     for try await outcome in translator.outcomes(of: requests) {
///       print(outcome.clientIdentifier ?? "", outcome.response?.targetText ?? "")
///     }
///
/// May be used from any thread. It never asks for a download. Decisions/0091 has the reasons.
public struct MixedLanguageTranslator: Sendable {
  /// The language to translate to; `nil` chooses from the user's preferred languages, for each source by itself.
  public let target: Locale.Language?
  /// The only languages that the texts may be in; empty when they may be in any.
  ///
  /// The fewer, the shorter the texts that can be told.
  public let expectedLanguages: [Locale.Language]

  let session: @Sendable (_ source: Locale.Language) -> TranslationSession

  /// A translator to `target` for texts in the expected languages.
  public init(
    to target: Locale.Language?, expecting expectedLanguages: [Locale.Language] = [],
    preferredStrategy: TranslationSession.Strategy = .highFidelity
  ) {
    self.init(to: target, expecting: expectedLanguages, preferredStrategy, assets: .standard)
  }

  init(
    to target: Locale.Language?, expecting expectedLanguages: [Locale.Language] = [],
    _ preferredStrategy: TranslationSession.Strategy = .highFidelity, assets: TranslationAssets
  ) {
    self.target = target
    self.expectedLanguages = expectedLanguages
    session = { source in
      let wish = TranslationSession.Configuration(
        source: source, target: target, preferredStrategy: preferredStrategy)
      return TranslationSession(wish, assets: assets)
    }
  }

  /// One outcome for each request, as it is known: first those that cannot be translated, then translations, ten of one
  /// language after ten of another.
  public func outcomes(of requests: [TranslationSession.Request]) -> MixedLanguageOutcomes {
    MixedLanguageOutcomes(translator: self, requests: requests)
  }
}
