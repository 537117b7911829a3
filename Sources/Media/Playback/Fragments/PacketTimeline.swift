/// Puts the packets of a copied stream on the timeline, in whole ticks of the stream.
///
/// Pure: no I/O.
struct PacketTimeline {
  /// The time of a packet.
  struct Stamps: Equatable {
    /// When it is presented.
    var pts: Int64?
    /// When it is decoded.
    var dts: Int64?
    /// How long it lasts; 0 for unknown.
    var duration: Int64
  }

  private var clock: RunningClock
  private let begin: Int64
  private let usualDuration: Int64
  private let delay: Int64
  private var mayLead = true

  /// A stream whose first packet is presented at `begin`; packets of unknown length last `usualDuration`,
  /// and pictures are decoded `reorderedPictures` pictures before they are shown.
  init(ticksPerSecond: Int64, begin: Int64, usualDuration: Int64, reorderedPictures: Int64) {
    clock = RunningClock(ticksPerSecond: ticksPerSecond)
    self.begin = begin
    self.usualDuration = usualDuration
    delay = reorderedPictures * usualDuration
  }

  /// Where a packet belongs: decoded after the one before, and presented no earlier than decoded.
  ///
  /// `nil` for a picture that leads to the first key picture from before it: it is shown earlier and cannot be
  /// decoded.
  mutating func place(_ stamps: Stamps) -> Stamps? {
    let shown = stamps.pts ?? stamps.dts
    let isFirst = clock.expected == nil
    if mayLead, !isFirst, let shown {
      if shown < begin { return nil }
      mayLead = false
    }
    let duration = stamps.duration > 0 ? stamps.duration : usualDuration
    // The library does not know when the first of reordered pictures are decoded.
    let decoded = stamps.dts ?? (isFirst ? shown.map { $0 - delay } : nil)
    let dts = clock.place(decoded, duration: duration)
    let pts = shown.map { max(dts, $0 + clock.offset) } ?? dts
    return Stamps(pts: pts, dts: dts, duration: duration)
  }
}
