public import Foundation

/// Tells which languages can be translated, and which need a download first.
///
/// Source: Apple, "LanguageAvailability" (Translation).
public class LanguageAvailability {
  /// What stands in the way of translating a pair.
  public enum Status: Hashable, Sendable {
    /// Nothing: it can be translated now.
    case installed
    /// A download.
    case supported
    /// No pack offers the pair.
    case unsupported
  }

  private let assets: TranslationAssets

  /// The strategy that is asked about; no answer depends on it, since the packs of a pair serve both.
  public let preferredStrategy: TranslationSession.Strategy

  /// An answerer for the packs of this user.
  public convenience init() {
    self.init(preferredStrategy: .usual)
  }

  /// The same, for sessions of a strategy.
  public convenience init(preferredStrategy: TranslationSession.Strategy) {
    self.init(assets: .standard, preferredStrategy: preferredStrategy)
  }

  init(assets: TranslationAssets, preferredStrategy: TranslationSession.Strategy = .usual) {
    self.assets = assets
    self.preferredStrategy = preferredStrategy
  }

  /// Every language that some pack translates from or to.
  public var supportedLanguages: [Locale.Language] {
    get async { await assets.lookUp(\.supportedLanguages) }
  }

  /// What stands in the way of translating `source` to `target`.
  ///
  /// Without a target the first of the user's preferred languages that the source can be translated to is taken.
  public func status(from source: Locale.Language, to target: Locale.Language?) async -> Status {
    await assets.lookUp { $0.status(from: source, to: target) }
  }

  /// What stands in the way of translating a text to `target`.
  ///
  /// Throws `.unableToIdentifyLanguage` when the text does not tell its language.
  public func status(for text: String, to target: Locale.Language?) async throws -> Status {
    let status = await assets.lookUp { assets in
      LanguageDetector.language(of: [text]).map { assets.status(from: $0, to: target) }
    }
    guard let status else { throw TranslationError.unableToIdentifyLanguage }
    return status
  }
}
