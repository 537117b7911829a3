import Subtitles

/// Speech for tests, written as text: each word takes 60 ms a letter, at least 120 ms, and words follow each other after
/// 20 ms; `~500` is a silence of 500 ms.
enum Speech {
  static func words(_ script: String, from start: Int = 0) -> [Word] {
    var time = start
    var words: [Word] = []
    for token in script.split(separator: " ") {
      if token.first == "~", let silence = Int(token.dropFirst()) {
        time += silence - 20
        continue
      }
      let length = max(token.count * 60, 120)
      words.append(Word(String(token), TimeSpan(time, time + length)))
      time += length + 20
    }
    return words
  }

  /// The cues of `words` given at once.
  static func cues(_ words: [Word], limits: ReadingLimits = .english) -> [Cue] {
    var segmenter = Segmenter(limits: limits)
    return segmenter.take(words) + segmenter.finish()
  }

  /// The cues of `script` given at once.
  static func cues(_ script: String) -> [Cue] { cues(words(script)) }
}
