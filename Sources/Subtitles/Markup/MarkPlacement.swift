/// Where the markup of a text goes in its translation.
///
/// What stands around the whole stays around the whole. Of what is inside, a pair of tags goes around the same words
/// where the translation has them (a name, a title, a number), and around the whole where it covers more than half of
/// the text; anything else goes, empty, to the end: word order differs between languages, so its true place is unknown,
/// and a wrong word in italics is worse than none. Nothing is lost.
struct MarkPlacement {
  /// Markup, and how many characters that are no white space stand before it.
  struct Placed: Hashable {
    var markup: String
    var place: Int
    /// Whether it clings to what stands before it.
    var isClosing: Bool
  }

  private let segment: CueSegment
  private let translation: String
  /// Ink before and behind the words, and of all, in the segment and in its translation.
  private let front: Int
  private let back: Int
  private let length: Int
  private let end: Int

  /// The marks of `segment` around `translation`, which stands between the segment's prefix and suffix.
  init(_ segment: CueSegment, _ translation: String) {
    self.segment = segment
    self.translation = translation
    front = segment.prefix.inkCount
    back = segment.suffix.inkCount
    length = front + segment.text.inkCount + back
    end = front + translation.inkCount + back
  }

  /// All marks, in the order in which they are written.
  var placed: [Placed] {
    var placed = segment.marks.map(alone)
    var known: [(range: Range<Int>, found: Range<Int>)] = []
    for (opening, closing) in MarkPair.pairs(of: segment.marks) {
      let range = segment.marks[opening].place..<segment.marks[closing].place
      let found = range.count * 2 > length ? widened(range) : same(range, known) ?? end..<end
      known.append((range, found))
      placed[opening].place = found.lowerBound
      placed[opening].isClosing = found.isEmpty
      placed[closing].place = found.upperBound
      placed[closing].isClosing = true
    }
    return placed.enumerated().sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }
      .map(\.element)
  }

  private func widened(_ range: Range<Int>) -> Range<Int> {
    (range.lowerBound == 0 ? 0 : front)..<(range.upperBound == length ? end : end - back)
  }

  /// Where the words of `range` stand in the translation, letter by letter: apart from those that stood apart from them.
  private func same(_ range: Range<Int>, _ known: [(range: Range<Int>, found: Range<Int>)]) -> Range<Int>? {
    let source = (segment.prefix + segment.text).filter { !$0.isWhitespace }
    let wanted = Array(source.dropFirst(range.lowerBound).prefix(range.count))
    guard wanted.contains(where: { $0.isLetter || $0.isNumber }) else { return nil }
    let places = Array(translation.filter { !$0.isWhitespace }).ranges(of: wanted)
    return places.lazy.map { ($0.lowerBound + front)..<($0.upperBound + front) }.first { place in
      known.allSatisfy { range.overlaps($0.range) || !place.overlaps($0.found) }
    }
  }

  /// Markup without a partner: at the beginning it stays there, and so does what places the whole line.
  private func alone(_ mark: CueSegment.Mark) -> Placed {
    let isForLine =
      mark.markup.hasPrefix("{")
      && ["\\pos", "\\an", "\\move", "\\fad", "\\clip", "\\org", "\\q"].contains(where: mark.markup.contains)
    if mark.place == 0 || isForLine { return Placed(markup: mark.markup, place: 0, isClosing: false) }
    return Placed(markup: mark.markup, place: end, isClosing: true)
  }
}
