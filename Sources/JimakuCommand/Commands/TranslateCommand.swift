internal import Subtitles

/// `jimaku translate`: a line out for every line in, in their order.
struct TranslateCommand<Lines: LineSource> {
  let arguments: TranslateArguments
  let console: Console
  let translator: any TextTranslator
  var lines: Lines
  private var number = 0
  private var hasFailed = false

  init(
    arguments: TranslateArguments, console: Console, translator: any TextTranslator, lines: Lines
  ) {
    self.arguments = arguments
    self.console = console
    self.translator = translator
    self.lines = lines
  }

  /// Translates to the end of the input and returns how the program ends.
  mutating func run() async -> ExitCode {
    do {
      try await translator.prepare(from: arguments.source, to: arguments.target)
      while true {
        let batch = try lines.next(arguments.batchSize)
        if batch.isEmpty { return hasFailed ? .failed : .done }
        let results = await results(of: batch)
        let code = console.output.write(written(batch, results))
        if code == Console.brokenPipe { return .nobodyListens }
        if code != 0 { throw Failure.standardOutput(Console.words(code)) }
      }
    } catch {
      if Task.isCancelled { return .interrupted }
      console.complain(facts(error))
      return .failed
    }
  }

  /// What became of each line; lines of white space are not for the translator.
  private func results(of batch: [String?]) async -> [Result<String, Failure>] {
    var results = batch.map { line -> Result<String, Failure> in
      line == nil ? .failure(.notUTF8) : .success("")
    }
    let asked = batch.indices.filter { batch[$0]?.contains { !$0.isWhitespace } == true }
    let answers = await translated(asked.compactMap { batch[$0] })
    for (index, answer) in zip(asked, answers) { results[index] = answer }
    return results
  }

  /// Translates together; when that fails each by itself, so that one bad line costs no other.
  private func translated(_ texts: [String]) async -> [Result<String, Failure>] {
    if texts.isEmpty { return [] }
    do {
      let answers = try await translator.translate(texts)
      if answers.count == texts.count { return answers.map { .success(Self.singleLine($0)) } }
      throw Failure.unexpected("\(answers.count) texts for \(texts.count)")
    } catch {
      if texts.count == 1 || Task.isCancelled { return texts.map { _ in .failure(facts(error)) } }
    }
    var results: [Result<String, Failure>] = []
    for text in texts { results += await translated([text]) }
    return results
  }

  /// The text for standard output; failures are reported on standard error.
  private mutating func written(_ batch: [String?], _ results: [Result<String, Failure>]) -> String {
    var text = ""
    for (line, result) in zip(batch, results) {
      number += 1
      if case .failure(let failure) = result {
        hasFailed = true
        let sentence = console.messages.line(number, console.messages.failure(failure))
        console.errors.write(console.messages.errorLine(sentence))
      }
      text += arguments.printsJSON ? object(line, result) : ((try? result.get()) ?? "")
      text += "\n"
    }
    return text
  }

  private func object(_ line: String?, _ result: Result<String, Failure>) -> String {
    let line = line.map { JSONLine.text($0) } ?? JSONLine.none
    switch result {
    case .success(let text):
      return JSONLine.object(["id": .number(number), "source": line, "text": .text(text)]).written
    case .failure(let failure):
      let error = JSONLine.object([
        "code": .text(failure.code), "message": .text(console.messages.failure(failure)),
      ])
      return JSONLine.object(["id": .number(number), "source": line, "error": error]).written
    }
  }

  private static func singleLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  private func facts(_ error: any Error) -> Failure {
    error as? Failure ?? translator.failure(error)
  }
}
