internal import Foundation

/// Prepares a text for a model that knows single sentences of bounded length.
enum SourceText {
  /// Whether there is nothing in the text that a translator could change: numbers, symbols, addresses, "x200".
  static func isPassedThrough(_ text: String) -> Bool {
    text.split(whereSeparator: \.isWhitespace).allSatisfy { word in
      let letters = word.unicodeScalars.count { $0.properties.isAlphabetic }
      let isMeasure = letters == 1 && word.contains(where: \.isNumber)
      return letters == 0 || isMeasure || Addresses.isAddress(word)
    }
  }

  /// A sentence in capitals only, as some recognisers write, in small letters: capitals look like names to a translator.
  static func calmed(_ sentence: String) -> String {
    let words = sentence.split(separator: " ").filter { $0.contains(where: \.isLetter) }
    guard words.count > 1, sentence == sentence.uppercased(), sentence != sentence.lowercased(),
      !words.contains(where: Addresses.isAddress)
    else { return sentence }
    return sentence.prefix(1) + sentence.dropFirst().lowercased()
  }

  /// A translation with the final mark of its source, when it has none of its own.
  static func ended(_ translation: String, like source: String) -> String {
    guard let last = translation.last, last.isLetter || last.isNumber, let mark = source.last else {
      return translation
    }
    let marks: [Character: String] = [".": "。", "?": "？", "!": "！"]
    return translation + (marks[mark] ?? "")
  }

  /// The text's sentences, in order; their concatenation has every character of the text but the spaces between.
  static func sentences(of text: String) -> [String] {
    var sentences: [String] = []
    var current: [Substring] = []
    let words = text.split(whereSeparator: \.isWhitespace)
    for (index, word) in words.enumerated() {
      current.append(word)
      let next = index + 1 < words.count ? words[index + 1] : nil
      if let next, endsSentence(word, before: next) {
        sentences.append(current.joined(separator: " "))
        current = []
      }
    }
    if !current.isEmpty { sentences.append(current.joined(separator: " ")) }
    return sentences
  }

  /// Cuts a sentence that is too long, at clause ends where there are any, so that `fits` holds for each part.
  ///
  /// A single word that does not fit is cut in the middle: nothing is dropped.
  static func parts(of sentence: String, fits: (String) throws(InferenceError) -> Bool) throws(InferenceError)
    -> [String]
  {
    if try fits(sentence) { return [sentence] }
    let words = sentence.split(separator: " ")
    guard words.count > 1 else {
      let middle = middle(of: sentence)
      if middle == sentence.startIndex { return [sentence] }
      return try parts(of: String(sentence[..<middle]), fits: fits)
        + parts(of: String(sentence[middle...]), fits: fits)
    }
    // The clause end nearest the middle, else the middle.
    let middle = words.count / 2
    let clauseEnds = words.indices.dropLast().filter { words[$0].last.map { ",;:".contains($0) } == true }
    let cut = (clauseEnds.min { abs($0 - middle) < abs($1 - middle) } ?? middle - 1) + 1
    return try parts(of: words[..<cut].joined(separator: " "), fits: fits)
      + parts(of: words[cut...].joined(separator: " "), fits: fits)
  }

  /// The middle of a word, between characters if it has several: one alone may be thousands of marks.
  private static func middle(of word: String) -> String.Index {
    let middle = word.index(word.startIndex, offsetBy: word.count / 2)
    if middle > word.startIndex { return middle }
    return word.unicodeScalars.index(word.startIndex, offsetBy: word.unicodeScalars.count / 2)
  }

  /// "Mr." and "U.S." end no sentence: a full stop counts after a word of three small letters or more, or a digit.
  private static func endsSentence(_ word: Substring, before next: Substring) -> Bool {
    let bare = word.trimmingSuffix { "\"')]”’".contains($0) }
    guard let mark = bare.last, next.first?.isLowercase != true else { return false }
    if "!?…".contains(mark) { return true }
    guard mark == "." else { return false }
    let stem = bare.dropLast()
    if stem.last?.isNumber == true { return true }
    return stem.suffix(3).count == 3 && stem.suffix(3).allSatisfy(\.isLowercase)
      && !["etc", "Mrs", "approx", "dept"].contains(String(stem))
  }
}

extension Substring {
  fileprivate func trimmingSuffix(while predicate: (Character) -> Bool) -> Substring {
    var rest = self
    while let last = rest.last, predicate(last) { rest = rest.dropLast() }
    return rest
  }
}
