extension StringProtocol {
  /// The word in lower case without surrounding punctuation, with a straight apostrophe; empty if there are no letters.
  var bareWord: String {
    guard let first = firstIndex(where: { $0.isLetter || $0.isNumber }),
      let last = lastIndex(where: { $0.isLetter || $0.isNumber })
    else { return "" }
    return String(self[first...last].lowercased().map { $0 == "’" ? "'" : $0 })
  }
}
