internal import Foundation
internal import LanguagePacks

/// The packs that a text goes through on its way from one language to another: one, or two with English between them.
struct TranslationRoute: Sendable {
  /// The pairs in their order, never none.
  let legs: [TranslationAssets.Pair]

  /// The language between two packs.
  static let middle = Locale.Language(identifier: Pack.pivot)
}

extension TranslationAssets {
  /// The way from one language to another: the pack of the pair, else the two halves of the way through English, both of which
  /// must be installed.
  ///
  /// Throws what is in the way of the pair itself.
  func route(
    from source: Locale.Language, to target: Locale.Language?, _ strategy: TranslationSession.Strategy
  ) throws(TranslationError) -> TranslationRoute {
    do throws(TranslationError) {
      return TranslationRoute(legs: [try pair(from: source, to: target, strategy)])
    } catch {
      guard let target = target ?? preferredTarget(for: source), isJoined(source, target) else { throw error }
      let middle = TranslationRoute.middle
      return TranslationRoute(legs: [
        try pair(from: source, to: middle, strategy), try pair(from: middle, to: target, strategy),
      ])
    }
  }

  /// Whether there are whole packs for both halves of the way through English.
  func isJoined(_ source: Locale.Language, _ target: Locale.Language) -> Bool {
    let middle = TranslationRoute.middle
    return !source.isSameLanguage(as: target)
      && store.availability(of: .translation, from: source, to: middle) == .installed
      && store.availability(of: .translation, from: middle, to: target) == .installed
  }
}
