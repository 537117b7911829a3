/// Translates texts together with the patience of a person: one bad text costs no other.
struct BatchTranslator {
  let translator: any TextTranslator

  /// What became of each text, in their order.
  ///
  /// They go together; when that fails each by itself.
  func results(of texts: [String]) async -> [Result<String, Failure>] {
    if texts.isEmpty { return [] }
    do {
      let answers = try await translator.translate(texts)
      if answers.count == texts.count { return answers.map { .success(Self.singleLine($0)) } }
      throw Failure.unexpected("\(answers.count) texts for \(texts.count)")
    } catch {
      if texts.count == 1 || Task.isCancelled { return texts.map { _ in .failure(facts(error)) } }
    }
    var results: [Result<String, Failure>] = []
    for text in texts { results += await self.results(of: [text]) }
    return results
  }

  /// The facts of an error of the translator.
  func facts(_ error: any Error) -> Failure { error as? Failure ?? translator.failure(error) }

  private static func singleLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
