/// An entry of WordNet in the form that dictd serves.
///
/// The headword on a line of its own; then each meaning after four spaces, `n 1: ` for the first of a part of speech and
/// `2: ` for the others, and continued with deeper indents. Within a meaning the definition, examples in quotation marks
/// after semicolons, and synonyms and antonyms in braces after `[syn: ` and `[ant: `.
struct WordNetEntry: Hashable, Sendable {
  /// One meaning, and how the headword is spelled in it: "China" or "china".
  struct Meaning: Hashable, Sendable {
    var spelling: String
    var sense: EnglishSense
  }

  var headword: String
  var meanings: [Meaning] = []

  /// Reads an entry; `nil` for a text without a headword, or with a meaning of no part of speech.
  init?(_ text: String) {
    let lines = text.split(whereSeparator: \.isNewline)
    guard let head = lines.first, !head.hasPrefix(" ") else { return nil }
    headword = String(head)
    var texts: [(partOfSpeech: PartOfSpeech, text: String)] = []
    for line in lines.dropFirst() {
      let body = line.drop { $0 == " " }
      if line.prefix(while: { $0 == " " }).count == 4 {
        guard let colon = body.firstIndex(of: ":") else { return nil }
        let name = body[..<colon].split(separator: " ").first ?? ""
        guard let partOfSpeech = Self.partsOfSpeech[String(name)] ?? texts.last?.partOfSpeech else {
          return nil
        }
        texts.append((partOfSpeech, trimmed(body[body.index(after: colon)...])))
      } else if !texts.isEmpty {
        Self.append(body, to: &texts[texts.count - 1].text)
      }
    }
    meanings = texts.map { Self.meaning($0.text, $0.partOfSpeech, headword) }
  }

  private static let partsOfSpeech: [String: PartOfSpeech] = [
    "n": .noun, "v": .verb, "adj": .adjective, "adv": .adverb,
  ]

  /// Joins a line to the one before, which may end within a word: "ex-" and "husband".
  private static func append(_ line: Substring, to text: inout String) {
    let isWithinWord = text.hasSuffix("-") && !["and ", "or ", "to "].contains { line.hasPrefix($0) }
    text += (isWithinWord ? "" : " ") + line
  }

  private static func meaning(
    _ text: String, _ partOfSpeech: PartOfSpeech, _ headword: String
  ) -> Meaning {
    let bracket = text.firstRange(of: "[syn: ") ?? text.firstRange(of: "[ant: ")
    let said = text[..<(bracket?.lowerBound ?? text.endIndex)]
    let synonyms = words(after: "[syn: ", in: text)
    let spelling = synonyms.first { $0.lowercased() == headword.lowercased() } ?? headword
    let parts = said.hasPrefix("\"") ? [""] + said.split(separator: "; \"") : said.split(separator: "; \"")
    return Meaning(
      spelling: spelling,
      sense: EnglishSense(
        partOfSpeech: partOfSpeech, definition: trimmed(parts.first ?? ""),
        examples: parts.dropFirst().map(example).filter { !$0.isEmpty },
        synonyms: synonyms.filter { $0 != spelling }, antonyms: words(after: "[ant: ", in: text)))
  }

  /// An example without its quotation marks; who is quoted may stand behind them.
  private static func example(_ text: Substring) -> String {
    var text = Substring(trimmed(text))
    if text.hasPrefix("\"") { text = text.dropFirst() }
    if text.hasSuffix("\""), text.count(where: { $0 == "\"" }) % 2 == 1 { text = text.dropLast() }
    return String(text)
  }

  /// The words in braces behind this mark.
  private static func words(after mark: String, in text: String) -> [String] {
    guard let start = text.firstRange(of: mark)?.upperBound else { return [] }
    let list = text[start...].prefix { $0 != "]" }
    return list.split(separator: "{").compactMap { piece in
      piece.firstIndex(of: "}").map { String(piece[..<$0]) }
    }
  }
}
