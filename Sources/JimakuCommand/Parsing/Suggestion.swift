internal import Dictionary

/// Finds what was probably meant.
enum Suggestion {
  /// The candidate with the fewest edits between; `nil` when more than a third of its letters would be wrong.
  static func best(for written: String, among candidates: [String]) -> String? {
    let letters = Array(written.lowercased())
    let ranked = candidates.compactMap { candidate in
      EditDistance.between(letters, Array(candidate)).map { (candidate, distance: $0) }
    }
    guard let (candidate, distance) = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
    let length = candidate.count { $0 != "-" }
    return distance <= max(1, length / 3) ? candidate : nil
  }
}
