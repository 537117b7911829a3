/// Joins consecutive cues to sentences for the translator, each released as soon as it is whole.
///
/// A unit ends with its sentence, at a pause of more than 1.5 s, or after 3 cues or 40 words: then after the last cue
/// that ends with a comma or the like or is followed by a conjunction, if there is one. Every cue is in exactly one
/// unit. A value without any waiting.
///
///     var assembler = SentenceAssembler()
///     let units = assembler.take(cues) + assembler.finish()
public struct SentenceAssembler: Sendable {
  /// The most cues in a unit.
  public static let cueLimit = 3
  /// The most words in a unit of more than one cue.
  public static let wordLimit = 40

  private let limits: ReadingLimits
  private var pending: [Cue] = []

  /// An assembler; of the limits only the pause that ends a sentence is used.
  public init(limits: ReadingLimits = .english) {
    self.limits = limits
  }

  /// Takes the next cues, in order; returns the units that became whole.
  public mutating func take(_ cues: [Cue]) -> [TranslationUnit] {
    var units: [TranslationUnit] = []
    for cue in cues {
      if let last = pending.last, isSentenceEnd(last, next: cue) { units.append(release(pending.count)) }
      while !pending.isEmpty, wordCount(pending) + wordCount([cue]) > Self.wordLimit {
        units.append(release(cut(before: cue)))
      }
      pending.append(cue)
      if SentenceEnd.isReached(at: Self.lastWord(cue), next: nil) == true {
        units.append(release(pending.count))
      } else if pending.count == Self.cueLimit {
        units.append(release(cut(before: nil)))
      }
    }
    return units
  }

  /// Whether nothing is left of the cues taken: the last one ended its sentence.
  var isEmpty: Bool { pending.isEmpty }

  /// Nothing follows; returns the last unit, if any cue is left.
  public mutating func finish() -> [TranslationUnit] {
    pending.isEmpty ? [] : [release(pending.count)]
  }

  /// Whether a sentence ends with a cue that `next` follows: by its mark, or by the pause behind it.
  package func isSentenceEnd(_ cue: Cue, next: Cue) -> Bool {
    next.span.start - cue.span.end > limits.sentencePause
      || SentenceEnd.isReached(at: Self.lastWord(cue), next: Self.firstWord(next)) == true
  }

  /// After how many of the pending cues a sentence that is too long is cut.
  private func cut(before next: Cue?) -> Int {
    for count in stride(from: pending.count, to: 0, by: -1) {
      let following = count < pending.count ? pending[count] : next
      if let mark = pending[count - 1].text.last, ",;:—–、，；：".contains(mark) { return count }
      if let following, EnglishPhrasing.isConjunction(Self.firstWord(following)) { return count }
    }
    return pending.count
  }

  private mutating func release(_ count: Int) -> TranslationUnit {
    let cues = pending[..<count]
    pending.removeFirst(count)
    return TranslationUnit(id: cues[0].id, cues: cues.map(\.id), text: SpokenText.joined(cues.map(\.text)))
  }

  private func wordCount(_ cues: [Cue]) -> Int {
    cues.reduce(0) { $0 + $1.text.split(whereSeparator: \.isWhitespace).count }
  }

  private static func firstWord(_ cue: Cue) -> String {
    cue.text.split(whereSeparator: \.isWhitespace).first.map(String.init) ?? ""
  }

  private static func lastWord(_ cue: Cue) -> String {
    cue.text.split(whereSeparator: \.isWhitespace).last.map(String.init) ?? ""
  }
}
