internal import Subtitles

/// A sentence with what a translator cannot change taken off: at both ends musical notes, emoji, dashes and tags, and
/// inside it emoji and tags with their places.
struct FramedText: Hashable, Sendable {
  /// What stands inside.
  struct Mark: Hashable, Sendable {
    /// The mark, with the spaces around it.
    var text: String
    /// The share of the sentence before it, in thousandths.
    var place: Int
  }

  /// What comes first, as it was.
  private(set) var before = ""
  /// What is to be translated; empty when nothing is.
  private(set) var core = ""
  /// What comes last, as it was.
  private(set) var after = ""
  /// What is put back inside, in order.
  private(set) var marks: [Mark] = []

  init(_ text: String) {
    guard !SourceText.isPassedThrough(text) else {
      before = text
      return
    }
    var head = text[...]
    while true {
      let mark = Self.frame(at: head)
      if mark.isEmpty { break }
      head = head[mark.endIndex...]
    }
    before = String(text[..<head.startIndex])
    takeOutMarks(head)
  }

  /// The sentence again, with the translation of its core.
  func text(with translation: String) -> String {
    guard !marks.isEmpty, !core.isEmpty else { return before + translation + after }
    let places = [0] + marks.map(\.place) + [1000]
    let shares = zip(places, places.dropFirst()).map { $1 - $0 }
    let parts = TranslationSplitter.split(translation, byShares: shares)
    return before + zip(parts, marks.map(\.text) + [""]).map { $0 + $1 }.joined() + after
  }

  /// Spaces, a speaker's dash, a tag or an ornament, whichever `text` begins with.
  private static func frame(at text: Substring) -> Substring {
    guard let first = text.first else { return text }
    if first.isWhitespace || Ornament.isOrnament(first) { return text.prefix(1) }
    let speaker = SpeakerMark.prefix(of: text)
    return speaker.isEmpty ? MarkupTag.prefix(of: text) : speaker
  }

  private mutating func takeOutMarks(_ text: Substring) {
    // Most sentences have nothing of the kind.
    if text.utf8.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: "{") }) {
      core = String(text)
      return
    }
    var found: [(text: Substring, offset: Int)] = []
    var core = ""
    var count = 0
    var rest = text
    while let first = rest.first {
      let mark = Self.mark(at: rest)
      guard mark.isEmpty else {
        found.append((mark, count))
        rest = rest[mark.endIndex...]
        // What stood between two words still parts them.
        if mark.contains(where: \.isWhitespace), core.last?.isWhitespace == false, !rest.isEmpty {
          core += " "
          count += 1
        }
        continue
      }
      core.append(first)
      count += 1
      rest = rest.dropFirst()
    }
    let spaces = core.reversed().prefix { $0.isWhitespace }.count
    core.removeLast(spaces)
    let end = count - spaces
    after = String(found.filter { $0.offset >= end }.map(\.text).joined())
    marks = found.filter { $0.offset < end }.map {
      Mark(text: String($0.text), place: 1000 * $0.offset / max(1, end))
    }
    self.core = core
  }

  /// An ornament with the spaces around it, or a tag, at the beginning of `text`.
  private static func mark(at text: Substring) -> Substring {
    guard let first = text.first else { return text }
    if first == "<" || first == "{" { return MarkupTag.prefix(of: text) }
    guard Ornament.isOrnament(first) || first.isWhitespace else { return text.prefix(0) }
    let spaces = text.prefix(while: \.isWhitespace)
    var ornaments = text[spaces.endIndex...].prefix(while: Ornament.isOrnament)
    if ornaments.isEmpty { return text.prefix(0) }
    ornaments = text[ornaments.endIndex...].prefix(while: \.isWhitespace)
    return text[..<ornaments.endIndex]
  }
}
