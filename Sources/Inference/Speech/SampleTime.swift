/// Lengths in samples at 16 kHz, the only unit of time inside the speech engine.
enum SampleTime {
  /// Samples in one second.
  static let rate: Int64 = 16_000

  /// The samples of so many milliseconds.
  static func milliseconds(_ count: Int64) -> Int64 {
    count * rate / 1000
  }
}
