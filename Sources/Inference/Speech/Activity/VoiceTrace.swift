/// The voice probabilities of the windows that may still be needed, by absolute sample positions.
struct VoiceTrace: Hashable, Sendable, Codable {
  private static let length = Int64(VoiceActivityDetector.windowSamples)

  /// Number of the first window held, counted from the start of the sound.
  private var first: Int64 = 0
  private var values: [Float] = []

  /// Adds the probability of the next window.
  mutating func append(_ probability: Float) {
    values.append(probability)
  }

  /// The probabilities of the windows that begin inside `range`, as far as they are held.
  subscript(range: Range<Int64>) -> ArraySlice<Float> {
    let from = index(notBefore: range.lowerBound)
    return values[from..<max(from, index(notBefore: range.upperBound))]
  }

  /// Lets go of the windows that end before `position`.
  mutating func trim(before position: Int64) {
    let unneeded = min(max(Int(position / Self.length - first), 0), values.count)
    values.removeFirst(unneeded)
    first += Int64(unneeded)
  }

  private func index(notBefore position: Int64) -> Int {
    let number = (position + Self.length - 1) / Self.length
    return min(max(Int(number - first), 0), values.count)
  }
}
