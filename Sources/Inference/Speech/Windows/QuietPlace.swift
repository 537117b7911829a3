/// Finds where a stretch of sound is best cut.
enum QuietPlace {
  /// The middle of the quietest 100 ms in `range`; the last one of several.
  static func quietest(in range: Range<Int64>, of sound: SoundBuffer) -> Int64 {
    let hop = SampleTime.milliseconds(10)
    let length = SampleTime.milliseconds(100)
    var best = range.upperBound
    var least = Float.infinity
    var start = range.lowerBound
    while start + length <= range.upperBound {
      let power = sound[start..<start + length].reduce(0) { $0 + $1 * $1 }
      if power <= least {
        least = power
        best = start + length / 2
      }
      start += hop
    }
    return best
  }
}
