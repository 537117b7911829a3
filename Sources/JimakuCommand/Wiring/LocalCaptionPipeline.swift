internal import Captioning
internal import Foundation
internal import LanguagePacks
internal import Media
internal import Speech
internal import Translation

/// Makes captions with the engines and packs of this machine.
struct LocalCaptionPipeline: CaptionPipeline {
  let store: PackStore

  func prepare(from source: String, to target: String?) throws {
    let readiness = PackReadiness(store: store)
    try readiness.checkSpeech(source)
    if let target { try readiness.checkTranslation(from: source, to: target) }
  }

  func inspect(_ file: String, track: CaptionOptions.AudioTrack) async throws -> Int? {
    let info = try await MediaFile(path: file).probed()
    _ = try AudioTrackChoice(track).choose(among: info.audioTracks, path: file)
    return info.isDurationEstimated ? nil : info.duration
  }

  func run(
    _ file: String, _ arguments: SubtitleArguments, emit: (CaptionEvent) async throws -> Void
  ) async throws -> CaptionSummary {
    guard let recognizer = SFSpeechRecognizer(locale: Locale(identifier: arguments.source)) else {
      throw Failure.speechUnsupported(arguments.source, known: [])
    }
    let session = arguments.target.map { target in
      TranslationSession(
        installedSource: Locale.Language(identifier: arguments.source),
        target: Locale.Language(identifier: target))
    }
    let generator = SubtitleGenerator(recognizer: recognizer, session: session)
    let options = CaptionOptions(audioTrack: arguments.audioTrack, start: arguments.start)
    return try await generator.run(
      URL(filePath: file, directoryHint: .notDirectory), options: options, emit: emit)
  }

  func failure(_ error: any Error) -> Failure { Failure(error) }
}
