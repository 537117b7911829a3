/// A half-open stretch of the media timeline: `start` belongs to it, `end` does not.
public struct TimeSpan: Hashable, Sendable, Codable {
  /// The first moment inside.
  public var start: Timestamp
  /// The first moment after it; never before `start`.
  public var end: Timestamp

  /// A stretch from `start` up to `end`; an `end` before `start` gives an empty stretch at `start`.
  public init(start: Timestamp, end: Timestamp) {
    self.start = start
    self.end = max(start, end)
  }

  /// A stretch between two counts of milliseconds.
  public init(_ start: Int, _ end: Int) {
    self.init(start: Timestamp(milliseconds: start), end: Timestamp(milliseconds: end))
  }

  /// The length in milliseconds.
  public var duration: Int { end - start }

  /// Whether nothing lies inside.
  public var isEmpty: Bool { start == end }

  /// Whether `time` lies inside.
  public func contains(_ time: Timestamp) -> Bool {
    start <= time && time < end
  }

  /// Whether the two stretches share at least one moment.
  public func overlaps(_ other: TimeSpan) -> Bool {
    max(start, other.start) < min(end, other.end)
  }
}
