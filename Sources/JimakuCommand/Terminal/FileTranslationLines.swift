/// Tells on standard error what stays true about the translation of files.
final class FileTranslationLines: FileTranslationReporter {
  private let output: any TextOutput
  private let messages: Messages
  private let isQuiet: Bool

  init(output: any TextOutput, messages: Messages, isQuiet: Bool) {
    self.output = output
    self.messages = messages
    self.isQuiet = isQuiet
  }

  func take(_ event: FileTranslationEvent) {
    let lines = messages.lasting(event, isQuiet: isQuiet)
    if !lines.isEmpty { output.write(lines) }
  }
}
