/// The parts of a sentence that can be translated one by one, each with something in it that must not be lost.
struct SentenceClauses: Hashable {
  /// In order, without the commas and conjunctions between.
  private(set) var clauses: [String] = []

  /// Cuts after commas and before conjunctions and "to"; what has no number or code stays with what is before it.
  init(_ sentence: String) {
    var clause: [Substring] = []
    var open = 0
    func isFull(_ words: [Substring]) -> Bool {
      words.contains { $0.contains(where: { $0.isNumber || "%{$".contains($0) }) }
    }
    for word in sentence.split(separator: " ") {
      if open == 0, Self.joints.contains(word), isFull(clause) || clause.isEmpty && !clauses.isEmpty {
        if !clause.isEmpty { clauses.append(clause.joined(separator: " ")) }
        clause = []
        continue
      }
      open += word.count { $0 == "{" } - word.count { $0 == "}" }
      clause.append(word)
      if open == 0, word.last.map({ ",;、".contains($0) }) == true, isFull(clause) {
        clause[clause.count - 1] = word.dropLast()
        clauses.append(clause.joined(separator: " "))
        clause = []
      }
    }
    if clause.isEmpty { return }
    if isFull(clause) || clauses.isEmpty {
      clauses.append(clause.joined(separator: " "))
    } else {
      clauses[clauses.count - 1] += ", " + clause.joined(separator: " ")
    }
  }

  private static let joints: Set<Substring> = [
    "and", "or", "but", "than", "then", "when", "while", "because",
  ]
}
