/// Decides where each decoded block belongs on the media timeline, and what goes between.
///
/// Positions are counted in frames at the track's own rate, from the timeline's zero. Pure: no I/O, no
/// clock. See Decisions/0031.
struct AudioTimeline {
  /// What to do with a block: silence first, then the block without its first frames.
  struct Placement: Equatable {
    /// Frames of silence to put before the block.
    var silence: Int64
    /// Frames to leave out at the block's beginning; all of them leave the block out.
    var skipped: Int
  }

  private enum State: Equatable {
    /// Nothing placed yet: the first block is placed exactly.
    case beginning
    /// Inside continuous audio: small differences are let be.
    case running
    /// After packets that could not be decoded, `lost` frames by their own account.
    case damaged(lost: Int64)
  }

  /// The rate, in Hz.
  private(set) var rate: Int
  /// Where the next frame goes.
  private(set) var cursor: Int64
  /// What lies before is left out; it is followed all the same, so that a later start changes nothing that
  /// comes after.
  private var begin: Int64
  private let end: Int64?
  private var state = State.beginning
  /// What is added to time stamps since they started anew.
  private var offset: Int64 = 0

  /// Milliseconds by which time stamps may differ from the count of frames before anything is done.
  private static let tolerance: Int64 = 50
  /// Milliseconds beyond which a jump back is a new beginning of the clock and no overlap.
  private static let longestOverlap: Int64 = 10_000
  /// Milliseconds beyond which a jump ahead is believed only inside the known length.
  private static let longestGap: Int64 = 3_600_000

  /// A timeline on which audio begins at `start`; `end` is the known end of the media, if it is to be
  /// believed.
  init(rate: Int, start: Int64, end: Int64?) {
    self.rate = rate
    cursor = start
    begin = start
    self.end = end
  }

  /// Places a block of `length` frames stamped `start`; `nil` is a block without a time stamp.
  mutating func place(start: Int64?, length: Int) -> Placement {
    let allowed = state == .running ? frames(Self.tolerance) : 0
    let lost = if case .damaged(let lost) = state { lost } else { Int64(0) }
    if state == .beginning, let start { cursor = min(cursor, start) }
    state = .running
    let drift = start.map { difference(to: $0, lost: lost) } ?? lost
    let silence = drift > allowed ? drift : 0
    let skipped = drift < -allowed ? min(-drift, Int64(length)) : 0
    return placement(silence: silence, skipped: skipped, length: Int64(length))
  }

  /// Moves the cursor, and leaves out what lies before the beginning.
  private mutating func placement(silence: Int64, skipped: Int64, length: Int64) -> Placement {
    let silenceBefore = max(0, min(begin - cursor, silence))
    cursor += silence
    let soundBefore = max(0, min(begin - cursor, length - skipped))
    cursor += length - skipped
    return Placement(silence: silence - silenceBefore, skipped: Int(skipped + soundBefore))
  }

  /// Takes note of a packet of `length` frames that could not be decoded.
  mutating func damaged(length: Int64) {
    switch state {
    case .beginning: break
    case .running: state = .damaged(lost: length)
    case .damaged(let lost): state = .damaged(lost: lost + length)
    }
  }

  /// The silence that stands for damaged packets at the very end.
  mutating func finish() -> Int64 {
    guard case .damaged(let lost) = state else { return 0 }
    state = .running
    return placement(silence: lost, skipped: 0, length: 0).silence
  }

  /// Goes on at another rate.
  mutating func change(rate newRate: Int) {
    cursor = cursor * Int64(newRate) / Int64(rate)
    begin = begin * Int64(newRate) / Int64(rate)
    offset = offset * Int64(newRate) / Int64(rate)
    rate = newRate
  }

  /// How far ahead of the cursor a time stamp is, once stamps that cannot be true are set right.
  private mutating func difference(to start: Int64, lost: Int64) -> Int64 {
    if (start - cursor).magnitude < (start + offset - cursor).magnitude, isPlausible(start - cursor) {
      offset = 0
    }
    let drift = start + offset - cursor
    if isPlausible(drift) { return drift }
    offset = cursor + lost - start
    return lost
  }

  private func isPlausible(_ drift: Int64) -> Bool {
    if drift < 0 { return -drift <= frames(Self.longestOverlap) }
    if drift <= frames(Self.longestGap) { return true }
    return end.map { cursor * 1000 / Int64(rate) + drift * 1000 / Int64(rate) <= $0 } ?? false
  }

  private func frames(_ milliseconds: Int64) -> Int64 {
    milliseconds * Int64(rate) / 1000
  }
}
