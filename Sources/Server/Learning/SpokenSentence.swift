internal import Library
internal import Subtitles

/// Cues that are kept together: a sentence is often shown as several, and a part of one teaches little.
struct SpokenSentence: Hashable, Sendable {
  /// The most cues that one sentence has.
  private static let mostCues = 6

  /// By start; at least one.
  let cues: [StoredCue]

  /// The cues whose middle lies in `span`; `nil` when there are none.
  init?(in span: TimeSpan, of all: [StoredCue]) {
    let cues = all.filter { cue in
      let middle = (cue.cue.span.start.milliseconds + cue.cue.span.end.milliseconds) / 2
      return span.contains(Timestamp(milliseconds: middle))
    }
    if cues.isEmpty { return nil }
    self.cues = cues
  }

  /// The whole sentence that the cue at `index` of `all` is a part of.
  init(around index: Int, of all: [StoredCue]) {
    var (first, last) = (index, index)
    while first > 0, last - first + 1 < Self.mostCues, !Self.ends(all[first - 1], before: all[first]) {
      first -= 1
    }
    while last + 1 < all.count, last - first + 1 < Self.mostCues, !Self.ends(all[last], before: all[last + 1])
    {
      last += 1
    }
    cues = Array(all[first...last])
  }

  /// What is said, on one line.
  var text: String { cues.map { Self.oneLine($0.cue.text, " ") }.joined(separator: " ") }

  /// The whole translation, on one line; `nil` as long as a part of it is missing.
  var translation: String? {
    let parts = cues.compactMap(\.translation.text)
    return parts.count == cues.count ? parts.map { Self.oneLine($0, "") }.joined() : nil
  }

  /// From the beginning of the first cue to the end of the last.
  var span: TimeSpan {
    cues.dropFirst().reduce(cues[0].cue.span) { span, cue in
      TimeSpan(start: min(span.start, cue.cue.span.start), end: max(span.end, cue.cue.span.end))
    }
  }

  private static func ends(_ cue: StoredCue, before next: StoredCue) -> Bool {
    SentenceAssembler().isSentenceEnd(cue.cue, next: next.cue)
  }

  private static func oneLine(_ text: String, _ separator: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: separator)
  }
}
