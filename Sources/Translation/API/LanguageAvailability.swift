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

  /// An answerer for the packs of this user.
  public init() {
    assets = .standard
  }

  init(assets: TranslationAssets) {
    self.assets = assets
  }

  /// Every language that some pack translates from or to.
  public var supportedLanguages: [Locale.Language] {
    get async { assets.supportedLanguages }
  }

  /// What stands in the way of translating `source` to `target`.
  ///
  /// Without a target the first of the user's preferred languages that the source can be translated to is taken.
  public func status(from source: Locale.Language, to target: Locale.Language?) async -> Status {
    assets.status(from: source, to: target)
  }
}
