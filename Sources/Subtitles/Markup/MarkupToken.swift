/// A piece of a cue's text as it stands in a file.
struct MarkupToken: Hashable {
  enum Kind: Hashable {
    /// What is read, with references and escapes resolved.
    case text(String)
    /// What changes the looks: a tag or a block of overrides.
    case markup
    /// A break between lines.
    case lineBreak
  }

  var kind: Kind
  /// As it stands in the file.
  var raw: Substring

  var plain: String {
    if case .text(let text) = kind { text } else { "" }
  }
}

extension SubtitleFile.Format {
  /// The pieces of a cue's text; together they are the text.
  func tokens(of body: Substring) -> [MarkupToken] {
    switch self {
    case .srt: TagLexer.tokens(of: body, allowsOverrides: true)
    case .vtt: TagLexer.tokens(of: body, allowsOverrides: false)
    case .ass: OverrideLexer.tokens(of: body)
    }
  }

  /// A text as it must stand in a file to be read so; `hasReferences` says whether the cue writes `&amp;` for `&`.
  func escaped(_ text: String, hasReferences: Bool) -> String {
    switch self {
    case .srt: hasReferences ? WebVTTWriter.escaped(text) : text.replacing("-->", with: "→")
    case .vtt: WebVTTWriter.escaped(text)
    case .ass: SubStationAlphaWriter.escaped(text)
    }
  }
}

/// Collects the pieces of a text in order.
struct TokenCollector {
  private let body: Substring
  private(set) var tokens: [MarkupToken] = []
  private var text = ""
  private var start: Substring.Index
  /// Whether what would be text is part of a drawing.
  var isDrawing = false

  init(_ body: Substring) {
    self.body = body
    start = body.startIndex
  }

  mutating func add(_ text: Unicode.Scalar) { self.text.unicodeScalars.append(text) }

  /// A piece of another kind, from `index` up to `end`; the text so far ends before it.
  mutating func add(_ kind: MarkupToken.Kind, _ index: Substring.Index, _ end: Substring.Index) {
    flush(before: index)
    tokens.append(MarkupToken(kind: kind, raw: body[index..<end]))
    start = end
  }

  mutating func flush(before index: Substring.Index) {
    if start < index {
      tokens.append(MarkupToken(kind: isDrawing ? .markup : .text(text), raw: body[start..<index]))
    }
    text = ""
  }
}
