internal import Library
internal import Subtitles

/// Decides which sentences are translated next: a value.
struct TranslationPlan: Hashable, Sendable {
  /// The most sentences in one go.
  static let batchLimit = 10
  /// A cue that ends so few milliseconds before the end of what is settled may still be followed by the rest of its
  /// sentence.
  static let doubt = 2_000

  /// Where hearing is going on, if it is: everything before was said.
  var front: Timestamp?
  /// Where the viewer is.
  var position: Timestamp

  /// A sentence with its cues.
  struct Sentence: Hashable, Sendable {
    var unit: TranslationUnit
    var cues: [Cue]
  }

  /// The next sentences, those nearest ahead of the viewer first, then the others from the beginning.
  ///
  /// `pending` are the cues without translation, by start. A sentence that may still go on waits.
  func next(_ pending: [Cue]) -> [Sentence] {
    let sentences = whole(pending)
    let ahead = sentences.filter { $0.cues.last.map { $0.span.end > position } ?? false }
    let before = sentences.filter { $0.cues.last.map { $0.span.end <= position } ?? false }
    return Array((ahead + before).prefix(Self.batchLimit))
  }

  private func whole(_ pending: [Cue]) -> [Sentence] {
    var assembler = SentenceAssembler()
    let certain = assembler.take(pending)
    let rest = assembler.finish().filter { unit in
      guard let front, let last = unit.cues.last, let cue = pending.first(where: { $0.id == last }) else {
        return true
      }
      return cue.span.end > front || cue.span.end < front - Self.doubt
    }
    let cues = Dictionary(pending.map { ($0.id, $0) }) { first, _ in first }
    return (certain + rest).map { unit in
      Sentence(unit: unit, cues: unit.cues.compactMap { cues[$0] })
    }
  }
}
