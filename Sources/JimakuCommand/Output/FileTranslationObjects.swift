internal import Subtitles

/// Tells everything about the translation of files on standard output, one JSON object a line.
///
/// Every object has `event`; what stands between `began` and `finished`, `error` or `interrupted` belongs to that file.
final class FileTranslationObjects: FileTranslationReporter {
  private let output: any TextOutput
  private let messages: Messages

  init(output: any TextOutput, messages: Messages) {
    self.output = output
    self.messages = messages
  }

  func take(_ event: FileTranslationEvent) {
    // Whoever stopped reading does not stop the work: the files are its purpose.
    for line in lines(event) { output.write(line.written + "\n") }
  }

  private func lines(_ event: FileTranslationEvent) -> [JSONLine] {
    switch event {
    case .began(let file, _, _, let source, let cues):
      [
        .object([
          "event": .text("began"), "file": .text(file), "from": .text(source), "cues": .number(cues),
        ])
      ]
    case .remarks(_, let remarks):
      remarks.map { remark in
        .object([
          "event": .text("remark"), "code": .text(remark.kind.code), "line": .number(remark.line),
          "message": .text(messages.remark(remark.kind, lines: [remark.line])),
        ])
      }
    case .progress(let language, let done, let total):
      [
        .object([
          "event": .text("progress"), "language": .text(language), "translated": .number(done),
          "sentences": .number(total),
        ])
      ]
    case .untranslated(_, let language, let cues, let reason):
      [
        .object([
          "event": .text("untranslated"), "language": .text(language),
          "cues": .list(cues.map { .number($0.id.number) }), "code": .text(reason.code),
          "message": .text(messages.failure(reason)),
        ])
      ]
    case .marked(_, let language, let mark, let cues):
      [
        .object([
          "event": .text("marked"), "language": .text(language), "mark": .text(mark),
          "cues": .list(cues.map { .number($0.id.number) }),
          "message": .text(messages.marked(mark, cues, language)),
        ])
      ]
    case .inTargetLanguage(_, let language):
      [
        .object([
          "event": .text("inTargetLanguage"), "language": .text(language),
          "message": .text(messages.writtenAlready(language)),
        ])
      ]
    case .ended(let file, let outcome):
      [ending(file, outcome)]
    }
  }

  private func ending(_ file: String, _ outcome: FileTranslationOutcome) -> JSONLine {
    switch outcome {
    case .written(let files, let cues, let untranslated):
      .object([
        "event": .text("finished"), "file": .text(file), "files": .list(files.map { .text($0) }),
        "cues": .number(cues), "untranslated": .number(untranslated),
      ])
    case .interrupted:
      .object(["event": .text("interrupted"), "file": .text(file), "files": .list([])])
    case .failed(let failure):
      .object([
        "event": .text("error"), "file": .text(file), "code": .text(failure.code),
        "message": .text(messages.failure(failure, file: file)),
      ])
    }
  }
}
