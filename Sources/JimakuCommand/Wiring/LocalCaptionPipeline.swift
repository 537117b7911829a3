internal import Captioning
internal import Foundation
internal import LanguagePacks
internal import Media
internal import Speech

/// Makes captions with the engines and packs of this machine.
struct LocalCaptionPipeline: CaptionPipeline {
  let store: PackStore
  /// The file with names and their renderings.
  var glossary: String?

  func prepare(from source: String, to target: String?) throws {
    let readiness = PackReadiness(store: store)
    try readiness.checkSpeech(source)
    if let target { try readiness.checkTranslation(from: source, to: target) }
    if let glossary { _ = try GlossaryFile.read(glossary) }
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
    let glossary = try self.glossary.map(GlossaryFile.read)
    let session = arguments.target.map { target in
      HostedSessions.renewing(from: arguments.source, to: target, glossary: glossary)
    }
    let generator = SubtitleGenerator(recognizer: recognizer, renewing: session)
    let options = CaptionOptions(audioTrack: arguments.audioTrack, start: arguments.start)
    return try await generator.run(Self.url(file), options: options, emit: emit)
  }

  /// The file as the system understands its name: of a relative one `URL` would take `~` for the home, and `a/..` out of
  /// it even where `a` is a link.
  private static func url(_ file: String) -> URL {
    let isAbsolute = file.utf8.first == UInt8(ascii: "/")
    let path = isAbsolute ? file : FileManager.default.currentDirectoryPath + "/" + file
    return URL(filePath: path, directoryHint: .notDirectory)
  }

  func failure(_ error: any Error) -> Failure { Failure(error) }
}
