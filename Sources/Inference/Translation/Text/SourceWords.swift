internal import Subtitles

/// The words of a text as the end of a sentence is looked for in them: between spaces, and in Japanese after each full
/// stop outside of brackets.
struct SourceWords {
  /// A word, and the white space before it.
  struct Word {
    var text: Substring
    var gap: Substring
  }

  private(set) var words: [Word] = []

  init(_ text: String) {
    var depth = 0
    var rest = text[...]
    while !rest.isEmpty {
      let gap = rest.prefix(while: \.isWhitespace)
      let word = rest[gap.endIndex...].prefix { !$0.isWhitespace }
      rest = rest[word.endIndex...]
      if word.isEmpty { break }
      add(word, gap: gap, &depth)
    }
  }

  private mutating func add(_ word: Substring, gap: Substring, _ depth: inout Int) {
    var start = word.startIndex
    var gap = gap
    for index in word.indices {
      switch word[index] {
      case "「", "『", "（": depth += 1
      case "」", "』", "）": depth = max(0, depth - 1)
      case "。", "！", "？":
        let end = word.index(after: index)
        // 「はい。」と言った: what stands in brackets is part of a sentence. Brackets that never close hold nothing.
        guard depth == 0 || depth > 8, end < word.endIndex, !Self.clings.contains(word[end]) else { continue }
        words.append(Word(text: word[start..<end], gap: gap))
        (start, gap) = (end, "")
      default: break
      }
    }
    words.append(Word(text: word[start...], gap: gap))
  }

  /// What follows a full stop and still belongs to its sentence.
  private static let clings: Set<Character> = ["。", "！", "？", "」", "』", "）", "…", "\"", "”"]
}

extension SourceWords.Word {
  /// Whether a sentence ends with this word.
  func ends(before next: SourceWords.Word) -> Bool {
    guard SentenceEnd.isReached(at: String(text), next: String(next.text)) == true else { return false }
    return next.text.first(where: { $0.isLetter || $0.isNumber })?.isLowercase != true
  }
}
