/// A sentence with the stretches told apart that must come out as they are, or as a glossary says.
struct ProtectedText: Hashable {
  /// A stretch that the model does not get to see.
  struct Span: Hashable {
    enum Kind: Hashable {
      case verbatim(Verbatim.Kind)
      case term
      case number
    }

    var kind: Kind
    /// What the translation has in its place.
    var rendering: String
    /// What of its ending the model does see: "'s".
    var ending = ""
  }

  enum Segment: Hashable {
    case text(String)
    case span(Span)
  }

  private(set) var segments: [Segment] = []

  /// The stretches, in their order.
  var spans: [Span] {
    segments.compactMap { if case .span(let span) = $0 { span } else { nil } }
  }

  var hasTerms: Bool { spans.contains { $0.kind == .term } }

  /// What is left to the model's own wording.
  var free: String {
    segments.map { if case .text(let text) = $0 { text } else { " " } }.joined()
  }

  /// Takes a sentence apart; what is shouted or stammered is brought to its usual form on the way.
  init(_ sentence: String, glossary: GlossaryMatcher) {
    let isShouted = SpokenForm.isShouted(sentence)
    let fluent = SpokenForm.fluent(sentence)
    var text = ""
    var isFirst = true
    var rest = fluent[...]
    func usual() -> String { isShouted ? SpokenForm.calmed(text, isFirst: isFirst) : text }
    while !rest.isEmpty {
      let space = rest.prefix { $0 == " " }
      text += space
      let word = rest[space.endIndex...].prefix { $0 != " " }
      rest = rest[word.endIndex...]
      var index = word.startIndex
      let verbatim = Verbatim.stretches(of: word)
      if verbatim.isEmpty, glossary.isEmpty {
        text += word
        continue
      }
      while index < word.endIndex {
        let match = glossary.match(in: fluent[...], at: index, isShouted: isShouted)
        if let stretch = verbatim.first(where: { $0.range.lowerBound == index }) {
          segments += [
            .text(usual()),
            .span(Span(kind: .verbatim(stretch.kind), rendering: String(word[stretch.range]))),
          ]
          (text, isFirst, index) = ("", false, stretch.range.upperBound)
        } else if let match, verbatim.allSatisfy({ !$0.range.contains(index) }) {
          segments += [
            .text(usual()), .span(Span(kind: .term, rendering: match.entry.target, ending: match.ending)),
          ]
          (text, isFirst, index) = ("", false, match.range.upperBound)
          if index > word.endIndex {
            // The term had several words.
            rest = fluent[index...]
            break
          }
        } else {
          text.append(word[index])
          index = word.index(after: index)
        }
      }
    }
    segments.append(.text(usual()))
    segments.removeAll { $0 == .text("") }
  }

  /// The sentence with its numbers protected, too.
  var withNumbers: ProtectedText {
    var copy = self
    copy.segments = segments.flatMap { segment -> [Segment] in
      guard case .text(let text) = segment else { return [segment] }
      var parts: [Segment] = []
      var start = text.startIndex
      for number in NumberForm.numbers(in: text) {
        parts += [
          .text(String(text[start..<number.range.lowerBound])),
          .span(Span(kind: .number, rendering: number.text)),
        ]
        start = number.range.upperBound
      }
      return (parts + [.text(String(text[start...]))]).filter { $0 != .text("") }
    }
    return copy
  }
}
