/// How a word is said, in the International Phonetic Alphabet.
package struct Pronunciation: Hashable, Sendable {
  /// Who says so.
  package enum Origin: String, Hashable, Sendable {
    /// The CMU Pronouncing Dictionary: General American.
    case american
    /// People who wrote the entry; of which region is not said.
    case dictionary
    /// A speech synthesiser of British English, from the spelling; good for words nobody wrote down.
    case synthesiser
  }

  /// The sounds without slashes: `ɡɪv`.
  package var ipa: String
  /// Who says so.
  package var origin: Origin
}
