@testable import Captioning
import Media
import Subtitles

@testable import JimakuCommand

/// Tells given events instead of hearing a file.
struct FakePipeline: CaptionPipeline {
  var events = Samples.events
  /// Thrown after the events.
  var error: (any Error)?
  var unprepared: Failure?
  /// By file: what opening it throws.
  var unreadable: [String: MediaError] = [:]
  var duration: Int? = 4000
  /// Called after the events and before the end.
  var atEnd: @Sendable () async throws -> Void = {}

  func prepare(from source: String, to target: String?) async throws {
    if let unprepared { throw unprepared }
  }

  func inspect(_ file: String, track: CaptionOptions.AudioTrack) async throws -> Int? {
    if let error = unreadable[file] { throw error }
    return duration
  }

  func run(
    _ file: String, _ arguments: SubtitleArguments, emit: (CaptionEvent) async throws -> Void
  ) async throws -> CaptionSummary {
    for event in events { try await emit(event) }
    try await atEnd()
    if let error { throw error }
    guard case .finished(let summary) = events.last else { return Samples.summary(cues: 0) }
    return summary
  }

  func failure(_ error: any Error) -> Failure { .unexpected("\(error)") }
}
