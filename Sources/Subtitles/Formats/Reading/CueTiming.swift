/// The line of a cue that says when it is shown: `00:01:02,345 --> 00:01:04,000`, and what is near it.
package struct CueTiming: Hashable, Sendable {
  /// Milliseconds.
  package var start: Int
  /// Milliseconds.
  package var end: Int

  /// Reads a line; hours, and parts of a second, may be absent, and anything may follow after a blank.
  ///
  /// `nil` for any other line.
  package init?(_ line: Substring) {
    let sides = line.split(separator: "-->", maxSplits: 1, omittingEmptySubsequences: false)
    guard sides.count == 2, let start = Self.milliseconds(sides[0]),
      let end = sides[1].split(whereSeparator: \.isWhitespace).first.flatMap(Self.leadingMilliseconds)
    else { return nil }
    (self.start, self.end) = (start, end)
  }

  /// The line in full, with this mark between seconds and milliseconds.
  package func written(decimal: Character) -> String {
    let (start, end) = (Timestamp(milliseconds: start), Timestamp(milliseconds: end))
    return "\(start.clock(separator: decimal)) --> \(end.clock(separator: decimal))"
  }

  /// The time that `text` begins with: settings may be glued to it.
  private static func leadingMilliseconds(_ text: Substring) -> Int? {
    milliseconds(text.prefix { $0.isASCII && $0.isNumber || ":.,".contains($0) })
  }

  /// A time alone, `1:02:03.45` or `02:03,456`; `nil` for any other text.
  static func milliseconds(_ text: Substring) -> Int? {
    let fields = text.filter { !$0.isWhitespace }.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(fields.count), let last = fields.last else { return nil }
    let seconds = last.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    let fraction = seconds.count == 2 ? seconds[1] + "000" : "000"
    let whole = fields.dropLast().map(number) + [number(seconds[0]), number(fraction.prefix(3))]
    let numbers = whole.compactMap(\.self)
    guard numbers.count == whole.count else { return nil }
    return numbers.dropLast().reduce(0) { $0 * 60 + $1 } * 1000 + numbers[numbers.count - 1]
  }

  /// A number of at most six digits: more hours than that are no time.
  private static func number(_ digits: Substring) -> Int? {
    (1...6).contains(digits.count) && digits.allSatisfy { $0.isASCII && $0.isNumber } ? Int(digits) : nil
  }
}
