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
  /// A segment without words, or with blank ones, is as it was, or left out if the text `isBeside` its source.
  /// `lineBreak` is what stands between lines in the file.
  func written(
    _ texts: [String?], by breaker: LineBreaker, lineBreak: String, isBeside: Bool
  ) -> String {
    zip(segments, texts).compactMap { segment, text in
      guard let text, text.contains(where: { !$0.isWhitespace }) else {
        return isBeside ? nil : segment.raw
      }
      return written(segment, CleanText.singleLine(text), breaker, lineBreak, isBeside)
    }.joined(separator: lineBreak)
  }

  /// What ends the looks that begin inside the text and that nothing ends, so that what follows has its own.
  var closing: String {
    guard format == .ass else {
      return segments.enumerated().reversed().map { number, segment in
        let inner = number > 0 ? 0 : segment.marks.firstIndex { $0.place > 0 } ?? segment.marks.count
        return MarkPair.closings(of: segment.marks, from: inner)
      }.joined().replacing("</v>", with: "")
    }
    let isDrawing =
      segments.flatMap(\.marks).compactMap { OverrideLexer.drawing(after: $0.markup[...]) }.last == true
    let isChanged = segments.enumerated().contains { number, segment in
      let pairs = Set(MarkPair.pairs(of: segment.marks).flatMap { [$0.opening, $0.closing] })
      return segment.marks.enumerated().contains { index, mark in
        (number > 0 || mark.place > 0) && !pairs.contains(index) && mark.markup.contains("\\")
          && !OverrideBlock.isForLine(mark.markup) && OverrideBlock.still(mark.markup) != nil
      }
    }
    return isDrawing || isChanged ? "{" + (isChanged ? "\\r" : "") + (isDrawing ? "\\p0" : "") + "}" : ""
  }

  private func written(
    _ segment: CueSegment, _ text: String, _ breaker: LineBreaker, _ lineBreak: String, _ isBeside: Bool
  ) -> String {
    var marks = MarkPlacement(segment, text, isBeside: isBeside).placed[...]
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
