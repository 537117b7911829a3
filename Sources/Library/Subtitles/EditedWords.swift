internal import Subtitles

/// The words of a text that a person changed, with the times of what was heard.
///
/// Words that are the same at the beginning and at the end keep their times. Those between share out the time between
/// evenly; where nothing was heard between, they have none and are left out.
enum EditedWords {
  static func words(of text: String, heard: [Word]) -> [Word] {
    let texts = text.split(whereSeparator: \.isWhitespace).map(String.init)
    let shorter = min(texts.count, heard.count)
    let front = zip(texts, heard).prefix { $0 == $1.text }.count
    let back = zip(texts.reversed(), heard.reversed()).prefix(shorter - front).prefix { $0 == $1.text }.count
    let changed = Array(texts[front..<texts.count - back])
    return heard.prefix(front) + spread(changed, over: heard[front..<heard.count - back]) + heard.suffix(back)
  }

  private static func spread(_ texts: [String], over heard: ArraySlice<Word>) -> [Word] {
    guard let first = heard.first, let last = heard.last, !texts.isEmpty else { return [] }
    // Word for word is the usual correction: each keeps the time of the one it stands for.
    if texts.count == heard.count { return zip(texts, heard).map { Word($0, $1.span) } }
    let duration = max(0, last.span.end - first.span.start)
    let moments = (0...texts.count).map { index in
      // The parts are counted so that no product exceeds what an `Int` holds.
      let whole = duration / texts.count * index
      return first.span.start + (whole + duration % texts.count * index / texts.count)
    }
    return texts.indices.map { Word(texts[$0], TimeSpan(start: moments[$0], end: moments[$0 + 1])) }
  }
}
