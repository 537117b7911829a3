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
      let code = console.output.write(
        definitions.map(written).joined(separator: arguments.printsJSON ? "" : "\n"))
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

  private func written(_ definition: Definition) -> String {
    if arguments.printsJSON { return definition.json(console.messages).written + "\n" }
    guard case .entry(let entry) = definition else { return "" }
    return DefinitionText(
      messages: console.messages, style: console.outputStyle, showsAll: arguments.printsAll
    )
    .text(entry)
  }

  private func failure(_ definition: Definition) -> Failure? {
    guard case .unknown(let word, let suggestions) = definition else { return nil }
    return .unknownWord(word, suggestions: suggestions)
  }
}
