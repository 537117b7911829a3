/// A width and a height in pixels.
struct PictureSize: Hashable {
  var width: Int
  var height: Int

  /// The largest size of these proportions that is no larger than this one, whose longer side is at most
  /// `longest` and whose shorter at most `shortest`; both sides even, as pictures with half the colours
  /// need, and at least 2.
  func fitted(longest: Int, shortest: Int) -> PictureSize {
    let (long, short) = (max(width, height, 1), max(1, min(width, height)))
    let scale = min(1, Double(longest) / Double(long), Double(shortest) / Double(short))
    return PictureSize(width: Self.even(width, scale), height: Self.even(height, scale))
  }

  /// The size at which square pixels show what this one shows with pixels `ratio` times as wide as high;
  /// none is taken away.
  func squared(ratio: Double) -> PictureSize {
    // Ratios beyond are broken ones.
    guard (0.1...10).contains(ratio) else { return self }
    return ratio >= 1
      ? PictureSize(width: Int((Double(width) * ratio).rounded()), height: height)
      : PictureSize(width: width, height: Int((Double(height) / ratio).rounded()))
  }

  private static func even(_ length: Int, _ scale: Double) -> Int {
    max(2, Int((Double(length) * scale).rounded()) & ~1)
  }
}
