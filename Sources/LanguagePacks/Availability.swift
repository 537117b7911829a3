package import Foundation

/// Whether something can be done with the packs there are: the three answers of Apple's `LanguageAvailability`.
package enum Availability: Hashable, Sendable {
  /// A pack for it is installed, and nothing of it is missing.
  case installed
  /// A pack for it is known, and can be installed.
  case supported
  /// No pack for it is known.
  case unsupported
}

extension PackStore {
  /// What a kind of pack can do for a language; `nil` asks for nothing.
  ///
  /// Pairs are for `translationRoutes` to tell. As cheap as a listing: contents are not read (`verify`).
  package func availability(of kind: Pack.Kind, from source: Locale.Language? = nil) -> Availability {
    if contents().packs.contains(where: { $0.pack.kind == kind && $0.pack.serves(source) }) {
      return .installed
    }
    let isKnown = Catalogue.entries.contains { $0.kind == kind && Pack.matches(source, $0.source) }
    return isKnown ? .supported : .unsupported
  }
}
