internal import Foundation
internal import Inference
internal import Synchronization

/// Does a session's work: finds the pack, asks the engine, and keeps requests and responses together.
final class SessionBackend: Sendable {
  /// As many texts go to the engine at once when responses are wanted as they are ready.
  static let preferredBatch = 10

  private struct State {
    var isCancelled = false
    var client: EngineClient?
    var running: [Int: Task<[TranslatedText], any Error>] = [:]
    var lastKey = 0
    var glossary: Glossary?
  }

  private let source: Locale.Language?
  private let target: Locale.Language?
  private let assets: TranslationAssets
  private let state = Mutex(State())

  init(source: Locale.Language?, target: Locale.Language?, assets: TranslationAssets) {
    self.source = source
    self.target = target
    self.assets = assets
  }

  var isReady: Bool {
    source.map { assets.status(from: $0, to: target) == .installed } ?? false
  }

  /// Makes sure that the pack is installed and whole.
  func prepare() throws(TranslationError) {
    _ = try client(for: try assets.pack(from: source, to: target))
  }

  private func client(for pair: TranslationAssets.Pair) throws(TranslationError) -> EngineClient {
    try state.withLock { state throws(TranslationError) in
      if state.isCancelled { throw .alreadyCancelled }
      if let client = state.client { return client }
      let client = try assets.engine(for: pair)
      state.client = client
      return client
    }
  }

  /// Gives the terms of a glossary their renderings from now on.
  func use(_ glossary: Glossary?) {
    state.withLock { $0.glossary = glossary }
  }

  func cancel() {
    let running = state.withLock { state in
      state.isCancelled = true
      state.client = nil
      defer { state.running = [:] }
      return Array(state.running.values)
    }
    for task in running { task.cancel() }
  }

  /// Refuses a batch, as a whole, without anything to translate; so does a cancelled session any.
  func admit(_ batch: [TranslationSession.Request]) throws(TranslationError) {
    if state.withLock({ $0.isCancelled }) { throw .alreadyCancelled }
    guard batch.contains(where: { !$0.sourceText.allSatisfy(\.isWhitespace) }) else {
      throw .nothingToTranslate
    }
  }

  func responses(
    to batch: [TranslationSession.Request]
  ) async throws -> [TranslationSession.Response] {
    let pair = try assets.pack(from: source, to: target)
    let client = try client(for: pair)
    let translations = try await translate(batch.map(\.sourceText), with: client)
    guard translations.count == batch.count else {
      throw TranslationError(.internalError)
    }
    return zip(batch, translations).map { request, translation in
      var response = TranslationSession.Response(
        sourceLanguage: pair.source, targetLanguage: pair.target, sourceText: request.sourceText,
        targetText: translation.text, clientIdentifier: request.clientIdentifier)
      response.marks = translation.marks
      return response
    }
  }

  /// Translates in a task of its own, so that `cancel()` reaches it as well as the caller's cancellation.
  private func translate(
    _ texts: [String], with client: EngineClient
  ) async throws -> [TranslatedText] {
    let options = DecodingOptions(glossary: state.withLock { $0.glossary })
    let task = Task { try await client.translatePatiently(texts, options: options) }
    let key = state.withLock { state in
      state.lastKey += 1
      state.running[state.lastKey] = task
      // Cancelled between the client's choice and here: `cancel()` did not see the task.
      if state.isCancelled { task.cancel() }
      return state.lastKey
    }
    defer { state.withLock { state in state.running[key] = nil } }
    do {
      return try await withTaskCancellationHandler {
        try await task.value
      } onCancel: {
        task.cancel()
      }
    } catch let error as InferenceError where error.code == .cancelled {
      try Task.checkCancellation()
      throw TranslationError.alreadyCancelled
    } catch {
      throw TranslationError(.internalError, underlying: error)
    }
  }
}
