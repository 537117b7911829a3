/// The text of one cue of a file, taken apart, and put together again with other words.
struct CueText: Hashable {
  let body: String
  let segments: [CueSegment]
  private let format: SubtitleFile.Format
  private let hasReferences: Bool

  init(_ body: Substring, format: SubtitleFile.Format) {
    self.body = String(body)
    self.format = format
    let tokens = format.tokens(of: body)
    segments = CueSegment.segments(of: tokens)
    hasReferences = tokens.contains { $0.raw.contains("&") && $0.plain != $0.raw && $0.kind != .markup }
  }

  /// The segments with these words in place of their own, in lines.
  ///
  /// A segment without words, or with blank ones, is as it was, or left out if `omitsRest`. `lineBreak` is what stands
  /// between lines in the file.
  func written(
    _ texts: [String?], by breaker: LineBreaker, lineBreak: String, omitsRest: Bool
  ) -> String {
    zip(segments, texts).compactMap { segment, text in
      guard let text, text.contains(where: { !$0.isWhitespace }) else {
        return omitsRest ? nil : segment.raw
      }
      return written(segment, CleanText.singleLine(text), breaker, lineBreak)
    }.joined(separator: lineBreak)
  }

  private func written(
    _ segment: CueSegment, _ text: String, _ breaker: LineBreaker, _ lineBreak: String
  ) -> String {
    var marks = MarkPlacement(segment, text).placed[...]
    var (ink, result, run) = (0, "", "")
    func take(_ isDue: (MarkPlacement.Placed) -> Bool) {
      while let mark = marks.first, isDue(mark) {
        result += format.escaped(run, hasReferences: hasReferences) + mark.markup
        run = ""
        marks = marks.dropFirst()
      }
    }
    for (index, line) in breaker.lines(of: segment.prefix + text + segment.suffix).lines.enumerated() {
      if index > 0 {
        result += format.escaped(run, hasReferences: hasReferences) + lineBreak
        run = ""
      }
      for character in line {
        if !character.isWhitespace {
          take { $0.place <= ink }
          ink += 1
        }
        run.append(character)
        take { $0.isClosing && $0.place <= ink }
      }
    }
    take { _ in true }
    return result + format.escaped(run, hasReferences: hasReferences)
  }
}
