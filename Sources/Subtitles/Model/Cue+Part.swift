extension Cue {
  /// What of the cue is said inside of `stretch`: the words whose middle lies there; `nil` when there are none.
  ///
  /// A cue without words belongs where it begins.
  package func part(in stretch: TimeSpan) -> Cue? {
    var part = self
    if words.isEmpty {
      guard stretch.contains(span.start) else { return nil }
    } else {
      part.words = words.filter { stretch.contains($0.span.start + $0.span.duration / 2) }
      guard let first = part.words.first, let last = part.words.last else { return nil }
      if part.words.count < words.count {
        part.text = SpokenText.joined(part.words)
        if first != words.first { part.span.start = first.span.start }
        if last != words.last { part.span.end = last.span.end }
      }
    }
    part.span = TimeSpan(start: max(part.span.start, stretch.start), end: min(part.span.end, stretch.end))
    return part.span.isEmpty ? nil : part
  }
}
