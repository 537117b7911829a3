internal import Subtitles

/// Translates texts as they come with a model that knows single sentences.
///
/// Takes each text apart, translates the sentences of all together, tries those again that came out wrong, and puts the
/// texts together. A sentence's translation depends on nothing but the sentence (Decisions/0040).
struct TextTranslation<Model: SentenceModel> {
  let model: Model
  let options: DecodingOptions

  /// Translates texts: as many out as in, in order; a text that is not blank is never blank afterwards.
  ///
  /// Throws `cancelled`, or what the model throws.
  func translate(_ texts: [String], _ isCancelled: () -> Bool) throws(InferenceError) -> [TranslatedText] {
    // What has no words stays as it is, whatever it is.
    let layouts = texts.map { TextLayout(SourceText.isPassedThrough($0) ? $0 : CleanSource.text($0)) }
    let glossary = GlossaryMatcher(options.glossary)
    var tasks: [SentenceTask] = []
    var counts: [[Int]] = []
    for layout in layouts {
      var own: [Int] = []
      for sentence in layout.sentences {
        if isCancelled() { throw InferenceError(.cancelled, "translation") }
        let parts = sentence.core.isEmpty ? [] : try SourceText.parts(of: sentence.core, fits: fits)
        tasks += parts.map { SentenceTask($0, glossary: glossary, scripts: model.sourceScripts) }
        own.append(parts.count)
      }
      counts.append(own)
    }
    try run(&tasks, isCancelled)
    try runClauses(of: &tasks, glossary, isCancelled)
    var rest = tasks[...]
    return zip(layouts, counts).map { layout, counts in
      let own = rest.prefix(counts.reduce(0, +))
      rest = rest.dropFirst(own.count)
      return Self.joined(layout, counts, Array(own))
    }
  }

  /// Makes the attempts, those of all sentences together, until nothing is left to try.
  private func run(_ tasks: inout [SentenceTask], _ isCancelled: () -> Bool) throws(InferenceError) {
    let width = options.beams(recommended: model.usualWidth)
    var standIns = StandIns()
    if tasks.contains(where: \.needsNames) { standIns = try model.standIns(isCancelled) }
    var active = Array(tasks.indices)
    while !active.isEmpty {
      var wanted: [(task: Int, attempt: SentenceAttempt)] = []
      for index in active {
        let attempts = tasks[index].next(width: width, usualWidth: model.usualWidth, standIns: standIns)
        wanted += attempts.map { (index, $0) }
      }
      for width in Set(wanted.map(\.attempt.width)).sorted() {
        let alike = wanted.filter { $0.attempt.width == width }
        let outcomes = try model.outcomes(of: alike.map(\.attempt.shielded.text), width: width, isCancelled)
        for (one, outcomes) in zip(alike, outcomes) {
          try tasks[one.task].take(outcomes, of: one.attempt, by: model)
        }
      }
      let tried = Set(wanted.map(\.task))
      active = active.filter(tried.contains)
    }
  }

  /// Where a sentence lacks something after all attempts, each of its clauses is translated alone: that has fewer numbers to lose.
  private func runClauses(
    of tasks: inout [SentenceTask], _ glossary: GlossaryMatcher, _ isCancelled: () -> Bool
  ) throws(InferenceError) {
    var clauses: [SentenceTask] = []
    var places: [(task: Int, clauses: Range<Int>)] = []
    for index in tasks.indices where tasks[index].isLacking {
      let own = SentenceClauses(tasks[index].source).clauses
      guard own.count > 1 else { continue }
      places.append((index, clauses.count..<clauses.count + own.count))
      clauses += own.map { SentenceTask($0, glossary: glossary, scripts: model.sourceScripts) }
    }
    try run(&clauses, isCancelled)
    for (task, own) in places {
      let results = clauses[own].map(\.result)
      tasks[task].take(SentenceResult(joining: results, like: tasks[task].source))
    }
  }

  /// A text of its sentences' translations; a sentence may have been cut into several.
  private static func joined(_ layout: TextLayout, _ counts: [Int], _ tasks: [SentenceTask]) -> TranslatedText
  {
    var translated = TranslatedText(text: "", score: 0)
    var rest = tasks[...]
    var sentences: [String] = []
    for count in counts {
      let own = rest.prefix(count)
      rest = rest.dropFirst(count)
      for task in own {
        translated.score = min(translated.score, task.result.score)
        translated.marks.formUnion(task.result.marks)
      }
      sentences.append(SpokenText.joined(own.map(\.result.text)))
    }
    translated.text = layout.text(with: sentences)
    return translated
  }

  /// Whether a sentence is short enough for the model, which does not get to see addresses.
  private func fits(_ sentence: String) throws(InferenceError) -> Bool {
    let source = ProtectedText(sentence, glossary: GlossaryMatcher(nil), scripts: model.sourceScripts)
    return try model.fits(ShieldedText(source, standIns: StandIns(), round: 0).text)
  }
}
