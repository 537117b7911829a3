/// A moment on the media timeline, in whole milliseconds.
///
/// Zero is where the container's timeline begins for the viewer; negative values are legal and mean
/// "before that". Floating-point seconds exist only where another interface demands them, and this
/// type is the one place that converts. Sums and differences that would not fit stop at the ends of `Int`.
public struct Timestamp: Hashable, Comparable, Sendable, Codable {
  /// Milliseconds since the start of the timeline.
  public var milliseconds: Int

  /// The start of the timeline.
  public static let zero = Timestamp(milliseconds: 0)

  /// A moment given in whole milliseconds.
  public init(milliseconds: Int) {
    self.milliseconds = milliseconds
  }

  /// A moment given in seconds, rounded to the nearest millisecond, halves away from zero.
  ///
  /// Returns `nil` for a value that is not finite or does not fit.
  public init?(seconds: Double) {
    guard let milliseconds = Int(exactly: (seconds * 1000).rounded()) else { return nil }
    self.milliseconds = milliseconds
  }

  /// The moment in seconds, for interfaces that count so.
  public var seconds: Double { Double(milliseconds) / 1000 }

  /// Earlier is less.
  public static func < (left: Timestamp, right: Timestamp) -> Bool {
    left.milliseconds < right.milliseconds
  }

  /// The moment `milliseconds` later.
  public static func + (time: Timestamp, milliseconds: Int) -> Timestamp {
    let (sum, overflow) = time.milliseconds.addingReportingOverflow(milliseconds)
    return Timestamp(milliseconds: overflow ? (milliseconds > 0 ? .max : .min) : sum)
  }

  /// The moment `milliseconds` earlier.
  public static func - (time: Timestamp, milliseconds: Int) -> Timestamp {
    Timestamp(milliseconds: time - Timestamp(milliseconds: milliseconds))
  }

  /// The distance between two moments, in milliseconds.
  public static func - (left: Timestamp, right: Timestamp) -> Int {
    let (difference, overflow) = left.milliseconds.subtractingReportingOverflow(right.milliseconds)
    return overflow ? (right.milliseconds < 0 ? .max : .min) : difference
  }
}
