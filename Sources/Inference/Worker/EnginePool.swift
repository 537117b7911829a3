internal import Foundation
internal import Synchronization

/// Engines in use: whoever asks for the same engine shares one worker.
///
/// An engine's worker ends when its last user lets go of the client; but the engines that were asked for last stay ready,
/// since programs make recognisers and sessions for one piece of work after the other, and loading a model takes longer
/// than a sentence.
package final class EnginePool: Sendable {
  /// The one that a program uses.
  package static let shared = EnginePool()

  private struct Key: Hashable {
    var specification: EngineSpecification
    var launcher: EngineLauncher
  }

  private struct Entry {
    weak let client: EngineClient?
  }

  /// A client without a user, perhaps.
  private struct Ready {
    var client: EngineClient
    var bytes: Int
  }

  private struct State {
    var clients: [Key: Entry] = [:]
    /// The last ones asked for, the latest last.
    var speech: [Ready] = []
    var translation: [Ready] = []
  }

  private let readyBytes: Int
  private let state = Mutex(State())

  /// A pool without any engine.
  ///
  /// Engines that wait for a user have models of at most `readyBytes` bytes together, or are but one; an eighth of the machine's
  /// memory unless told.
  package init(readyBytes: Int? = nil) {
    self.readyBytes = readyBytes ?? Int(ProcessInfo.processInfo.physicalMemory / 8)
  }

  /// The client of this engine, made if nobody has one.
  ///
  /// Safe to call from any thread.
  package func client(for specification: EngineSpecification, launcher: EngineLauncher) -> EngineClient {
    let bytes = specification.role.bytes
    let (client, released) = state.withLock { state in
      let key = Key(specification: specification, launcher: launcher)
      let known = state.clients[key]?.client
      let client = known ?? EngineClient(specification: specification, launcher: launcher)
      state.clients = state.clients.filter { $0.value.client != nil }
      state.clients[key] = Entry(client: client)
      let list =
        switch specification.role {
        case .speech: \State.speech
        case .translation: \State.translation
        }
      state[keyPath: list].removeAll { $0.client === client }
      state[keyPath: list].append(Ready(client: client, bytes: bytes))
      let kept = fitting(state[keyPath: list], count: specification.role.readyAtMost)
      defer { state[keyPath: list] = Array(kept) }
      return (client, state[keyPath: list].dropLast(kept.count))
    }
    // Their end, if this was their last user, waits for their workers: not with the lock held.
    withExtendedLifetime(released) {}
    return client
  }

  /// The last ones for which there is room, and the very last in any case.
  private func fitting(_ ready: [Ready], count: Int) -> ArraySlice<Ready> {
    var kept = ready.suffix(count)
    while kept.count > 1, kept.reduce(0, { $0 + $1.bytes }) > readyBytes { kept.removeFirst() }
    return kept
  }
}

extension EngineSpecification.Role {
  /// So many engines stay ready without a user: each holds a model in memory.
  ///
  /// A pair through English takes two translators, and another pair beside it one.
  fileprivate var readyAtMost: Int {
    switch self {
    case .speech: 1
    case .translation: 3
    }
  }

  /// How large the models are on the disk, which is about what they take in memory; 0 where nobody looks.
  fileprivate var bytes: Int {
    // Of recognisers but one stays, whatever its size.
    guard case .translation(let folder) = self else { return 0 }
    let keys: Set<URLResourceKey> = [.fileSizeKey]
    // A pack that cannot be read takes no memory either: its engine says what is wrong.
    let files = try? FileManager.default.contentsOfDirectory(
      at: URL(filePath: folder), includingPropertiesForKeys: Array(keys))
    return (files ?? []).reduce(0) { $0 + ((try? $1.resourceValues(forKeys: keys).fileSize) ?? 0) }
  }
}
