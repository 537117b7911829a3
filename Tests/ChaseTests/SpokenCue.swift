import Subtitles

/// A cue whose words last a second each, from a second on.
func spoken(_ id: Int, _ second: Int, _ text: String) -> Cue {
  let words = text.split(separator: " ").enumerated().map { index, word in
    Word(String(word), TimeSpan((second + index) * 1000, (second + index + 1) * 1000))
  }
  let span = TimeSpan(second * 1000, (second + words.count) * 1000)
  return Cue(id: Cue.ID(id), span: span, text: text, words: words)
}
