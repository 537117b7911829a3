internal import Subtitles

/// Translates texts together, and says what became of each.
struct BatchTranslator: Sendable {
  /// The language of the texts.
  let source: String
  let languages: any LanguageTelling
  /// `nil` when they are in the language asked for, and stay as they are.
  var translator: (any TextTranslator)?

  /// What became of each text, in their order: the translator has tried what failed again.
  ///
  /// What is surely in another language is kept as it is, marked.
  func results(of texts: [String]) async -> [Result<MarkedText, Failure>] {
    guard let translator else { return texts.map { .success(MarkedText(text: $0)) } }
    let passages = texts.map { ForeignPassages($0, source, languages) }
    var answers = await results(of: passages.flatMap(\.own), by: translator)[...]
    return passages.map { passage in
      let own = answers.prefix(passage.own.count)
      answers = answers.dropFirst(own.count)
      do {
        return .success(passage.joined(try own.map { try $0.get() }))
      } catch {
        return .failure(Self.facts(error, of: translator))
      }
    }
  }

  private func results(
    of texts: [String], by translator: any TextTranslator
  ) async -> [Result<MarkedText, Failure>] {
    if texts.isEmpty { return [] }
    do {
      let answers = try await translator.translate(texts)
      guard answers.count == texts.count else {
        throw Failure.unexpected("\(answers.count) texts for \(texts.count)")
      }
      return answers.map(Self.result)
    } catch {
      return texts.map { _ in .failure(Self.facts(error, of: translator)) }
    }
  }

  /// The facts of an error of a translator.
  static func facts(_ error: any Error, of translator: any TextTranslator) -> Failure {
    error as? Failure ?? translator.failure(error)
  }

  /// The answer on one line; one that is the source is none.
  private static func result(_ answer: MarkedText) -> Result<MarkedText, Failure> {
    if answer.isSource { return .failure(.textFailed) }
    var answer = answer
    answer.text = answer.text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return .success(answer)
  }
}
