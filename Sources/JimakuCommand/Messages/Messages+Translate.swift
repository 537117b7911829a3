extension Messages {
  /// A sentence about one line of the input.
  func line(_ number: Int, _ sentence: String) -> String {
    say("Line \(number): \(sentence)", "\(number) 行目: \(sentence)")
  }
}
