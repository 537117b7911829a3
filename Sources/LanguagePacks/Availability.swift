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
  /// What a kind of pack can do for a pair of languages; `nil` asks for nothing.
  ///
  /// As cheap as a listing: contents are not read (`verify`).
  package func availability(
    of kind: Pack.Kind, from source: Locale.Language? = nil, to target: Locale.Language? = nil
  ) -> Availability {
    if contents().packs.contains(where: { $0.pack.kind == kind && $0.pack.serves(source, target) }) {
      return .installed
    }
    let isKnown = Catalogue.entries.contains { entry in
      entry.kind == kind && Pack.matches(source, entry.source) && Pack.matches(target, entry.target)
    }
    return isKnown ? .supported : .unsupported
  }
}
