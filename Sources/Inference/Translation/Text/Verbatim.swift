/// Stretches of a text that no model may spell anew: addresses, placeholders, words too long to be any.
enum Verbatim {
  /// What a stretch is.
  enum Kind: Hashable, Sendable {
    /// A web or mail address, or a word that is too long to be one of a language.
    case address
    /// Stands for a text: `{name}`, `%@`.
    case placeholder
    /// Stands for a number: `%d`, `%1$.2f`.
    case numberPlaceholder
  }

  /// Words of Latin letters are shorter; the longest of German dictionaries has 80.
  private static let longestWord = 100

  /// Whether a word is nothing but one of them, with punctuation or without.
  static func isWhole(_ word: Substring) -> Bool {
    let bare = AddressForm.bare(word)
    return AddressForm.isAddress(word) || isOverlong(bare) || Placeholder.prefix(of: bare)?.text == bare
  }

  /// The stretches of a word between spaces, in their order.
  static func stretches(of word: Substring) -> [(range: Range<String.Index>, kind: Kind)] {
    let bare = AddressForm.bare(word)
    if AddressForm.isAddress(word) || isOverlong(bare) {
      return [(bare.startIndex..<bare.endIndex, .address)]
    }
    var found: [(Range<String.Index>, Kind)] = []
    var rest = word
    while let start = rest.firstIndex(where: { "{%<$".contains($0) }) {
      rest = rest[start...]
      if let placeholder = Placeholder.prefix(of: rest) {
        found.append((start..<placeholder.text.endIndex, placeholder.kind))
        rest = rest[placeholder.text.endIndex...]
      } else {
        rest = rest.dropFirst()
      }
    }
    return found
  }

  private static func isOverlong(_ word: Substring) -> Bool {
    word.utf8.count >= longestWord && word.count >= longestWord
      && word.unicodeScalars.allSatisfy { $0.value < 0x2E80 }
      && word.contains(where: \.isLetter)
  }
}
