/// The line of a cue that says when it is shown: `00:01:02,345 --> 00:01:04,000`, and what is near it.
struct CueTiming: Equatable {
  /// Milliseconds.
  var start: Int
  /// Milliseconds.
  var end: Int

  /// Reads a line; hours, and parts of a second, may be absent, and anything may follow after a blank.
  ///
  /// `nil` for any other line.
  init?(_ line: Substring) {
    let sides = line.split(separator: "-->", maxSplits: 1, omittingEmptySubsequences: false)
    guard sides.count == 2, let start = Self.milliseconds(sides[0]),
      let end = sides[1].split(whereSeparator: \.isWhitespace).first.flatMap(Self.leadingMilliseconds)
    else { return nil }
    (self.start, self.end) = (start, end)
  }

  /// The line in full, with this mark between seconds and milliseconds.
  func written(decimal: String) -> String {
    "\(Self.written(start, decimal)) --> \(Self.written(end, decimal))"
  }

  /// The time that `text` begins with: settings may be glued to it.
  private static func leadingMilliseconds(_ text: Substring) -> Int? {
    milliseconds(text.prefix { $0.isASCII && $0.isNumber || ":.,".contains($0) })
  }

  private static func milliseconds(_ text: Substring) -> Int? {
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

  private static func written(_ milliseconds: Int, _ decimal: String) -> String {
    func padded(_ number: Int, _ width: Int) -> String {
      String(repeating: "0", count: max(0, width - String(number).count)) + String(number)
    }
    let (hours, minutes) = (milliseconds / 3_600_000, milliseconds / 60_000 % 60)
    let (seconds, rest) = (milliseconds / 1000 % 60, milliseconds % 1000)
    return "\(padded(hours, 2)):\(padded(minutes, 2)):\(padded(seconds, 2))\(decimal)\(padded(rest, 3))"
  }
}
