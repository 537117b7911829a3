/// Words that a model is known to translate always alike, which take the places of what it must not touch.
///
/// The words depend on the model, so they are found by asking it (`StandInTrial`); see Decisions/0104.
struct StandIns: Hashable, Sendable {
  /// A word, and everything that translations may have in its place.
  struct Word: Hashable, Sendable {
    var source: String
    var renderings: [String]
  }

  /// Names of people and places.
  var names: [Word] = []

  /// Words that are copied as they are.
  static let copies = ["URL", "X"].map { Word(source: $0, renderings: [$0]) }
  /// Numbers that small models copy surely.
  static let numbers = ["38", "72", "60", "47", "25", "300"].map { Word(source: $0, renderings: [$0]) }
  /// Times of the day, as a Japanese translation may write them.
  static let times = [
    Word(source: "10:30", renderings: ["10時30分", "10:30", "10：30"]),
    Word(source: "2:30", renderings: ["2時30分", "2時半", "二時半", "2:30", "2：30"]),
  ]

  /// The words that may stand for a stretch, the best first; each round begins elsewhere.
  func words(for span: ProtectedText.Span, round: Int) -> [Word] {
    switch span.kind {
    case .term: rotated(names, by: round * 3) + Self.copies
    case .number where span.rendering.contains(":") && round < 2: Self.times + Self.numbers
    case .number where round < 4 && span.unit != nil:
      rotated(Self.numbers, by: round).compactMap { span.unit?.standIn($0, round: round) } + Self.copies
    case .number, .verbatim(.numberPlaceholder): rotated(Self.numbers, by: round * 2) + Self.copies
    case .verbatim(.address), .verbatim(.code):
      round == 0 ? Self.copies + names : rotated(names, by: round) + Self.copies
    case .verbatim(.placeholder), .foreign: rotated(names, by: round * 3) + Self.copies
    }
  }

  private func rotated(_ words: [Word], by count: Int) -> [Word] {
    guard !words.isEmpty else { return [] }
    let start = count % words.count
    return Array(words[start...] + words[..<start])
  }
}
