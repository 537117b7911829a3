public import Foundation

/// Translates text from one language to another, on this machine.
///
/// May be used from any thread; its work is done in a worker process that all sessions of a pair share.
/// Source: Apple, "TranslationSession" (Translation).
public class TranslationSession: @unchecked Sendable {
  // The class is open to subclassing as Apple's is not final, so the compiler cannot check it; all properties
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
    self.init(installedSource: source, target: target, preferredStrategy: .usual)
  }

  /// The same, with a choice between speed and quality.
  public convenience init(
    installedSource source: Locale.Language, target: Locale.Language?, preferredStrategy: Strategy
  ) {
    let wish = Configuration(source: source, target: target, preferredStrategy: preferredStrategy)
    self.init(wish, assets: .standard)
  }

  init(_ wish: Configuration, assets: TranslationAssets, downloads: DownloadDesk? = nil) {
    sourceLanguage = wish.source
    targetLanguage = wish.target
    backend = SessionBackend(wish, assets: assets, downloads: downloads)
  }

  /// What was asked for when there is a choice between speed and quality.
  public var preferredStrategy: Strategy { backend.wish.preferredStrategy }

  /// Whether both languages are installed now; never without a source language, which only a text can tell.
  public var isReady: Bool {
    get async { await backend.isReady() }
  }

  /// Whether this session may ask for a download: not one made by `init(installedSource:target:)`.
  public var canRequestDownloads: Bool { backend.downloads != nil }

  /// Translates one text; without a source language that of the text is found out.
  ///
  /// Throws `TranslationError`, `CancellationError` when the task is cancelled, or `CocoaError.userCancelled` when a
  /// download was refused.
  public func translate(_ string: String) async throws -> Response {
    try await translate(Request(sourceText: string))
  }

  /// Translates one text and keeps its attributes.
  ///
  /// A span under `skipsTranslation` is kept as it is. Throws as `translate(_:)` of a string does.
  public func translate(_ string: AttributedString) async throws -> Response {
    try await translate(Request(sourceText: string))
  }

  /// Translates texts of one language: as many responses as requests, in their order, all at once.
  ///
  /// Throws as `translate(_:)` does.
  public func translations(from batch: [Request]) async throws -> [Response] {
    try await backend.responses(to: batch, over: backend.open(batch))
  }

  /// Translates texts of one language, each response delivered as it is ready.
  ///
  /// `clientIdentifier` tells which request a response belongs to. Errors come on iteration.
  public func translate(batch: [Request]) -> BatchResponse {
    BatchResponse(backend: backend, batch: batch)
  }

  /// Makes sure that the languages are installed, asking for a download where the session may.
  ///
  /// Throws as `translate(_:)` does; `.unableToIdentifyLanguage` without a source language.
  public func prepareTranslation() async throws {
    try await backend.prepare()
  }

  /// Stops what is going on; later calls throw `.alreadyCancelled`.
  public func cancel() {
    backend.cancel()
  }

  private func translate(_ request: Request) async throws -> Response {
    guard let response = try await translations(from: [request]).first else {
      throw TranslationError.internalError
    }
    return response
  }
}
