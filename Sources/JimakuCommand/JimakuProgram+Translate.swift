internal import Glibc
internal import LanguagePacks

extension JimakuProgram {
  /// `jimaku translate`, with whatever it was given.
  static func translate(
    _ arguments: TranslateArguments, _ console: Console, _ store: PackStore
  ) async -> ExitCode {
    let translator = { @Sendable (target: String) -> any TextTranslator in
      LocalTextTranslator(
        store: store, from: arguments.source, to: target, glossary: arguments.glossary)
    }
    switch arguments.input {
    case .lines:
      var command = TranslateCommand(
        arguments: arguments, console: console, lines: DescriptorLines(STDIN_FILENO), translator: translator)
      return await command.run()
    case .texts(let texts):
      if let file = await MediaOperand.first(among: texts) {
        console.complain(.noText(file))
        return .failed
      }
      var command = TranslateCommand(
        arguments: arguments, console: console, lines: ArgumentLines(texts), translator: translator)
      return await command.run()
    case .files(let files):
      let register = TemporaryRegister()
      return await interruptible(register) {
        await TranslateFilesCommand(
          arguments: arguments, console: console, register: register, translator: translator
        ).run(files)
      }
    case .standardFile(let format):
      return await interruptible {
        await TranslateStreamCommand(
          arguments: arguments, console: console, translator: translator(arguments.targets[0])
        ).run(format)
      }
    }
  }
}
