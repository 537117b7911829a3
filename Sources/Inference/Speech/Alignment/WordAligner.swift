/// Finds where each word of a text was said, for recognisers that give text alone.
///
/// Words are spelled as coarse kinds of sounds, which are laid along the loudness and brightness of the voice
/// (Decisions/0053). Pauses between islands lie between words, and no word begins or ends in one.
enum WordAligner {
  /// How much of an island may come after its last word's clear end.
  private static let longestTail = SampleTime.milliseconds(500)

  /// The words of `text` with their places, in order, none overlapping the next, all inside the islands.
  ///
  /// `sound` must hold the islands.
  static func align(_ text: String, islands: [Range<Int64>], sound: SoundBuffer) -> [Utterance.Word] {
    let words = split(text)
    guard !words.isEmpty, !islands.isEmpty else { return [] }
    let frames = VoicedFrames(islands: islands, sound: sound)
    let units = AlignmentUnit.units(of: words)
    guard let ends = AlignmentLattice(units: units, frames: frames).boundaries() else {
      return spread(words, over: islands)
    }
    var first = [Int?](repeating: nil, count: words.count)
    var last = [Int](repeating: 0, count: words.count)
    var start = 0
    for (unit, end) in zip(units, ends) {
      if unit.sound != .pause {
        first[unit.word] = first[unit.word] ?? start
        last[unit.word] = end
      }
      start = end
    }
    var placed = words.indices.map { index in
      let from = first[index] ?? 0
      return Utterance.Word(
        text: words[index], start: frames.starts[min(from, frames.count - 1)],
        end: frames.end(before: last[index]))
    }
    holdPhraseEnds(of: &placed, islands: islands)
    return placed
  }

  /// Lets the last word before a pause last until the voice does: faint final sounds look like a pause.
  private static func holdPhraseEnds(of words: inout [Utterance.Word], islands: [Range<Int64>]) {
    for index in words.indices {
      let next = index + 1 < words.count ? words[index + 1].start : Int64.max
      guard
        let island = islands.last(where: { $0.lowerBound < words[index].end }), next >= island.upperBound,
        island.upperBound - words[index].end <= longestTail
      else { continue }
      words[index].end = island.upperBound
    }
  }

  /// The words between blanks; what has neither letter nor digit stays with the word before it.
  static func split(_ text: String) -> [String] {
    var words: [String] = []
    var loose = ""
    for piece in text.split(whereSeparator: \.isWhitespace) {
      if piece.contains(where: { $0.isLetter || $0.isNumber }) {
        words.append(loose + piece)
        loose = ""
      } else if words.isEmpty {
        loose += piece + " "
      } else {
        words[words.count - 1] += " " + piece
      }
    }
    return words
  }

  /// Evenly over the voice: for text with more sounds than the voice has frames.
  private static func spread(_ words: [String], over islands: [Range<Int64>]) -> [Utterance.Word] {
    let voiced = islands.reduce(0) { $0 + Int64($1.count) }
    let count = Int64(words.count)
    return words.enumerated().map { index, word in
      let start = place(voiced * Int64(index) / count, in: islands, isEnd: false)
      let end = place(voiced * Int64(index + 1) / count, in: islands, isEnd: true)
      return Utterance.Word(text: word, start: start, end: end)
    }
  }

  /// The sample after so many voiced ones; at an edge the end of the island before or the start of the next.
  private static func place(_ offset: Int64, in islands: [Range<Int64>], isEnd: Bool) -> Int64 {
    var left = offset
    for island in islands {
      let length = Int64(island.count)
      if left < length || isEnd && left == length { return island.lowerBound + left }
      left -= length
    }
    return islands.last?.upperBound ?? 0
  }
}
