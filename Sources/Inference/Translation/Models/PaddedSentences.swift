/// Sentences of a batch brought to one length, as the two inputs of an encoder.
struct PaddedSentences {
  let tokens: Tensor
  /// 1 for a token, 0 for what only fills up.
  let mask: Tensor

  /// The padded length is always a multiple of eight: the runtime sums the rest behind the last multiple in another
  /// order, so that otherwise a sentence's last bits would depend on its longest neighbour (Decisions/0040).
  init(
    _ sentences: [[Int]], parameters: ModelParameters, library: OrtLibrary
  ) throws(InferenceError) {
    let longest = sentences.map(\.count).max() ?? 0
    let width = min((longest + 7) / 8 * 8, max(longest, parameters.maximumLength))
    var tokens: [Int64] = []
    var mask: [Int64] = []
    for sentence in sentences {
      let padding = width - sentence.count
      tokens += sentence.map(Int64.init) + [Int64](repeating: Int64(parameters.paddingToken), count: padding)
      mask += [Int64](repeating: 1, count: sentence.count) + [Int64](repeating: 0, count: padding)
    }
    let shape = [sentences.count, width]
    self.tokens = try Tensor(tokens, shape: shape, library: library)
    self.mask = try Tensor(mask, shape: shape, library: library)
  }
}
