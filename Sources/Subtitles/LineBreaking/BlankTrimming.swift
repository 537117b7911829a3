extension StringProtocol {
  /// Without white space at both ends.
  var trimmed: SubSequence {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return self[startIndex..<startIndex] }
    return self[first...last]
  }
}
