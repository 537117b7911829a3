/// The byte ranges that a client asks for (RFC 9110 §14.1.2, §14.2).
package struct ByteRanges: Hashable, Sendable {
  /// One of them, as asked for; positions count from 0.
  package enum Specification: Hashable, Sendable {
    /// `first-`: to the end.
    case from(Int)
    /// `first-last`, the last one included.
    case between(Int, Int)
    /// `-length`: that many at the end.
    case suffix(Int)
  }

  /// What they come to for a content of a certain length.
  package enum Selection: Hashable, Sendable {
    /// The whole, as if nothing had been asked.
    case whole
    /// These, not empty, none touching another.
    case parts([Range<Int>])
    /// None of them lies within the content.
    case unsatisfiable
  }

  /// More ranges than a viewer of any kind asks for are an attack; they get the whole (§14.2).
  static let maximumCount = 16

  /// In the order of the request.
  package let specifications: [Specification]

  /// Reads the value of `Range`.
  ///
  /// `nil` for another unit than bytes and for what is no list of ranges: the field is then to be ignored.
  package init?(_ text: String) {
    let cut = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard cut.count == 2, ASCII.isEqual(cut[0], "bytes") else { return nil }
    var specifications: [Specification] = []
    for part in cut[1].split(separator: ",").map(ASCII.trimmed) where !part.isEmpty {
      guard let specification = Self.specification(part) else { return nil }
      specifications.append(specification)
    }
    guard !specifications.isEmpty else { return nil }
    self.specifications = specifications
  }

  /// What to send of a content of `length` bytes.
  package func selection(length: Int) -> Selection {
    guard specifications.count <= Self.maximumCount else { return .whole }
    var parts: [Range<Int>] = []
    for specification in specifications {
      // Nothing at all can be the end of nothing, but no header can say so.
      if case .suffix(1...) = specification, length == 0 { return .whole }
      if let range = Self.range(specification, length: length) { Self.add(range, to: &parts) }
    }
    return parts.isEmpty ? .unsatisfiable : .parts(parts)
  }

  private static func specification(_ text: String) -> Specification? {
    let ends = text.split(separator: "-", omittingEmptySubsequences: false)
    guard ends.count == 2, ends.allSatisfy({ $0.utf8.allSatisfy(ASCII.isDigit) }) else { return nil }
    switch (number(ends[0]), number(ends[1])) {
    case (let first?, let last?): return first <= last ? .between(first, last) : nil
    case (let first?, nil): return .from(first)
    case (nil, let length?): return .suffix(length)
    case (nil, nil): return nil
    }
  }

  /// A number too large to be one is as good as the largest.
  private static func number(_ digits: Substring) -> Int? {
    digits.isEmpty ? nil : Int(digits) ?? .max
  }

  private static func range(_ specification: Specification, length: Int) -> Range<Int>? {
    switch specification {
    case .from(let first): first < length ? first..<length : nil
    case .between(let first, let last): first < length ? first..<min(last, length - 1) + 1 : nil
    case .suffix(let count): count > 0 && length > 0 ? max(0, length - count)..<length : nil
    }
  }

  /// Ranges that overlap or touch become one, at the place of the first (§15.3.7.2).
  private static func add(_ range: Range<Int>, to parts: inout [Range<Int>]) {
    var merged = range
    var place = parts.count
    while let index = parts.firstIndex(where: {
      $0.lowerBound <= merged.upperBound && merged.lowerBound <= $0.upperBound
    }) {
      let other = parts.remove(at: index)
      merged = min(merged.lowerBound, other.lowerBound)..<max(merged.upperBound, other.upperBound)
      place = min(place, index)
    }
    parts.insert(merged, at: min(place, parts.count))
  }
}
