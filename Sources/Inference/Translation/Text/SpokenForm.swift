/// Brings what people shout and stammer to the form that translators know.
enum SpokenForm {
  /// Whether a text is in capitals throughout, as shouted words are and as some recognisers write.
  ///
  /// A single word may as well be an abbreviation: it counts when it is known to be shouted, when it is longer than
  /// abbreviations are, or when a mark says so.
  static func isShouted(_ text: String) -> Bool {
    guard text == text.uppercased(), text != text.lowercased() else { return false }
    let words = text.split { !$0.isLetter && $0 != "'" && $0 != "’" }.map(String.init)
    guard words.count == 1, let word = words.first else {
      return words.count > 1 && words.contains { $0.count > 1 }
    }
    if shouts.contains(word) { return true }
    guard word.count > 1, word.contains(where: { "AEIOUY".contains($0) }), !abbreviations.contains(word)
    else {
      return false
    }
    return word.count > 5 || text.last == "!" || text.last == "?"
  }

  /// Shouted words in small letters, but for the first, "I" and abbreviations.
  static func calmed(_ text: String, isFirst: Bool) -> String {
    var calmed = ""
    var rest = text[...]
    var isFirst = isFirst
    while !rest.isEmpty {
      let between = rest.prefix { !$0.isLetter }
      let word = rest[between.endIndex...].prefix { $0.isLetter || $0 == "'" || $0 == "’" }
      rest = rest[word.endIndex...]
      calmed += between
      if word.isEmpty { continue }
      let first = isFirst || word == "I" || word.hasPrefix("I'") || word.hasPrefix("I’") ? word.prefix(1) : ""
      let isKept = abbreviations.contains(String(word))
      calmed += isKept ? String(word) : first + word.dropFirst(first.count).lowercased()
      isFirst = false
    }
    return calmed
  }

  /// The text without the beginnings of words that a speaker stumbled over: "I- I th-think", "W-w-what".
  ///
  /// A beginning is what the word after it begins with; "re-read" and "so-so" are words.
  static func fluent(_ text: String) -> String {
    guard text.contains("-") else { return text }
    var words = text.split(separator: " ", omittingEmptySubsequences: false).map { withoutBeginnings($0) }
    for index in words.indices.dropLast().reversed() {
      guard words[index].last == "-" else { continue }
      let beginning = words[index].dropLast()
      if isBeginning(beginning, of: words[index + 1], orWhole: true) {
        words[index + 1] = capitalised(words[index + 1], like: beginning)
        words[index] = ""
      }
    }
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func withoutBeginnings(_ word: Substring) -> Substring {
    var word = word
    while let dash = word.firstIndex(of: "-"), dash > word.startIndex {
      let (beginning, rest) = (word[..<dash], word[dash...].dropFirst())
      guard isBeginning(beginning, of: rest, orWhole: beginning.count == 1) else { break }
      word = capitalised(rest, like: beginning)
    }
    return word
  }

  private static func isBeginning(_ beginning: Substring, of word: Substring, orWhole: Bool) -> Bool {
    // Words may be long: no more of this one is looked at than it takes.
    guard beginning.utf8.count <= 12, (1...3).contains(beginning.count), beginning.allSatisfy(\.isLetter),
      word.prefix(beginning.count).lowercased() == beginning.lowercased()
    else { return false }
    let goesOn = word.dropFirst(beginning.count).first?.isLetter == true
    return orWhole || goesOn && !prefixes.contains(beginning.lowercased())
  }

  private static func capitalised(_ word: Substring, like beginning: Substring) -> Substring {
    guard beginning.first?.isUppercase == true else { return word }
    return (word.prefix(1).uppercased() + word.dropFirst())[...]
  }

  private static let shouts = Set(
    spaced: "STOP HELP NO YES WAIT GO RUN HEY OH WHAT WHY WHO COME LOOK FIRE OUCH OKAY PLEASE SORRY WOW")
  private static let prefixes = Set(spaced: "re co de pre pro un in ex non sub bi di tri be mid up anti")
  private static let abbreviations = Set(
    spaced: """
      AI BBC CEO CIA CPU DIY DNA EU FAQ FBI GPU ID IOC IMF IQ JAXA NATO NASA NBA NHK NYPD OK OPEC PIN RAM ROM SOS \
      TV UFO UK UN UNESCO UNICEF URL USA USB VIP
      """)
}

extension Set<String> {
  fileprivate init(spaced words: String) {
    self.init(words.split(separator: " ").map(String.init))
  }
}
