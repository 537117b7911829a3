internal import Subtitles

/// One way to translate a sentence: what stands in for its protected stretches, and how many beams search.
struct SentenceAttempt: Hashable {
  var source: ProtectedText
  var shielded: ShieldedText
  var width: Int
}

/// What an attempt came to, and what is wrong with it.
struct SentenceResult: Hashable {
  var text: String
  var score: Float
  var marks: Set<TranslationMark> = []
  /// How many numbers and protected stretches are missing.
  var missing = 0

  /// The better of two is the one with less wrong; of equals the likelier one.
  func isBetter(than other: SentenceResult) -> Bool {
    (-faults, score) > (-other.faults, other.score)
  }

  private var faults: Int {
    missing + 2 * marks.intersection([.cutOff, .untranslated]).count
  }

  /// A sentence that stays as it is, marked.
  init(untranslated source: String) {
    (text, score, marks) = (source, 0, [.untranslated])
  }

  /// A sentence in another language, which stays as it is.
  init(foreign source: String) {
    (text, score, marks) = (source, 0, [.otherLanguage])
  }

  /// A sentence that has nothing to translate.
  init(unchanged source: String) {
    (text, score) = (source, 0)
  }

  /// One sentence of the translations of its clauses.
  init(joining clauses: [SentenceResult], like source: String) {
    let isSpaced = !clauses.contains { $0.text.contains(where: \.isWrittenWithoutSpaces) }
    var parts = clauses.map(\.text)
    for index in parts.indices.dropLast() {
      while let last = parts[index].last, "。.、, ".contains(last) { parts[index].removeLast() }
    }
    text = SourceText.ended(parts.joined(separator: isSpaced ? ", " : "、"), like: source)
    score = clauses.map(\.score).min() ?? 0
    marks = clauses.reduce(into: []) { $0.formUnion($1.marks) }
    missing = clauses.reduce(0) { $0 + $1.missing }
  }

  /// Reads one outcome of the model, whose tokens say `said`: puts back what stood aside, and writes numbers and repetitions as the source does.
  init(
    _ outcome: BeamSearch.Outcome, saying said: String, of attempt: SentenceAttempt,
    into targetLanguage: String
  ) {
    let free = attempt.source.free
    var raw = InventedBrackets.removed(from: said, of: free)
    raw = NumberList.parted(raw, like: attempt.shielded.text)
    raw = TextRepetition.undoubled(raw, of: free)
    if outcome.isCutOff || TextRepetition.isEndless(raw, of: free) {
      marks.insert(.cutOff)
      raw = TextRepetition.shortened(raw)
    }
    if !raw.contains(where: { $0.isLetter || $0.isNumber }) { marks.insert(.untranslated) }
    // Terms must not hide an echo, nor make one.
    if EchoCheck.hasOwnLetters(targetLanguage), EchoCheck.isEcho(raw, of: free) {
      marks.insert(.untranslated)
    }
    let (respelled, missingNumbers) = NumberCheck.respelled(raw, like: free)
    let (restored, missingSpans, leaks, isReordered) = attempt.shielded.restored(respelled)
    if isReordered { marks.insert(.orderChanged) }
    let lostNumbers = missingSpans.filter { $0.kind == .number }.map(\.rendering)
    if !lostNumbers.isEmpty || !missingNumbers.isEmpty { marks.insert(.numberMissing) }
    let moved =
      missingSpans.filter { $0.kind != .number }.map(\.rendering)
      + attempt.source.shortCodes.filter { !restored.contains($0) }
    if !moved.isEmpty { marks.insert(.stretchMoved) }
    let wanted = attempt.source.spans.map(\.rendering)
    let absent = (moved + lostNumbers).filter { rendering in
      Self.places(of: rendering, in: restored) < max(1, wanted.count { $0 == rendering })
    }
    text = Self.added(absent + missingNumbers, to: restored)
    missing = lostNumbers.count + missingNumbers.count + moved.count + leaks + (isReordered ? 1 : 0)
    score = outcome.score
  }

  /// How often a stretch is in a text; the digits of a longer number are not it.
  private static func places(of rendering: String, in text: String) -> Int {
    func isDigit(_ character: Character?) -> Bool { character.map(NumberForm.isDigit) ?? false }
    return text.ranges(of: rendering).count { range in
      !(isDigit(rendering.first) && isDigit(text[..<range.lowerBound].last))
        && !(isDigit(rendering.last) && isDigit(text[range.upperBound...].first))
    }
  }

  /// What has no certain place stands in brackets at the end: nothing is lost, and nothing takes another's place.
  private static func added(_ renderings: [String], to text: String) -> String {
    renderings.isEmpty ? text : text + "（" + renderings.joined(separator: "、") + "）"
  }
}
