public import Foundation
internal import Media
public import Speech
internal import Subtitles
public import Translation

/// Makes subtitles from the speech of a media file: cues as they become certain, and their translations beside.
///
/// Recognition and translation run at the same time; nothing waits for the end of the file, nothing keeps the
/// whole of it. Only what Apple's `Speech` and `Translation` also offer is used.
///
///     let generator = SubtitleGenerator(recognizer: recognizer, session: session)
///     let summary = try await generator.run(file) { event in
///       if case .cue(let cue) = event { print(cue.text) }
///     }
public struct SubtitleGenerator {
  /// How far reading may run ahead of hearing, in samples at 16 kHz: one second.
  private static let readAhead: Int64 = 16_000

  private let recognizer: SFSpeechRecognizer
  private let session: RenewingSession?

  /// A generator; without a session nothing is translated.
  ///
  /// It takes over the recogniser's `queue`, where events come from.
  public init(recognizer: SFSpeechRecognizer, session: TranslationSession?) {
    self.init(recognizer: recognizer, renewing: session.map { RenewingSession($0) })
  }

  /// The same, with a session that is replaced when it becomes invalid.
  package init(recognizer: SFSpeechRecognizer, renewing session: RenewingSession?) {
    self.recognizer = recognizer
    self.session = session
  }

  /// Hears `file` and tells what happens through `emit`, one event after the other; the next waits for it.
  ///
  /// Throws `CancellationError` when the task is cancelled, whatever `emit` throws, the media's failure, the
  /// recogniser's as an `NSError`, or `TranslationError` when the languages are not installed. Events already emitted stand, and the cues of what was heard before a failure
  /// are emitted first. A sentence that cannot be translated is an event, not an error; a file without speech is
  /// not an error either: its summary has no cues.
  @discardableResult
  public func run(
    _ file: URL, options: CaptionOptions = CaptionOptions(), emit: (CaptionEvent) async throws -> Void
  ) async throws -> CaptionSummary {
    // Missing languages are told before any work, not once for each sentence.
    try await session?.with { try await $0.prepareTranslation() }
    let source = try await CaptionAudio.open(file, options)
    // Never long: reading keeps to a second ahead of hearing, and hearing is acknowledged by this loop.
    let (inputs, inbox) = AsyncStream.makeStream(of: CaptionInput.self, bufferingPolicy: .unbounded)
    let pacer = AudioPacer(ahead: Self.readAhead)
    let reading = Task { await source.read(at: pacer) { inbox.yield($0) } }
    let recognition = CaptionRecognition(recognizer: recognizer, start: source.start) { inbox.yield($0) }
    var translation: Task<Void, Never>?
    defer {
      reading.cancel()
      recognition.cancel()
      translation?.cancel()
      inbox.finish()
    }

    var machine = CaptionStateMachine(source: source.description, isTranslating: session != nil)
    try await emit(.started(source.description))
    for await input in inputs {
      if case .audio(let chunk) = input {
        recognition.append(chunk.samples)
      } else if case .audioEnded = input {
        recognition.end()
      } else if case .heard(let time) = input {
        pacer.heard(CaptionAudio.position(of: time))
      }
      for action in machine.take(input) {
        switch action {
        case .emit(let event): try await emit(event)
        case .translate(let batch): translation = translate(batch) { inbox.yield($0) }
        case .stopHearing: recognition.cancel()
        }
      }
      if machine.isDone { break }
    }
    try Task.checkCancellation()
    if let failure = machine.failure { throw failure }
    try await emit(.finished(machine.summary))
    return machine.summary
  }

  /// Translates a batch in a task of its own.
  private func translate(
    _ batch: TranslationQueue.Batch, deliver: @escaping @Sendable (CaptionInput) -> Void
  ) -> Task<Void, Never>? {
    guard let session else { return nil }
    return Task {
      do {
        deliver(.translated(try await session.with { try await $0.texts(of: batch) }))
      } catch {
        deliver(.translationFailed(error))
      }
    }
  }
}
