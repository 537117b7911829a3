internal import Subtitles

/// `jimaku translate` with texts: for every line in, a line out in each language, in their order.
struct TranslateCommand<Lines: LineSource> {
  let arguments: TranslateArguments
  let console: Console
  let finder: TranslatorFinder
  var lines: Lines
  /// The language of the lines, once it was said or they have told it.
  private var source: String?
  /// For each of the languages translated to, with the language translated from.
  private var translators: (source: String, batchers: [BatchTranslator])?
  private var number = 0
  private var hasFailed = false

  init(arguments: TranslateArguments, console: Console, lines: Lines, finder: TranslatorFinder) {
    self.arguments = arguments
    self.console = console
    self.lines = lines
    self.finder = finder
    source = arguments.source
  }

  /// Translates to the end of the input and returns how the program ends.
  mutating func run() async -> ExitCode {
    do {
      // What is wrong with a pair that was named shows before any line is there.
      if let source { _ = try await translators(from: source) }
      while true {
        let batch = try lines.next(arguments.batchSize)
        if batch.isEmpty { return hasFailed ? .failed : .done }
        source = source ?? finder.languages.language(of: batch.compactMap(\.self))
        let translators = try await translators(from: source ?? TranslateArguments.usualSource)
        var results: [[Result<MarkedText, Failure>]] = []
        for translator in translators {
          let found = await self.results(of: batch, by: translator)
          for case .failure(let failure) in found where failure.isFinal { throw failure }
          results.append(found)
        }
        let code = console.output.write(written(batch, results))
        if code == Console.brokenPipe { return .nobodyListens }
        if code != 0 { throw Failure.standardOutput(Console.words(code)) }
      }
    } catch {
      if Task.isCancelled { return .interrupted }
      console.complain(error as? Failure ?? .unexpected("\(error)"))
      return .failed
    }
  }

  private mutating func translators(from source: String) async throws(Failure) -> [BatchTranslator] {
    if let translators, translators.source == source { return translators.batchers }
    let batchers = try await finder.translators(from: source, to: arguments.targets)
    translators = (source, batchers)
    return batchers
  }

  /// What became of each line; lines of white space are not for the translator.
  private func results(
    of batch: [String?], by translator: BatchTranslator
  ) async -> [Result<MarkedText, Failure>] {
    var results = batch.map { line -> Result<MarkedText, Failure> in
      line == nil ? .failure(.notUTF8) : .success(MarkedText(text: ""))
    }
    let asked = batch.indices.filter { batch[$0]?.contains { !$0.isWhitespace } == true }
    let answers = await translator.results(of: asked.compactMap { batch[$0] })
    for (index, answer) in zip(asked, answers) { results[index] = answer }
    return results
  }

  /// The text for standard output; failures are reported on standard error.
  private mutating func written(_ batch: [String?], _ results: [[Result<MarkedText, Failure>]]) -> String {
    var text = ""
    for (index, line) in batch.enumerated() {
      number += 1
      for (language, results) in zip(arguments.targets, results) {
        report(results[index])
        text +=
          arguments.printsJSON
          ? object(line, language, results[index]) : ((try? results[index].get().text) ?? "")
        text += "\n"
      }
    }
    return text
  }

  /// Says on standard error what went wrong with a line, and what is to be looked at in it.
  private mutating func report(_ result: Result<MarkedText, Failure>) {
    let messages = console.messages
    switch result {
    case .failure(let failure):
      hasFailed = true
      console.errors.write(messages.errorLine(messages.line(number, messages.failure(failure))))
    case .success(let answer) where !answer.marks.isEmpty && !arguments.isQuiet && !arguments.printsJSON:
      console.errors.write(messages.warningLine(messages.line(number, messages.marked(answer.marks))))
    case .success:
      break
    }
  }

  private func object(_ line: String?, _ language: String, _ result: Result<MarkedText, Failure>) -> String {
    let line = line.map { JSONLine.text($0) } ?? JSONLine.none
    let (answer, error): (MarkedText?, JSONLine?) =
      switch result {
      case .success(let answer): (answer, nil)
      case .failure(let failure):
        (
          nil,
          JSONLine.object([
            "code": .text(failure.code), "message": .text(console.messages.failure(failure)),
          ])
        )
      }
    return JSONLine.object([
      "id": .number(number), "language": .text(language), "source": line,
      "text": answer.map { .text($0.text) },
      "marks": answer.flatMap { $0.marks.isEmpty ? nil : .list($0.marks.map { .text($0) }) }, "error": error,
    ]).written
  }
}
