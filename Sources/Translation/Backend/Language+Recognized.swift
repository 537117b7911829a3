internal import Foundation
internal import LanguagePacks
internal import NaturalLanguage

extension Locale.Language {
  /// The language as a recogniser has it: without a region, and with a script for Chinese alone.
  ///
  /// What none has stays, so that it is not as if nothing were expected.
  var recognized: [NLLanguage] {
    let known = NLLanguage.identified.filter { isSameLanguage(as: Locale.Language(identifier: $0.rawValue)) }
    return known.isEmpty ? [NLLanguage(minimalIdentifier)] : Array(known)
  }
}
