/// Stretches of a text that no model may spell anew: addresses, codes, placeholders, words too long to be any.
enum Verbatim {
  /// What a stretch is.
  enum Kind: Hashable, Sendable {
    /// A web or mail address, or a word that is too long to be one of a language.
    case address
    /// An identifier, a file's name, a telephone number (`CodeForm`, `NumberRun`).
    case code
    /// Stands for a text: `{name}`, `%@`.
    case placeholder
    /// Stands for a number: `%d`, `%1$.2f`; or is one as machines write it: 1e-5.
    case numberPlaceholder
  }

  /// A stretch and its place.
  typealias Stretch = (range: Range<String.Index>, kind: Kind)

  /// Words of Latin letters are shorter; the longest of German dictionaries has 80.
  private static let longestWord = 100

  /// Whether a word is nothing but one of them, with punctuation or without.
  static func isWhole(_ word: Substring) -> Bool {
    let bare = AddressForm.bare(word)
    return AddressForm.isAddress(word) || isOverlong(bare) || CodeForm.isCode(bare)
      || Placeholder.prefix(of: bare)?.text == bare
  }

  /// The stretches of a sentence, in their order; without those that a model may be asked to copy (`CodeForm.isShort`).
  static func stretches(in sentence: Substring) -> [Stretch] {
    var found: [Stretch] = []
    var rest = sentence
    while let start = rest.firstIndex(where: { $0 != " " }) {
      let word = rest[start...].prefix { $0 != " " }
      if let stretch = spanning(rest[start...], from: word) {
        found.append(stretch)
        rest = rest[stretch.range.upperBound...]
      } else if start > sentence.startIndex, let option = CodeForm.option(AddressForm.bare(word)) {
        found.append((option.startIndex..<option.endIndex, .code))
        rest = rest[word.endIndex...]
      } else {
        found += stretches(of: word)
        rest = rest[word.endIndex...]
      }
    }
    return found
  }

  /// The stretches of a word between spaces, in their order.
  static func stretches(of word: Substring) -> [Stretch] {
    let bare = AddressForm.bare(word)
    if AddressForm.isAddress(word) || isOverlong(bare) {
      return [(bare.startIndex..<bare.endIndex, .address)]
    }
    if let code = code(in: word, bare), !CodeForm.isShort(code) {
      return [(code.startIndex..<code.endIndex, CodeForm.isMeasure(code) ? .numberPlaceholder : .code)]
    }
    var found: [Stretch] = []
    var rest = word
    while let start = rest.firstIndex(where: Placeholder.isOpening) {
      rest = rest[start...]
      if let placeholder = Placeholder.prefix(of: rest) {
        found.append((start..<placeholder.text.endIndex, placeholder.kind))
        rest = rest[placeholder.text.endIndex...]
      } else {
        rest = rest.dropFirst()
      }
    }
    return found.isEmpty || !isCode(bare, apartFrom: found)
      ? found : [(bare.startIndex..<bare.endIndex, .code)]
  }

  /// Whether a word is a code whatever its placeholders stand for: ${HOME}/talk.mp4.
  private static func isCode(_ bare: Substring, apartFrom placeholders: [Stretch]) -> Bool {
    var word = ""
    var place = bare.startIndex
    for (range, _) in placeholders {
      guard range.lowerBound >= place, range.upperBound <= bare.endIndex else { return false }
      word += bare[place..<range.lowerBound] + "x"
      place = range.upperBound
    }
    word += bare[place...]
    return CodeForm.isCode(word[...]) && !CodeForm.isShort(word[...])
  }

  /// The code that a word is, without the marks around it; `nil` when it is none.
  static func code(in word: Substring, _ bare: Substring) -> Substring? {
    if CodeForm.isCode(bare) { return bare }
    // The brackets of a call are its own: f().
    guard bare.last == "(", bare.first?.isLetter == true, word[bare.endIndex...].first == ")",
      bare.dropLast().utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "(") })
    else { return nil }
    return word[bare.startIndex...bare.endIndex]
  }

  /// A stretch with spaces inside that begins in `word`, at the beginning of `rest`.
  private static func spanning(_ rest: Substring, from word: Substring) -> Stretch? {
    for start in [word.startIndex, word.firstIndex { !"([\"'“‘".contains($0) }] {
      if let start, let run = NumberRun.prefix(of: rest[start...]) {
        return (run.startIndex..<run.endIndex, .code)
      }
    }
    guard let brace = word.firstIndex(of: "{") else { return nil }
    return Message.prefix(of: rest[brace...]).map { ($0.text.startIndex..<$0.text.endIndex, $0.kind) }
  }

  private static func isOverlong(_ word: Substring) -> Bool {
    word.utf8.count >= longestWord && word.count >= longestWord
      && word.unicodeScalars.allSatisfy { $0.value < 0x2E80 }
      && word.contains(where: \.isLetter)
  }
}
