/// Translates texts together, and says what became of each.
struct BatchTranslator {
  let translator: any TextTranslator

  /// What became of each text, in their order: the translator has tried what failed again.
  func results(of texts: [String]) async -> [Result<MarkedText, Failure>] {
    if texts.isEmpty { return [] }
    do {
      let answers = try await translator.translate(texts)
      guard answers.count == texts.count else {
        throw Failure.unexpected("\(answers.count) texts for \(texts.count)")
      }
      return answers.map(Self.result)
    } catch {
      return texts.map { _ in .failure(facts(error)) }
    }
  }

  /// The facts of an error of the translator.
  func facts(_ error: any Error) -> Failure { error as? Failure ?? translator.failure(error) }

  /// The answer on one line; one that is the source is none.
  private static func result(_ answer: MarkedText) -> Result<MarkedText, Failure> {
    if answer.isSource { return .failure(.textFailed) }
    var answer = answer
    answer.text = answer.text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return .success(answer)
  }
}
