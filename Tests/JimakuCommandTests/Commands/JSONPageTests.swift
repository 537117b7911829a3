@testable import Captioning
import Foundation
import Inference
import LanguagePacks
import Subtitles
import TestSupport
import Testing

@testable import JimakuCommand

/// Programs are written after docs/json.md: every event, code, mark and state that is printed stands there.
@Suite struct JSONPageTests {
  private let page: String

  init() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../docs/json.md").standardizedFileURL
    page = try String(contentsOf: file, encoding: .utf8)
  }

  /// What stands in the output as an event, a code, a mark or a state, and not on the page.
  private func missing(from output: Recording, count: Int) -> Set<String> {
    let names = Set(
      output.text.matches(of: /"(?:event|code|mark|state)":"(\w+)"/).map { String($0.output.1) })
    #expect(names.count == count)
    return names.filter { !page.contains("`\($0)`") }
  }

  @Test func subtitlesOfAVideo() {
    let result = JobResult(files: [], cues: 0, untranslated: 0, start: 0, heard: 0, end: 0)
    let warnings: [CaptionWarning] = [
      .damagedAudio(packets: 1), .soundEndsEarly(end: 1, duration: 2),
      .translationFailed(sentences: 1, isFinal: false, reason: ""),
      .translationFailed(sentences: 1, isFinal: true, reason: ""),
    ]
    let outcomes: [JobOutcome] = [.written(result), .interrupted(result), .noSpeech, .failed(.notUTF8)]
    let events =
      [JobEvent.began(file: "a", number: 1, total: 1)]
      + (Samples.events + warnings.map { .warning($0) }).map { .caption($0) }
      + outcomes.map { .ended(file: "a", $0) }
    let output = Recording()
    let reporter = JSONReporter(output: output, messages: Messages(language: .english), target: "ja")
    for event in events { reporter.take(event, elapsed: 0) }
    #expect(missing(from: output, count: 13) == [])
  }

  @Test func subtitleFiles() throws {
    let remarks: [SubtitleRemark.Kind] = [
      .encoding("x"), .otherFormat(.vtt), .missingNumber, .unexpectedNumber, .unusualTime, .unreadableTime,
      .endBeforeStart, .outOfOrder, .overlap, .emptyCue, .blankLineInside, .strayText, .missingFormatLine,
    ]
    let outcomes: [FileTranslationOutcome] = [
      .written([], cues: 0, untranslated: 0), .interrupted, .failed(.notUTF8),
    ]
    let events =
      [
        FileTranslationEvent.began(file: "a", number: 1, total: 1, source: "en", cues: 0),
        .remarks(file: "a", remarks.map { SubtitleRemark(line: 1, $0) }),
        .progress(language: "ja", done: 0, total: 0),
        .untranslated(file: "a", language: "ja", [], reason: .notUTF8),
        .inTargetLanguage(file: "a", language: "en"),
      ]
      + TranslationMark.allCases.map { .marked(file: "a", language: "ja", mark: $0.rawValue, []) }
      + outcomes.map { .ended(file: "a", $0) }
    let output = Recording()
    let objects = FileTranslationObjects(output: output, messages: Messages(language: .english))
    for event in events { objects.take(event) }
    // `untranslated` is an event and a mark.
    #expect(missing(from: output, count: 9 + remarks.count + TranslationMark.allCases.count - 1) == [])
  }

  /// One pair is here, one lacks a file, one can be had.
  @Test func languages() throws {
    let folder = try PackFolder()
    try folder.install("de-en", kind: "translation", languages: #"{"source": ["de"], "target": ["en"]}"#)
    try folder.install("fr-en", kind: "translation", languages: #"{"source": ["fr"], "target": ["en"]}"#)
    try FileManager.default.removeItem(at: folder.store.folder.appending(path: "fr-en/model.bin"))
    let known = Catalogue.Entry(id: "es-en", kind: .translation, source: ["es"], target: ["en"])
    let pairs = folder.store.translationRoutes([known]).all
    let output = Recording()
    #expect(LanguagesCommand(printsJSON: true, console: .recording(output)) { (pairs, []) }.run() == .done)
    #expect(missing(from: output, count: 3) == [])
  }
}
