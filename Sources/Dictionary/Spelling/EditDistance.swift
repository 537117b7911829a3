/// How different two spellings are.
package enum EditDistance {
  /// How many letters must be inserted, removed, replaced, or swapped with their neighbour (optimal string alignment);
  /// `nil` when it is more than `limit`.
  package static func between<Letter: Equatable>(
    _ left: some RandomAccessCollection<Letter>, _ right: some RandomAccessCollection<Letter>,
    limit: Int = .max
  ) -> Int? {
    if abs(left.count - right.count) > limit { return nil }
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    var current = last
    var previousLetter: Letter?
    for (row, letter) in left.enumerated() {
      current[0] = row + 1
      var previousOther: Letter?
      for (column, other) in right.enumerated() {
        let replaced = last[column] + (letter == other ? 0 : 1)
        var best = min(replaced, last[column + 1] + 1, current[column] + 1)
        if letter == previousOther, other == previousLetter, previousLetter != nil {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current[column + 1] = best
        previousOther = other
      }
      // No way leads below the least of a row.
      if let least = current.min(), least > limit { return nil }
      previousLetter = letter
      (beforeLast, last, current) = (last, current, beforeLast)
    }
    return last[right.count] <= limit ? last[right.count] : nil
  }
}
