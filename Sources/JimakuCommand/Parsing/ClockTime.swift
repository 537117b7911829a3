internal import Subtitles

/// Times as people write them: `90`, `90.5`, `1:30`, `00:01:30.5`.
enum ClockTime {
  /// The moment, or `nil` when the text is none.
  ///
  /// What is finer than a millisecond is cut off. The first number may be any, those after a colon are below 60. Hours end at 9999.
  static func parse(_ text: String) -> Timestamp? {
    let halves = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(halves.count) else { return nil }
    let clock = halves[0].split(separator: ":", omittingEmptySubsequences: false)
    guard (1...3).contains(clock.count), let first = number(clock[0], digits: 8) else { return nil }
    var seconds = first
    for part in clock.dropFirst() {
      guard let value = number(part, digits: 2), value < 60 else { return nil }
      seconds = seconds * 60 + value
    }
    guard seconds < 10_000 * 3600 else { return nil }
    guard halves.count == 2 else { return Timestamp(milliseconds: seconds * 1000) }
    let fraction = halves[1].prefix(3)
    guard number(halves[1], digits: 18) != nil, let value = number(fraction, digits: 3) else { return nil }
    let milliseconds = (fraction.count..<3).reduce(value) { scaled, _ in scaled * 10 }
    return Timestamp(milliseconds: seconds * 1000 + milliseconds)
  }

  private static func number(_ text: Substring, digits: Int) -> Int? {
    guard (1...digits).contains(text.count), text.allSatisfy({ ("0"..."9").contains($0) }) else { return nil }
    return Int(text)
  }
}
