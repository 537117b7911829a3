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

  /// Reads one outcome of the model, whose tokens say `said`: puts back what stood aside, and writes numbers and repetitions as the source does.
  init(
    _ outcome: BeamSearch.Outcome, saying said: String, of attempt: SentenceAttempt,
    into targetLanguage: String
  ) {
    let free = attempt.source.free
    var raw = InventedBrackets.removed(from: said, of: free)
    raw = TextRepetition.undoubled(raw, of: free)
    if outcome.isCutOff || TextRepetition.isEndless(raw, of: free) {
      marks.insert(.cutOff)
      raw = TextRepetition.shortened(raw)
    }
    if raw.allSatisfy(\.isWhitespace) { marks.insert(.untranslated) }
    // Terms must not hide an echo, nor make one.
    if EchoCheck.hasOwnLetters(targetLanguage), EchoCheck.isEcho(raw, of: free) {
      marks.insert(.untranslated)
    }
    let (respelled, missingNumbers) = NumberCheck.respelled(raw, like: free)
    let (restored, missingSpans) = attempt.shielded.restored(respelled)
    let lostNumbers = missingSpans.count { $0.kind == .number } + missingNumbers.count
    if lostNumbers > 0 { marks.insert(.numberMissing) }
    let moved = missingSpans.filter { $0.kind != .number }
    if !moved.isEmpty { marks.insert(.stretchMoved) }
    text = Self.added(moved.map(\.rendering).filter { !restored.contains($0) }, to: restored)
    missing = lostNumbers + moved.count
    score = outcome.score
  }

  /// What has no certain place stands in brackets at the end: nothing is lost, and nothing takes another's place.
  private static func added(_ renderings: [String], to text: String) -> String {
    renderings.isEmpty ? text : text + "（" + renderings.joined(separator: "、") + "）"
  }
}
