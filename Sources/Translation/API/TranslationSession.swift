public import Foundation
package import Inference

/// Translates text from one language to another, on this machine.
///
/// May be used from any thread; its work is done in a worker process that all sessions of a pair share.
/// Source: Apple, "TranslationSession" (Translation).
public class TranslationSession: @unchecked Sendable {
  // The class is open to subclassing as Apple's is not final, so the compiler cannot check it; both properties
  // are immutable and the backend is Sendable.
  let backend: SessionBackend

  /// The source language as requested; never updated by a translation.
  public final let sourceLanguage: Locale.Language?
  /// The target language as requested; a response says what was used.
  public final let targetLanguage: Locale.Language?

  /// A session for languages that are installed; it never asks for a download.
  ///
  /// Whether they are installed shows with the first translation: `.notInstalled`.
  public convenience init(installedSource source: Locale.Language, target: Locale.Language?) {
    self.init(source: source, target: target, assets: .standard)
  }

  init(source: Locale.Language?, target: Locale.Language?, assets: TranslationAssets) {
    sourceLanguage = source
    targetLanguage = target
    backend = SessionBackend(source: source, target: target, assets: assets)
  }

  /// Whether both languages are installed now.
  public var isReady: Bool {
    get async { backend.isReady }
  }

  /// Whether this session may ask for a download: never, without a user interface.
  public var canRequestDownloads: Bool { false }

  /// Translates one text.
  ///
  /// Throws `TranslationError`, or `CancellationError` when the task is cancelled.
  public func translate(_ string: String) async throws -> Response {
    let responses = try await translations(from: [Request(sourceText: string)])
    guard let response = responses.first else { throw TranslationError.internalError }
    return response
  }

  /// Translates texts of one language: as many responses as requests, in their order, all at once.
  ///
  /// Throws `TranslationError`, or `CancellationError` when the task is cancelled.
  public func translations(from batch: [Request]) async throws -> [Response] {
    try backend.admit(batch)
    return try await backend.responses(to: batch)
  }

  /// Translates texts of one language, each response delivered as it is ready.
  ///
  /// `clientIdentifier` tells which request a response belongs to. Errors come on iteration.
  public func translate(batch: [Request]) -> BatchResponse {
    BatchResponse(backend: backend, batch: batch)
  }

  /// Makes sure that the languages are installed; throws `.notInstalled` if not, since it cannot ask.
  public func prepareTranslation() async throws {
    try backend.prepare()
  }

  /// Stops what is going on; later calls throw `.alreadyCancelled`.
  public func cancel() {
    backend.cancel()
  }
}

extension TranslationSession {
  /// One text to translate.
  public struct Request: Sendable {
    /// The text.
    public var sourceText: String
    /// Names the request; its response carries the same.
    public var clientIdentifier: String?

    /// A request for one text.
    public init(sourceText: String, clientIdentifier: String? = nil) {
      self.sourceText = sourceText
      self.clientIdentifier = clientIdentifier
    }
  }

  /// One translated text.
  public struct Response: Sendable {
    /// The language translated from.
    public let sourceLanguage: Locale.Language
    /// The language translated to.
    public let targetLanguage: Locale.Language
    /// The text that was given.
    public let sourceText: String
    /// Its translation.
    public let targetText: String
    /// The request's name, exactly as it was given.
    public let clientIdentifier: String?
    /// What is wrong with the translation; not Apple's, and not for clients.
    package var marks: Set<TranslationMark> = []
    /// Whether it is the source, since the engine failed at it again and again.
    package var isSource: Bool { marks.contains(.failed) }

    /// A response, for tests and previews of clients.
    public init(
      sourceLanguage: Locale.Language, targetLanguage: Locale.Language, sourceText: String,
      targetText: String, clientIdentifier: String? = nil
    ) {
      self.sourceLanguage = sourceLanguage
      self.targetLanguage = targetLanguage
      self.sourceText = sourceText
      self.targetText = targetText
      self.clientIdentifier = clientIdentifier
    }
  }

  /// The responses to a batch, as they become ready; each iteration translates anew.
  public struct BatchResponse: AsyncSequence {
    /// One translated text.
    public typealias Element = Response

    let backend: SessionBackend
    let batch: [Request]

    /// Yields one response after the other; a few texts are translated ahead of the reader.
    public struct AsyncIterator: AsyncIteratorProtocol {
      let backend: SessionBackend
      var rest: ArraySlice<Request>
      var ready: ArraySlice<Response> = []
      var hasBegun = false

      /// The next response, or `nil` after the last or an error; throws as `translations(from:)` does.
      public mutating func next() async throws -> Response? {
        do {
          if !hasBegun { try backend.admit(Array(rest)) }
          hasBegun = true
          if ready.isEmpty, !rest.isEmpty {
            let part = rest.prefix(SessionBackend.preferredBatch)
            ready = try await backend.responses(to: Array(part))[...]
            rest = rest.dropFirst(part.count)
          }
        } catch {
          (hasBegun, rest) = (true, [])
          throw error
        }
        return ready.popFirst()
      }
    }

    /// Begins to translate.
    public func makeAsyncIterator() -> AsyncIterator {
      AsyncIterator(backend: backend, rest: batch[...])
    }
  }
}
