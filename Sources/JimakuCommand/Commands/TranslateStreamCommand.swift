internal import Glibc
internal import Subtitles

/// `jimaku translate` with a subtitle file by standard input: the translated file goes to standard output.
struct TranslateStreamCommand {
  let arguments: TranslateArguments
  let console: Console
  let finder: TranslatorFinder
  var descriptor = STDIN_FILENO

  /// Does everything and returns how the program ends; nothing is written unless all of it can be.
  func run(_ format: SubtitleFile.Format) async -> ExitCode {
    let name = console.messages.standardInputName
    let reporters = console.reporters(arguments, output: nil)
    func tell(_ event: FileTranslationEvent) {
      for reporter in reporters { reporter.take(event) }
    }
    do {
      let subtitles = try SubtitleInput.read(descriptor: descriptor, name: name, format: format)
      let source =
        arguments.source ?? finder.language(of: subtitles) ?? TranslateArguments.usualSource
      let translators = try await finder.translators(from: source, to: arguments.targets)
      tell(.began(file: name, number: 1, total: 1, source: source, cues: subtitles.cues.count))
      tell(.remarks(file: name, subtitles.remarks))
      let job = FileTranslationJob(
        file: name, subtitles: subtitles, arguments: arguments, source: source,
        translators: Array(zip(arguments.targets, translators)))
      let result = try await job.run(tell: tell)
      tell(.ended(file: name, .written([], cues: subtitles.cues.count, untranslated: result.untranslated)))
      let code = console.publish(result.texts.map(\.text).joined())
      return code ?? (result.untranslated > 0 ? .failed : .done)
    } catch {
      if Task.isCancelled {
        tell(.ended(file: name, .interrupted))
        return .interrupted
      }
      tell(.ended(file: name, .failed(error as? Failure ?? .unexpected("\(error)"))))
      return .failed
    }
  }
}
