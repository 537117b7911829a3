/// Translates texts together with the patience of a person: one bad text costs no other.
struct BatchTranslator {
  let translator: any TextTranslator

  /// What became of each text, in their order.
  ///
  /// They go together; when that fails each by itself.
  func results(of texts: [String]) async -> [Result<MarkedText, Failure>] {
    if texts.isEmpty { return [] }
    do {
      let answers = try await translator.translate(texts)
      if answers.count == texts.count { return await checked(answers, of: texts) }
      throw Failure.unexpected("\(answers.count) texts for \(texts.count)")
    } catch {
      if texts.count == 1 || Task.isCancelled { return texts.map { _ in .failure(facts(error)) } }
    }
    var results: [Result<MarkedText, Failure>] = []
    for text in texts { results += await self.results(of: [text]) }
    return results
  }

  /// The facts of an error of the translator.
  func facts(_ error: any Error) -> Failure { error as? Failure ?? translator.failure(error) }

  /// The answers on one line each; one that is the source is asked for by itself, which tells why.
  private func checked(_ answers: [MarkedText], of texts: [String]) async -> [Result<MarkedText, Failure>] {
    var results: [Result<MarkedText, Failure>] = []
    for (text, var answer) in zip(texts, answers) {
      if answer.isSource, texts.count > 1 {
        results += await self.results(of: [text])
        continue
      }
      answer.text = answer.text.split(whereSeparator: \.isNewline).joined(separator: " ")
      results.append(.success(answer))
    }
    return results
  }
}
