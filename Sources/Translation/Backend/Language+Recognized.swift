internal import Foundation
internal import LanguagePacks
internal import NaturalLanguage

extension Locale.Language {
  /// The language as a recogniser has it: without a region, and with a script for Chinese alone.
  ///
  /// What none has stays, so that it is not as if nothing were expected.
  var recognized: [NLLanguage] {
    identity.flatMap { Self.identified[$0] } ?? [NLLanguage(minimalIdentifier)]
  }

  /// A recogniser's languages; asked for each line of a text.
  private static let identified = Dictionary(grouping: NLLanguage.identified) {
    Locale.Language(identifier: $0.rawValue).identity
  }
}
