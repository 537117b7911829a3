internal import Subtitles
internal import Captioning

/// Tells everything on standard output, one JSON object a line.
///
/// Every object has `event`. Files are worked on one after the other: what stands between `began` and `finished`, `error` or
/// `interrupted` belongs to that file. Times are milliseconds of the media.
final class JSONReporter: JobReporter {
  private let output: any TextOutput
  private let messages: Messages
  private let target: String?

  init(output: any TextOutput, messages: Messages, target: String?) {
    self.output = output
    self.messages = messages
    self.target = target
  }

  func take(_ event: JobEvent, elapsed: Int) {
    // Whoever stopped reading does not stop the work: the files are its purpose.
    if let line = line(event) { output.write(line.written + "\n") }
  }

  private func line(_ event: JobEvent) -> JSONLine? {
    switch event {
    case .began(let file, _, _): .object(["event": .text("began"), "file": .text(file)])
    case .caption(let event): line(event)
    case .ended(let file, .written(let result)): ending("finished", file, result)
    case .ended(let file, .interrupted(let result)): ending("interrupted", file, result)
    case .ended(let file, .noSpeech):
      .object([
        "event": .text("finished"), "file": .text(file), "files": .list([]), "cues": .number(0),
        "untranslated": .number(0),
      ])
    case .ended(let file, .failed(let failure)):
      .object([
        "event": .text("error"), "file": .text(file), "code": .text(failure.code),
        "message": .text(messages.failure(failure, file: file)),
      ])
    }
  }

  private func line(_ event: CaptionEvent) -> JSONLine? {
    switch event {
    case .started(let source):
      .object([
        "event": .text("started"), "duration": source.duration.map { .number($0) },
        "audioTrack": .number(source.audioTrack), "start": .number(source.start.milliseconds),
      ])
    case .cue(let cue):
      .object([
        "event": .text("cue"), "id": .number(cue.id.number), "start": .number(cue.span.start.milliseconds),
        "end": .number(cue.span.end.milliseconds), "text": .text(cue.text),
      ])
    case .translation(let id, .text(let text)):
      .object([
        "event": .text("translation"), "id": .number(id.number), "language": target.map { .text($0) },
        "text": .text(text),
      ])
    case .translation(let id, .failed):
      .object([
        "event": .text("translation"), "id": .number(id.number), "language": target.map { .text($0) },
        "text": JSONLine.none,
      ])
    case .progress(let progress):
      .object([
        "event": .text("progress"), "heard": .number(progress.heard.milliseconds),
        "duration": progress.duration.map { .number($0) }, "cues": .number(progress.cues),
        "translated": .number(progress.translated),
      ])
    case .warning(let warning):
      .object([
        "event": .text("warning"), "code": .text(code(warning)), "message": .text(messages.warning(warning)),
      ])
    // The files are written after this; their event says more.
    case .finished: nil
    }
  }

  private func ending(_ event: String, _ file: String, _ result: JobResult) -> JSONLine {
    .object([
      "event": .text(event), "file": .text(file), "files": .list(result.files.map { .text($0) }),
      "cues": .number(result.cues), "untranslated": .number(result.untranslated),
      "heard": .number(result.heard),
    ])
  }

  private func code(_ warning: CaptionWarning) -> String {
    switch warning {
    case .damagedAudio: "damagedAudio"
    case .soundEndsEarly: "soundEndsEarly"
    case .translationFailed(_, let isFinal, _): isFinal ? "translationFailed" : "translationRetried"
    }
  }
}
