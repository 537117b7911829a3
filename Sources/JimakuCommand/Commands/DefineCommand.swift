internal import Subtitles

/// `jimaku define`: what words mean, in Japanese and in English.
struct DefineCommand {
  let arguments: DefineArguments
  let console: Console
  let definer: any WordDefiner

  /// Prints what is found and returns how the program ends: `failed` when a word is unknown.
  func run() -> ExitCode {
    do throws(Failure) {
      let definitions = try definer.define(arguments.words)
      let code = console.output.write(arguments.printsJSON ? objects(definitions) : text(definitions))
      if code == Console.brokenPipe { return .nobodyListens }
      if code != 0 { throw .standardOutput(Console.words(code)) }
      let unknown = definitions.compactMap(failure)
      unknown.forEach { console.complain($0) }
      return unknown.isEmpty ? .done : .failed
    } catch {
      console.complain(error)
      return .failed
    }
  }

  private func objects(_ definitions: [Definition]) -> String {
    definitions.map { $0.json(console.messages).written + "\n" }.joined()
  }

  private func text(_ definitions: [Definition]) -> String {
    let entries = definitions.compactMap { definition in
      if case .entry(let entry) = definition { entry } else { nil }
    }
    return DefinitionText(
      messages: console.messages, style: console.outputStyle, showsAll: arguments.printsAll
    ).text(entries)
  }

  private func failure(_ definition: Definition) -> Failure? {
    guard case .unknown(let word, let suggestions) = definition else { return nil }
    return .unknownWord(word, suggestions: suggestions)
  }
}
