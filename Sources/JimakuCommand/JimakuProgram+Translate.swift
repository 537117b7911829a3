internal import Foundation
internal import Glibc
internal import LanguagePacks

extension JimakuProgram {
  /// `jimaku translate`, with whatever it was given.
  static func translate(
    _ arguments: TranslateArguments, _ console: Console, _ store: PackStore
  ) async -> ExitCode {
    let finder = TranslatorFinder(languages: LocalLanguages()) { source, target in
      LocalTextTranslator(store: store, from: source, to: target, glossary: arguments.glossary)
    }
    switch arguments.input {
    case .lines:
      var command = TranslateCommand(
        arguments: arguments, console: console, lines: DescriptorLines(STDIN_FILENO), finder: finder)
      return await command.run()
    case .texts(let texts):
      if let file = await FileOperand.media(among: texts) {
        console.complain(.noText(file))
        return .failed
      }
      for file in FileOperand.files(among: texts) where !arguments.isQuiet {
        console.errors.write(console.messages.warningLine(console.messages.nameOfFile(file)))
      }
      var command = TranslateCommand(
        arguments: arguments, console: console, lines: ArgumentLines(texts), finder: finder)
      return await command.run()
    case .files(let files):
      let register = TemporaryRegister()
      return await interruptible(register) {
        await TranslateFilesCommand(
          arguments: arguments, console: console, register: register, finder: finder
        ).run(files)
      }
    case .standardFile(let format):
      return await interruptible {
        await TranslateStreamCommand(
          arguments: arguments, console: console, finder: finder
        ).run(format)
      }
    }
  }
}
