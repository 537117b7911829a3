import Captioning
import Chase
import Library
import Subtitles
import Synchronization
import TestSupport
import Testing
import Translation

/// What waits for its translation since an earlier time does not keep the next lines from being heard.
@Suite(.enabled(if: SetUp.isComplete, "\(SetUp.reason)"))
struct LeftOverTests {
  /// Lets one go of translation happen between the first line that is heard and the second, and no other before that.
  private final class Order: Sendable {
    private struct State {
      var session: TranslationSession?
      var sessions = 0
      var lines = 0
    }

    private let state = Mutex(State())
    private let heard = [Gate(), Gate()]

    /// A session for each go; the first two wait for the first two lines.
    func session() async -> TranslationSession {
      let number = state.withLock { state in
        defer { state.sessions += 1 }
        return state.sessions
      }
      if heard.indices.contains(number) { await heard[number].wait() }
      let session = ChaseRoom.session()
      state.withLock { $0.session = session }
      return session
    }

    func happens(_ event: ChaseEvent) {
      switch event {
      case .cue:
        let number = state.withLock { state in
          defer { state.lines += 1 }
          return state.lines
        }
        if heard.indices.contains(number) { heard[number].open() }
      case .translation:
        state.withLock { $0.session }?.cancel()
      case .removed, .work, .translationFailed: break
      }
    }
  }

  /// They come first, since they are nearer ahead of the viewer than what is heard.
  @Test(.timeLimit(.minutes(10))) func theNextLineIsHeardWhileOthersWait() async throws {
    let order = Order()
    let room = try ChaseRoom(
      session: { RenewingSession(pause: { _ in }) { await order.session() } }, happens: order.happens)
    let video = try await room.add("left over")
    let lines = (0..<30).map { number in
      SettledStep.NewCue(
        span: TimeSpan(number * 1000, number * 1000 + 900), text: "Number \(number) was received.",
        translation: .pending)
    }
    let settled = TimelineRanges([TimeSpan(0, 32_700)])
    let leftOver = try await room.library.record(SettledStep(ranges: settled, cues: lines), of: video).ids
    let events = await room.untilDone(try await room.chaser.open(video, at: .zero))
    let heard = events.indices.filter { if case .cue = events[$0] { true } else { false } }
    let translated = events.indices.filter {
      if case .translation(let id, _) = events[$0] { leftOver.contains(id) } else { false }
    }
    try #require(heard.count >= 2 && translated.count == lines.count)
    #expect(heard[0] < translated[0] && heard[1] < translated[10])
    await room.chaser.close()
  }
}
