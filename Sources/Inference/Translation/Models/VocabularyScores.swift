internal import Foundation

/// Chooses the best tokens of rows of logits, with their log-probabilities over the whole vocabulary.
struct VocabularyScores {
  let logits: Tensor
  /// How many tokens there must be, if that is known.
  let size: Int?

  /// The best `k` tokens of each row, best first; of equals the one with the smaller number.
  ///
  /// Throws `modelUnusable` for logits that are not of the shape `[rows, 1, tokens]`, and `engineFailed` when they are no
  /// 32-bit floats.
  func candidates(_ k: Int) throws(InferenceError) -> [BeamSearch.Candidates] {
    guard logits.shape.count == 3, logits.shape[1] == 1, let size = logits.shape.last, size > 0,
      self.size ?? size == size
    else {
      throw InferenceError(.modelUnusable, "logits of shape \(logits.shape)")
    }
    return try logits.withElements(of: Float.self) { values in
      (0..<logits.shape[0]).map { row in
        Self.candidates(UnsafeBufferPointer(rebasing: values[row * size..<(row + 1) * size]), min(k, size))
      }
    }
  }

  private static func candidates(_ row: UnsafeBufferPointer<Float>, _ k: Int) -> BeamSearch.Candidates {
    var tokens: [Int] = []
    var scores: [Float] = []
    var threshold = -Float.infinity
    for (token, value) in row.enumerated() where scores.count < k || value > threshold {
      let place = scores.lastIndex { $0 >= value }.map { $0 + 1 } ?? 0
      scores.insert(value, at: place)
      tokens.insert(token, at: place)
      if scores.count > k {
        scores.removeLast()
        tokens.removeLast()
      }
      threshold = scores[scores.count - 1]
    }
    let largest = scores.first ?? 0
    // Added up as a double, so that a large vocabulary loses nothing.
    let sum = row.reduce(0.0) { $0 + Double(exp($1 - largest)) }
    let normalizer = largest + Float(log(sum))
    return BeamSearch.Candidates(tokens: tokens, scores: scores.map { $0 - normalizer })
  }
}
