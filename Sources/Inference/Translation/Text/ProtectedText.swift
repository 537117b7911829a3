/// A sentence with the stretches told apart that must come out as they are, or as a glossary says.
struct ProtectedText: Hashable {
  /// A stretch that the model does not get to see.
  struct Span: Hashable {
    enum Kind: Hashable {
      case verbatim(Verbatim.Kind)
      case term
      case number
      /// In a script that the language is not written in.
      case foreign
    }

    var kind: Kind
    /// What the translation has in its place.
    var rendering: String
    /// What of its ending the model does see: "'s".
    var ending = ""

    /// Whether its meaning depends on its place among others of its kind.
    var isByPlace: Bool {
      switch kind {
      case .verbatim(.placeholder), .verbatim(.numberPlaceholder): Placeholder.isByPlace(rendering)
      case .verbatim, .term, .number, .foreign: false
      }
    }

    /// What a number counts in.
    var unit: NumberUnit? { kind == .number ? Amount.amounts(in: rendering).last?.unit : nil }
  }

  enum Segment: Hashable {
    case text(String)
    case span(Span)
  }

  private(set) var segments: [Segment] = []
  /// Whether the sentence is in another script for the most part.
  let isForeign: Bool

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
  ///
  /// Without `scripts` every script is the language's own.
  init(_ sentence: String, glossary: GlossaryMatcher, scripts: SourceScripts? = nil) {
    let isShouted = SpokenForm.isShouted(sentence)
    let fluent = SpokenForm.fluent(sentence)
    let foreign = scripts?.foreign(in: fluent[...]) ?? []
    isForeign = scripts?.isForeign(fluent, foreign: foreign) ?? false
    var stretches = Self.stretches(
      of: fluent,
      foreign.map { ($0, scripts?.isMeasure(fluent[$0]) == true ? .verbatim(.numberPlaceholder) : .foreign) })[
        ...]
    var text = ""
    var index = fluent.startIndex
    func addText() {
      guard !text.isEmpty else { return }
      segments.append(.text(isShouted ? SpokenForm.calmed(text, isFirst: segments.isEmpty) : text))
    }
    func add(_ span: Span, upTo end: String.Index) {
      addText()
      segments.append(.span(span))
      (text, index) = ("", end)
    }
    while index < fluent.endIndex {
      let match = glossary.isEmpty ? nil : glossary.match(in: fluent[...], at: index, isShouted: isShouted)
      if let stretch = stretches.first, stretch.range.lowerBound == index,
        match.map({ $0.range.upperBound < stretch.range.upperBound }) ?? true
      {
        // A term inside an address is none; one that is all of a code is wanted.
        stretches.removeFirst()
        let rendering = String(fluent[stretch.range])
        add(Span(kind: stretch.kind, rendering: rendering), upTo: stretch.range.upperBound)
      } else if glossary.isEmpty {
        let end = stretches.first?.range.lowerBound ?? fluent.endIndex
        text += fluent[index..<end]
        index = end
      } else if let match {
        add(
          Span(kind: .term, rendering: match.entry.target, ending: match.ending), upTo: match.range.upperBound
        )
        stretches = stretches.drop { $0.range.lowerBound < index }
      } else {
        text.append(fluent[index])
        index = fluent.index(after: index)
      }
    }
    addText()
  }

  /// What is kept as it is, in its order; a word in another script takes what stands in it along.
  private static func stretches(
    of sentence: String, _ foreign: [(range: Range<String.Index>, kind: Span.Kind)]
  ) -> [(range: Range<String.Index>, kind: Span.Kind)] {
    let verbatim = Verbatim.stretches(in: sentence[...])
    let words = foreign.filter { word in !verbatim.contains { $0.range.contains(word.range.lowerBound) } }
    let others = verbatim.filter { stretch in !words.contains { $0.range.overlaps(stretch.range) } }
    return (others.map { ($0.range, .verbatim($0.kind)) } + words).sorted {
      $0.range.lowerBound < $1.range.lowerBound
    }
  }

  /// What a model was asked to copy and may have spelled anew.
  var shortCodes: [String] {
    segments.flatMap { segment -> [String] in
      guard case .text(let text) = segment else { return [] }
      return Self.shortCodes(of: text).map { String(text[$0]) }
    }
  }

  /// The sentence with its numbers and short codes protected, too.
  var withNumbers: ProtectedText {
    var copy = self
    copy.segments = segments.flatMap { segment -> [Segment] in
      guard case .text(let text) = segment else { return [segment] }
      var parts: [Segment] = []
      var start = text.startIndex
      for (range, span) in Self.guarded(text) {
        parts += [.text(String(text[start..<range.lowerBound])), .span(span)]
        start = range.upperBound
      }
      return (parts + [.text(String(text[start...]))]).filter { $0 != .text("") }
    }
    return copy
  }

  /// Short codes, pairs of numbers, numbers with their units, other numbers, and Roman numerals.
  private static func guarded(_ text: String) -> [(range: Range<String.Index>, span: Span)] {
    var found = shortCodes(of: text).map {
      (range: $0, span: Span(kind: .verbatim(.code), rendering: String(text[$0])))
    }
    func add(_ range: Range<String.Index>, _ rendering: String) {
      if found.contains(where: { $0.range.overlaps(range) }) { return }
      found.append((range, Span(kind: .number, rendering: rendering)))
    }
    let amounts = Amount.amounts(in: text)
    for pair in NumberPair.pairs(in: text) {
      let own = amounts.filter { $0.range.overlaps(pair.range) }
      let start = min(pair.range.lowerBound, own.first?.range.lowerBound ?? pair.range.lowerBound)
      let end = max(pair.range.upperBound, own.last?.range.upperBound ?? pair.range.upperBound)
      add(
        start..<end,
        text[start..<pair.range.lowerBound] + pair.text(in: text) + text[pair.range.upperBound..<end]
      )
    }
    for amount in amounts { add(amount.range, amount.text) }
    for number in NumberForm.numbers(in: text) {
      let range = number.start(in: text)..<number.range.upperBound
      add(range, String(text[range]))
    }
    for numeral in RomanNumeral.numerals(in: text) { add(numeral.range, numeral.text) }
    return found.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private static func shortCodes(of text: String) -> [Range<String.Index>] {
    text.split(separator: " ").compactMap { word in
      guard word.contains(where: \.isNumber), let code = Verbatim.code(in: word, AddressForm.bare(word)),
        CodeForm.isShort(code)
      else { return nil }
      return code.startIndex..<code.endIndex
    }
  }
}
