import Captioning
import Dictionary
import Inference
import LanguagePacks
import Library
import Media
import Server
import Subtitles
import TestSupport
import Testing

@testable import HTTPServer
@testable import JimakuCommand

/// Every failure, in both languages, as one golden file: a reader sees at once whether each has a sentence of its own.
@Suite struct FailureMessageTests {
  static let failures: [Failure] =
    MediaError.Code.allCases.map { code in
      let isMissing = code == .noSuchTrack || code == .noSuchSubtitleTrack
      return .media(MediaError(code, path: "talk.mp4", detail: isMissing ? "1:eng 2:und" : "details"))
    }
    + OutputError.Code.allCases.map { .output(OutputError(code: $0, path: "out", detail: "details")) }
    + DictionaryError.Code.allCases.map {
      .dictionary(DictionaryError($0, file: "wn.index", detail: "\($0)"))
    }
    + ImportError.Code.allCases.map {
      .importing(ImportError($0, folder: "opus-mt-en-es", detail: "detail"))
    }
    + [
      .noSuchPack("tiny"), .pack(PackError(.notRemovable, pack: "tiny", detail: "Permission denied")),
      .unknownWord("gvie", suggestions: ["give", "vie"]),
      .notLocal("https://example.org/talk.mp4"),
      .notAFile("/dev/stdin"), .nameNotUTF8("caf\u{FFFD}.mp4"),
      .startAfterEnd(file: "talk.mp4", start: Timestamp(milliseconds: 3_723_000), duration: 44_000),
      .packFolder("/home/me/packs", "No such file or directory"), .homeIsFile("/home/me/jimaku"),
      .pack(PackError(.notInstalled, pack: "vad-silero")),
      .pack(PackError(.badManifest, pack: "vad-silero", detail: "format 2")),
      .pack(PackError(.missingFile, pack: "vad-silero", file: "silero_vad.onnx")),
      .pack(PackError(.alteredFile, pack: "vad-silero", file: "silero_vad.onnx")),
      .engine(InferenceError(.libraryUnavailable, "libonnxruntime.so: cannot open")),
      .engine(InferenceError(.modelUnusable, "encoder_model.ort")),
      .engine(InferenceError(.engineFailed, "out of memory")),
      .engine(InferenceError(.workerUnavailable, "jimaku")),
      .engine(InferenceError(.workerLost, "signal 9")),
      .engine(InferenceError(.cancelled, "")),
      .engine(InferenceError(.protocolViolation, "an unknown message")),
      .speechUnsupported("fr", known: ["en"]),
      .translationUnsupported(from: "en", to: "fr", known: ["ja"]),
      .translationSourceUnsupported("fr", known: ["en"]),
      .inTargetLanguage("ja"), .packFails("translation-de-en", "details"),
      .nothingTranslated(file: "talk.mp4", reason: "workerLost"), .textFailed, .noText("talk.mkv"),
      .foreignSubtitles("talk.sbv", .subViewer), .foreignSubtitles("talk.ttml", .ttml),
      .noCues("talk.vtt", SubtitleRemark(line: 12, .unreadableTime)),
      .otherExtension("talk.ja.vtt", format: .srt),
      .glossary(file: "names.tsv", GlossaryError(.notUTF8, line: 0)),
      .glossary(file: "names.tsv", GlossaryError(.columns(found: 1), line: 3)),
      .glossary(file: "names.tsv", GlossaryError(.blank, line: 3)),
      .glossary(file: "names.tsv", GlossaryError(.unknownRule("loud"), line: 3)),
      .glossary(file: "names.tsv", GlossaryError(.contradiction(earlier: 1), line: 3)),
      .noGlossary("names.tsv", "No such file or directory"),
      .notUTF8, .wideEncoding("UTF-16"), .standardInput("Bad file descriptor"),
      .standardOutput("No space left on device"),
      .unexpected("something"),
    ]

  /// Those of the player; some of the library's have one sentence, since one does the same about them.
  static let playersFailures: [Failure] =
    LibraryError.Code.allCases.map { .library(LibraryError($0, path: "library.sqlite", detail: "details")) }
    + [.invalidAddress, .addressInUse, .addressUnavailable, .notPermitted, .alreadyStarted, .failed].map {
      .server(HTTPServerError($0, SocketAddress(host: "127.0.0.1", port: 7420)))
    }
    + [
      PlayerError.notFound, .badBody("details"), .notJSON, .badParameter("start"), .sessionOver,
      .noSuchPair(source: "en", target: "fr"), .noDictionary, .unknownWord("gvie"), .missingFile,
    ].map { .player($0) }
    + [.noSuchPlace("videos"), .closedFolder("videos")]

  static let recorded = [("failures", failures), ("player-failures", playersFailures)]

  @Test(arguments: recorded, [MessageLanguage.english, .japanese])
  func sentencesAreAsRecorded(recorded: (name: String, failures: [Failure]), language: MessageLanguage) throws
  {
    let messages = Messages(language: language)
    let text = recorded.failures.map { "\($0.code)\n    \(messages.failure($0, file: "talk.mp4"))\n" }
      .joined()
    let name = "\(recorded.name).\(language == .english ? "en" : "ja").txt"
    #expect(try Goldens().difference(of: text, from: name) == nil)
  }

  @Test(arguments: [MessageLanguage.english, .japanese])
  func noTwoFailuresShareASentence(language: MessageLanguage) {
    let messages = Messages(language: language)
    #expect(Set(Self.failures.map { messages.failure($0) }).count == Self.failures.count)
    #expect(Set(Self.failures.map(\.code)).count == Self.failures.count)
  }

  @Test func anImportedPackIsNothingThatSetUpInstalls() {
    let failure = Failure.pack(PackError(.alteredFile, pack: "es-en", file: "vocab.json"))
    #expect(
      Messages(language: .english).failure(failure).hasSuffix(
        "Run 'jimaku packs remove es-en', then import it again."))
    #expect(
      Messages(language: .japanese).failure(failure).hasSuffix(
        "jimaku packs remove es-en を実行してから、もう一度 import で追加してください。"))
  }

  @Test func aStartJustBehindTheEndIsToldExactly() {
    let failure = Failure.startAfterEnd(
      file: "talk.mp4", start: Timestamp(milliseconds: 2600), duration: 2560)
    #expect(
      Messages(language: .english).failure(failure).contains("ends at 0:02.56, and --start asks for 0:02.6."))
  }

  @Test(arguments: [(1, "1 packet of the sound was damaged"), (2, "2 packets of the sound were damaged")])
  func damageIsCounted(packets: Int, words: String) {
    #expect(Messages(language: .english).warning(.damagedAudio(packets: packets)).hasPrefix(words))
  }

  @Test func aNameCannotWriteToTheTerminal() {
    let failure = Failure.media(MediaError(.notFound, path: "a\n\u{1B}[2J\u{202E}b.mp4"))
    #expect(
      Messages(language: .english).failure(failure)
        == #"There is no file "a\n\u{1B}[2J\u{202E}b.mp4". Check the name and the folder."#)
  }
}
