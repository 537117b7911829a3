import Foundation
import TestSupport
import Testing

@testable import Inference

/// Which engines stay ready without anybody who uses them; nothing here starts a worker.
@Suite struct EnginePoolTests {
  private let pool = EnginePool(readyBytes: 100)

  private func client(_ name: String) -> EngineClient {
    let role: EngineSpecification.Role =
      name.hasPrefix("hear")
      ? .speech(SpeechModels(encoder: name, decoder: "d", tokens: "t", voiceActivity: "v"))
      : .translation(packFolder: name)
    let specification = EngineSpecification(
      role: role, native: NativeLibraries(directory: "/nowhere"), threads: 1)
    return pool.client(for: specification, launcher: .unavailable)
  }

  /// Asked for one after the other, and let go: which are ready then.
  static let orders: [(asked: String, ready: String)] = [
    ("a", "a"), ("a b", "a b"), ("a b c", "a b c"), ("a b c d", "b c d"), ("a b c a d", "a c d"),
    ("a a a a b", "a b"), ("a b c d e f", "d e f"), ("hear1 hear2 a", "a hear2"),
    ("a b c hear1 hear2 d", "b c d hear2"),
  ]

  @Test(arguments: orders)
  func theLastOnesStayReady(asked: String, ready: String) {
    let names = asked.split(separator: " ").map(String.init)
    let engines = names.map { name in (name, Weak(client(name))) }
    let alive = Set(engines.filter { $0.1.client != nil }.map(\.0))
    #expect(alive.sorted().joined(separator: " ") == ready)
  }

  /// Packs of so many bytes, of which a hundred may stay without a user; the last one always stays.
  @Test(arguments: [
    (sizes: [40, 60], ready: [40, 60]), ([41, 60], [60]), ([10, 50, 45], [50, 45]),
    ([30, 30, 30], [30, 30, 30]),
    ([101], [101]), ([10, 200], [200]), ([200, 10], [10]), ([200, 10, 20], [10, 20]),
  ])
  func largePacksStayOnlyWhereThereIsRoom(sizes: [Int], ready: [Int]) throws {
    let folder = try TemporaryFolder()
    let engines = try sizes.enumerated().map { number, size in
      let pack = folder.file("\(number)")
      try FileManager.default.createDirectory(at: pack, withIntermediateDirectories: false)
      // A pack is all of its files.
      try Data(count: size / 2).write(to: pack.appending(path: "model.onnx"))
      try Data(count: size - size / 2).write(to: pack.appending(path: "vocabulary.json"))
      return (size, Weak(client(pack.path)))
    }
    #expect(engines.filter { $0.1.client != nil }.map(\.0) == ready)
  }

  @Test func anEngineInUseIsSharedHoweverManyCameAfter() {
    let used = client("a")
    for name in ["b", "c", "d", "e"] { _ = client(name) }
    #expect(client("a") === used)
    #expect(client("b") !== client("c"))
  }
}

private struct Weak {
  weak let client: EngineClient?

  init(_ client: EngineClient) {
    self.client = client
  }
}
