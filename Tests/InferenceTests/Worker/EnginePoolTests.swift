import Testing

@testable import Inference

/// Which engines stay ready without anybody who uses them; nothing here starts a worker.
@Suite struct EnginePoolTests {
  private let pool = EnginePool()

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
