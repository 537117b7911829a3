/// Reads a window: once, and a second time in another way when the first text cannot be right.
struct WindowReader {
  let ghosts: GhostFilter
  /// How much sound is kept around a part, in samples.
  let padding: Int64

  /// The text of the window; empty when there is none to be believed.
  ///
  /// `decode` gives the text of a range of samples; what it throws is passed on.
  func read(
    _ window: DecodeWindow, decode: (Range<Int64>) throws(InferenceError) -> String
  ) throws(InferenceError) -> String {
    let voiced = window.voicedSamples
    let first = try decode(window.sound)
    let verdict = ghosts.verdict(on: first, voicedSamples: voiced)
    if verdict == .plausible { return first }
    if verdict == .tooFast, voiced < ghosts.ghostly { return "" }

    var parts: [String] = []
    for part in secondReading(of: window) { parts.append(try decode(part)) }
    let second = parts.filter { !$0.isEmpty }.joined(separator: " ")
    switch ghosts.verdict(on: second, voicedSamples: voiced) {
    case .plausible: return second
    case .empty, .tooFast: return verdict == .repeats ? Repetition.removed(from: first) : ""
    case .repeats: return Repetition.removed(from: second)
    }
  }

  /// Every island alone; a single island with half of the sound around it.
  private func secondReading(of window: DecodeWindow) -> [Range<Int64>] {
    let sound = window.sound
    guard window.islands.count > 1 else {
      let voice = window.voice
      return [
        (sound.lowerBound + voice.lowerBound) / 2..<(sound.upperBound + voice.upperBound) / 2
      ]
    }
    return window.islands.indices.map { index in
      let island = window.islands[index]
      let floor = index == 0 ? sound.lowerBound : window.islands[index - 1].upperBound
      let ceiling = index + 1 < window.islands.count ? window.islands[index + 1].lowerBound : sound.upperBound
      return max(floor, island.lowerBound - padding)..<min(ceiling, island.upperBound + padding)
    }
  }
}
