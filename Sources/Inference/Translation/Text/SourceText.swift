internal import Subtitles

/// Prepares a text for a model that knows single sentences of bounded length.
package enum SourceText {
  /// A sentence of a text, and the white space between it and the one before.
  package struct Sentence: Hashable, Sendable {
    package var text: String
    package var gap: String
  }

  /// Whether there is nothing in the text that a translator could change: numbers, symbols, addresses, "x200".
  static func isPassedThrough(_ text: String) -> Bool {
    text.split(whereSeparator: \.isWhitespace).allSatisfy { word in
      let letters = word.unicodeScalars.count { $0.properties.isAlphabetic }
      let isMeasure = letters == 1 && word.contains(where: \.isNumber)
      return letters == 0 || isMeasure || Verbatim.isWhole(word)
    }
  }

  /// A translation with the final mark of its source, when it has none of its own.
  static func ended(_ translation: String, like source: String) -> String {
    guard let last = translation.last, last.isLetter || last.isNumber, let mark = source.last else {
      return translation
    }
    let isJapanese = translation.contains(where: \.isWrittenWithoutSpaces)
    let marks: [Character: String] =
      isJapanese ? [".": "。", "?": "？", "!": "！"] : ["。": ".", "？": "?", "！": "!"]
    return translation + (marks[mark] ?? (".?!".contains(mark) ? String(mark) : ""))
  }

  /// The text's sentences, in order; together with the gaps they have every character of the text but white space
  /// inside a sentence, of which one space is left.
  ///
  /// A sentence ends where the cues of subtitles end theirs (`SentenceEnd`), except before a small letter: "Stop!" he said; and not
  /// inside a program's message (`Message`).
  package static func sentences(of text: String) -> [Sentence] {
    var sentences: [Sentence] = []
    var current: [Substring] = []
    var gap = ""
    var nextGap = ""
    let words = SourceWords(text)
    let messages = Message.places(in: text)
    for (index, word) in words.words.enumerated() {
      if index > 0, !current.isEmpty, !word.gap.isEmpty { current.append(" ") }
      current.append(word.text)
      let next = index + 1 < words.words.count ? words.words[index + 1] : nil
      nextGap = String(next?.gap ?? "")
      if let next, word.ends(before: next), !messages.contains(where: { $0.contains(next.text.startIndex) }) {
        sentences.append(Sentence(text: current.joined(), gap: gap))
        (current, gap) = ([], nextGap)
      }
    }
    if !current.isEmpty { sentences.append(Sentence(text: current.joined(), gap: gap)) }
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
    let clauseEnds = words.indices.dropLast().filter { words[$0].last.map { ",;:、".contains($0) } == true }
    let cut = (clauseEnds.min { abs($0 - middle) < abs($1 - middle) } ?? middle - 1) + 1
    return try parts(of: words[..<cut].joined(separator: " "), fits: fits)
      + parts(of: words[cut...].joined(separator: " "), fits: fits)
  }

  /// The middle of a word, between characters if it has several: one alone may be thousands of marks.
  private static func middle(of word: String) -> String.Index {
    let middle = word.index(word.startIndex, offsetBy: word.count / 2)
    // Japanese has no spaces: a comma near the middle is the better place.
    if let comma = word[middle...].prefix(40).firstIndex(of: "、") { return word.index(after: comma) }
    if middle > word.startIndex { return middle }
    return word.unicodeScalars.index(word.startIndex, offsetBy: word.unicodeScalars.count / 2)
  }
}
