internal import Foundation
internal import Inference
internal import Synchronization

/// Does a session's work: finds the languages and their pack, and stops when the session is over.
final class SessionBackend: Sendable {
  struct State {
    var isOver = false
    /// The engine last used: it stays loaded as long as the session lives.
    var passage: SessionPassage?
    var running: [Int: @Sendable () -> Void] = [:]
    var lastKey = 0
    var glossary: Glossary?
  }

  let wish: TranslationSession.Configuration
  let downloads: DownloadDesk?
  private let assets: TranslationAssets
  let state = Mutex(State())

  init(_ wish: TranslationSession.Configuration, assets: TranslationAssets, downloads: DownloadDesk?) {
    self.wish = wish
    self.assets = assets
    self.downloads = downloads
  }

  // What reads packs leaves the caller's actor: an app calls from its main one, and a pack may have hundreds of megabytes.

  @concurrent func isReady() async -> Bool {
    guard let source = wish.source else { return false }
    return assets.status(from: source, to: wish.target) == .installed
  }

  /// Makes sure that the pack is installed and whole.
  @concurrent func prepare() async throws {
    try checkIsOpen()
    guard let source = wish.source else { throw TranslationError.unableToIdentifyLanguage }
    _ = try await passage(from: source)
  }

  /// The way for a batch, whose language its texts tell when none was given.
  ///
  /// Refuses a batch, as a whole, without anything to translate; so does a session that is over any.
  @concurrent func open(_ batch: [TranslationSession.Request]) async throws -> SessionPassage {
    try checkIsOpen()
    let texts = batch.map(\.sourceText)
    guard texts.contains(where: { !$0.allSatisfy(\.isWhitespace) }) else {
      throw TranslationError.nothingToTranslate
    }
    guard let source = wish.source ?? LanguageDetector.language(of: texts) else {
      throw TranslationError.unableToIdentifyLanguage
    }
    return try await passage(from: source)
  }

  /// Ends the session: what is going on is stopped, and nothing more begins.
  func cancel() {
    let running = state.withLock { state in
      state.isOver = true
      state.passage = nil
      defer { state.running = [:] }
      return Array(state.running.values)
    }
    for stop in running { stop() }
  }

  private func checkIsOpen() throws(TranslationError) {
    if state.withLock({ $0.isOver }) { throw .alreadyCancelled }
  }

  private func passage(from source: Locale.Language) async throws -> SessionPassage {
    let missing: TranslationError
    do throws(TranslationError) {
      return try lookUp(from: source)
    } catch {
      missing = error
    }
    guard missing.code == .notInstalled, let downloads,
      let target = wish.target ?? assets.preferredTarget(for: source)
    else { throw missing }
    try await run { try await downloads.obtain(TranslationDownload(source: source, target: target)) }
    return try lookUp(from: source)
  }

  private func lookUp(from source: Locale.Language) throws(TranslationError) -> SessionPassage {
    if let passage = state.withLock({ $0.passage }), passage.source == source { return passage }
    let way = try assets.way(from: source, to: wish.target, wish.preferredStrategy)
    var engines: [EngineClient] = []
    for pack in way.packs { engines.append(try assets.engine(of: pack)) }
    let passage = SessionPassage(
      source: source, target: way.target,
      options: wish.preferredStrategy.decoding, engines: engines)
    return try state.withLock { state throws(TranslationError) in
      if state.isOver { throw .alreadyCancelled }
      state.passage = passage
      return passage
    }
  }

  /// Does a piece of work in a task of its own, so that `cancel()` reaches it as well as the caller's cancellation.
  func run<Result: Sendable>(_ work: @escaping @Sendable () async throws -> Result) async throws
    -> Result
  {
    let task = Task { try await work() }
    let key = state.withLock { state in
      state.lastKey += 1
      state.running[state.lastKey] = { task.cancel() }
      // Over since the work was decided on: `cancel()` did not see the task.
      if state.isOver { task.cancel() }
      return state.lastKey
    }
    defer { state.withLock { state in state.running[key] = nil } }
    do {
      return try await withTaskCancellationHandler {
        try await task.value
      } onCancel: {
        task.cancel()
      }
    } catch _ where task.isCancelled {
      // Whoever stopped it: the caller's own cancellation comes first.
      try Task.checkCancellation()
      throw TranslationError.alreadyCancelled
    }
  }
}
