/// The audio of one recognition between the caller and the worker: what has not been sent, and what may have to
/// be sent again.
///
/// Positions are samples at 16 kHz from the start of the request. At most `window` samples are on their way
/// ahead of what the worker has heard; what lies before the last checkpoint's `resumeSample` is let go.
struct AudioBacklog: Sendable {
  /// How far sending may run ahead of hearing: half a second.
  static let window: Int64 = 8000
  /// The most that goes into one frame.
  static let frameLength: Int64 = 4000

  private var samples: [Float] = []
  /// The position of `samples[0]`.
  private var base: Int64 = 0
  private var sent: Int64 = 0
  private var heard: Int64 = 0
  private var resume: Int64 = 0
  private var isEnded = false
  private var isEndSent = false

  /// Everything taken in so far, in samples.
  var end: Int64 { base + Int64(samples.count) }

  /// How many samples are held.
  var keptSamples: Int { samples.count }

  mutating func append(_ more: [Float]) {
    guard !isEnded else { return }
    samples += more
  }

  mutating func finish() {
    isEnded = true
  }

  /// The worker heard everything before `position`.
  mutating func acknowledge(_ position: Int64) {
    heard = max(heard, min(position, sent))
  }

  /// Nothing before `position` will be asked for again.
  mutating func release(before position: Int64) {
    resume = max(resume, min(position, sent))
    // Moving the rest costs as much as it is long, so it waits until it is worth it.
    let droppable = Int(resume - base)
    if droppable > 1 << 16 || droppable == samples.count {
      samples.removeFirst(droppable)
      base = resume
    }
  }

  /// A new worker starts from the last checkpoint.
  mutating func rewind() {
    sent = resume
    heard = resume
    isEndSent = false
  }

  /// What to do next to keep the worker busy; `nil` when there is nothing to do now.
  enum Step: Equatable, Sendable {
    case send(ArraySlice<Float>)
    case sendEnd
  }

  mutating func next() -> Step? {
    let limit = min(end, heard + Self.window)
    if sent < limit {
      let upper = min(limit, sent + Self.frameLength)
      let slice = samples[Int(sent - base)..<Int(upper - base)]
      sent = upper
      return .send(slice)
    }
    if isEnded, !isEndSent, sent == end {
      isEndSent = true
      return .sendEnd
    }
    return nil
  }
}
