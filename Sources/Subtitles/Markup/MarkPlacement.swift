/// Where the markup of a text goes in its translation.
///
/// What stands around the whole stays around the whole. Of what is inside, a pair of tags goes around the same words
/// where the translation has them (a name, a title, a number), and around the whole where it covers more than half of
/// the text; anything else goes, empty, to the end: word order differs between languages, so its true place is unknown,
/// and a wrong word in italics is worse than none. Nothing is lost but the small letters of a ruby whose word is gone.
///
/// Beside its source, what has no place is left out: the source has it. So are drawings and the times of single words
/// (karaoke), which would count twice.
struct MarkPlacement {
  /// Markup, and how many characters that are no white space stand before it.
  struct Placed: Hashable {
    var markup: String
    var place: Int
    /// Whether it clings to what stands before it.
    var isClosing: Bool

    init(_ mark: CueSegment.Mark, at place: Int, isClosing: Bool) {
      markup = mark.markup
      (self.place, self.isClosing) = (place, isClosing)
    }
  }

  private let segment: CueSegment
  private let translation: String
  private let isBeside: Bool
  /// Ink before and behind the words, and of all, in the segment and in its translation.
  private let front: Int
  private let back: Int
  private let length: Int
  private let end: Int

  /// The marks of `segment` around `translation`, which stands between the segment's prefix and suffix; `isBeside` tells
  /// whether the segment stands beside it, as it was.
  init(_ segment: CueSegment, _ translation: String, isBeside: Bool = false) {
    self.segment = segment
    self.translation = translation
    self.isBeside = isBeside
    front = segment.prefix.inkCount
    back = segment.suffix.inkCount
    length = front + segment.text.inkCount + back
    end = front + translation.inkCount + back
  }

  /// All marks, in the order in which they are written.
  var placed: [Placed] {
    var placed = segment.marks.map(alone)
    var known: [(range: Range<Int>, found: Range<Int>)] = []
    /// What stands inside words that the translation has, by the marks around them.
    var inner: [(marks: Range<Int>, shift: Int)] = []
    for (opening, closing) in MarkPair.pairs(of: segment.marks) {
      let range = segment.marks[opening].place..<segment.marks[closing].place
      let isRuby = segment.marks[opening].markup.hasPrefix("<ruby")
      let same = same(range, known)
      let found = range.count * 2 > length && !isRuby ? widened(range) : same ?? end..<end
      known.append((range, found))
      if found == same { inner.append((opening + 1..<closing, found.lowerBound - range.lowerBound)) }
      let isLeftOut = found.isEmpty && (isBeside || isRuby)
      placed[opening] =
        isLeftOut ? nil : Placed(segment.marks[opening], at: found.lowerBound, isClosing: found.isEmpty)
      placed[closing] =
        isLeftOut ? nil : Placed(segment.marks[closing], at: found.upperBound, isClosing: true)
    }
    for (marks, shift) in inner {
      for index in marks where CueSegment.Mark.isSmall(segment.marks[index].markup) {
        placed[index] = Placed(segment.marks[index], at: segment.marks[index].place + shift, isClosing: true)
      }
    }
    return placed.enumerated().sorted {
      ($0.element?.place ?? 0, $0.offset) < ($1.element?.place ?? 0, $1.offset)
    }
    .compactMap(\.element).compactMap(beside)
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

  /// Markup without a partner: at the beginning it stays there, and so does what places the whole line; `nil` leaves it out.
  private func alone(_ mark: CueSegment.Mark) -> Placed? {
    if CueSegment.Mark.isSmall(mark.markup) { return nil }
    if mark.place == 0 || OverrideBlock.isForLine(mark.markup) {
      return Placed(mark, at: 0, isClosing: false)
    }
    return isBeside ? nil : Placed(mark, at: end, isClosing: true)
  }

  /// The mark as it stands beside its source, if it does.
  private func beside(_ placed: Placed) -> Placed? {
    var placed = placed
    if isBeside {
      guard let markup = OverrideBlock.still(placed.markup) else { return nil }
      placed.markup = markup
    }
    return placed
  }
}
