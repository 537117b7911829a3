internal import Subtitles

/// A text taken apart: what a translator cannot change, and the sentences between, so that the whole can be put
/// together again with every line break, blank line, indentation and tab where it was.
struct TextLayout: Hashable, Sendable {
  /// A part of the text.
  enum Element: Hashable, Sendable {
    /// Kept as it is.
    case verbatim(String)
    /// Lines that belong together.
    case paragraph(Paragraph)
  }

  /// Sentences that run on over one line or several.
  struct Paragraph: Hashable, Sendable {
    /// The sentences, without the white space around them.
    var sentences: [FramedText]
    /// The white space before each sentence but the first; as long as `sentences`.
    var gaps: [String]
    /// The line breaks inside, and how large a share of the text, in thousandths, each line has.
    var breaks: [String] = []
    var shares: [Int] = []
  }

  private(set) var elements: [Element] = []

  /// The sentences in their order.
  var sentences: [FramedText] {
    elements.flatMap { element -> [FramedText] in
      if case .paragraph(let paragraph) = element { paragraph.sentences } else { [] }
    }
  }

  init(_ text: String) {
    var lines = TextLines(text).lines[...]
    while let line = lines.popFirst() {
      if line.core.isEmpty {
        add([line.before, line.after, line.end])
        continue
      }
      var joined = [line]
      while joined.count < TextLines.longestRun, let last = joined.last, let next = lines.first,
        last.runs(into: next)
      {
        joined.append(next)
        lines.removeFirst()
      }
      add([line.before])
      elements.append(.paragraph(Paragraph(joined)))
      if let last = joined.last { add([last.after, last.end]) }
    }
  }

  /// The text again, with a translation for each of the sentences, in their order.
  func text(with translations: [String]) -> String {
    var rest = translations[...]
    return elements.map { element in
      switch element {
      case .verbatim(let text): return text
      case .paragraph(let paragraph):
        let own = rest.prefix(paragraph.sentences.count)
        rest = rest.dropFirst(own.count)
        return paragraph.text(with: Array(own))
      }
    }.joined()
  }

  private mutating func add(_ parts: [Substring]) {
    let verbatim = parts.joined()
    if verbatim.isEmpty { return }
    if case .verbatim(let text) = elements.last {
      elements[elements.count - 1] = .verbatim(text + verbatim)
    } else {
      elements.append(.verbatim(verbatim))
    }
  }
}

extension TextLayout.Paragraph {
  fileprivate init(_ lines: [TextLines.Line]) {
    let pieces = SourceText.sentences(of: lines.map { String($0.core) }.joined(separator: " "))
    sentences = pieces.map { FramedText($0.text) }
    gaps = pieces.map(\.gap)
    guard lines.count > 1 else { return }
    breaks = zip(lines, lines.dropFirst()).map { [$0.after, $0.end, $1.before].joined() }
    let total = max(1, lines.reduce(0) { $0 + $1.core.count })
    shares = lines.map { 1000 * $0.core.count / total }
  }

  fileprivate func text(with translations: [String]) -> String {
    var text = ""
    for (index, sentence) in sentences.enumerated() {
      let translation = sentence.text(with: translations[index])
      // No space where the language translated to has none between sentences; an emoji keeps its distance.
      let isSpaced = sentence.core.isEmpty || text.last?.isWrittenWithoutSpaces != true
      if isSpaced { text += gaps[index] }
      text += translation
    }
    guard !breaks.isEmpty else { return text }
    let lines = TranslationSplitter.split(text, byShares: shares)
    return zip(lines, breaks + [""]).map { $0 + $1 }.joined()
  }
}
