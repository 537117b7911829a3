/// Lets one task wait until it is called; calls while nobody waits are remembered as one.
struct Wakening: Sendable {
  private let calls: AsyncStream<Void>
  private let sink: AsyncStream<Void>.Continuation

  init() {
    (calls, sink) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
  }

  func wake() {
    sink.yield()
  }

  /// Returns with the next call, or when the task is cancelled.
  func wait() async {
    for await _ in calls { return }
  }
}
