internal import Captioning
internal import Media

/// Makes captions: what the command for subtitles needs of the world.
protocol CaptionPipeline: Sendable {
  /// Makes sure that everything for these languages is here and unaltered; throws `Failure`.
  func prepare(from source: String, to target: String?) async throws

  /// Opens the file and chooses the track; returns the length in milliseconds, if known. Throws `MediaError`.
  func inspect(_ file: String, track: CaptionOptions.AudioTrack) async throws -> Int?

  /// Hears the file, as `SubtitleGenerator.run` does.
  func run(
    _ file: String, _ arguments: SubtitleArguments, emit: (CaptionEvent) async throws -> Void
  ) async throws -> CaptionSummary

  /// The facts of an error that one of these threw.
  func failure(_ error: any Error) -> Failure
}
