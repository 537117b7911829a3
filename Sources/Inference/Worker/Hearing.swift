/// One recognition in the worker: its session, how far it is, and which place the parent knows to take up from.
struct Hearing {
  /// How far the place to take up from may move before the parent is told: five seconds.
  ///
  /// A checkpoint is a few kilobytes; telling it with every quarter of a second would cost more than hearing.
  static let checkpointSpacing: Int64 = 80_000

  private let session: SpeechSession
  private var heard: Int64
  private var known: Int64

  init(engine: SpeechEngine, checkpoint: SpeechCheckpoint?) {
    session = checkpoint.map { engine.makeSession(resuming: $0) } ?? engine.makeSession()
    heard = checkpoint?.resumeSample ?? 0
    known = heard
  }

  mutating func accept(_ samples: [Float]) throws(InferenceError) -> Advance {
    let utterances = try session.accept(samples)
    heard += Int64(samples.count)
    let checkpoint = session.checkpoint
    let isTold = !utterances.isEmpty || checkpoint.resumeSample - known >= Self.checkpointSpacing
    if isTold { known = checkpoint.resumeSample }
    return Advance(heard: heard, utterances: utterances, checkpoint: isTold ? checkpoint : nil)
  }

  mutating func finish() throws(InferenceError) -> Advance {
    Advance(heard: heard, utterances: try session.finish(), checkpoint: nil)
  }
}
