/// Finds what was probably meant.
enum Suggestion {
  /// The candidate with the fewest edits between; `nil` when more than a third of its letters would be wrong.
  static func best(for written: String, among candidates: [String]) -> String? {
    let letters = Array(written.lowercased())
    let ranked = candidates.map { candidate in
      (candidate, distance: distance(letters, Array(candidate)))
    }
    guard let (candidate, distance) = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
    let length = candidate.count { $0 != "-" }
    return distance <= max(1, length / 3) ? candidate : nil
  }

  /// How many letters must be inserted, removed, replaced, or swapped with their neighbour (optimal string alignment).
  static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let replaced = last[column] + (left[row] == right[column] ? 0 : 1)
        var best = min(replaced, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      (beforeLast, last) = (last, current)
    }
    return last[right.count]
  }
}
