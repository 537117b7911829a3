internal import Subtitles

/// Whether hearing has to give way to translation: a value.
///
/// The viewer waits for the first line in both languages, and hearing on would take the processors. So hearing waits until a
/// cue of the stretch is translated, or until translation has looked and taken none of them: another program may have put
/// lines of its own in their place.
struct FirstPair {
  /// Calls hearing when that may have changed.
  private(set) var calls = Wakening()
  /// How many cues were heard so far, on all stretches.
  private(set) var heard = 0
  private var lookedAt = 0
  private var cues: Set<Cue.ID> = []
  /// Whether a cue of the stretch has its translation.
  private(set) var isThere = false

  /// Whether hearing has to wait.
  var isToCome: Bool { !isThere && lookedAt < heard }

  /// Another stretch is heard from now on.
  mutating func begin() {
    // Whoever was cancelled while it waited has used up its calls.
    calls = Wakening()
    cues = []
    isThere = false
  }

  mutating func heard(_ cue: Cue.ID) {
    heard += 1
    cues.insert(cue)
  }

  /// Translation looked at what waits when so many cues were heard, and took these.
  mutating func looked(at count: Int, taking taken: [Cue.ID] = []) {
    guard cues.isDisjoint(with: taken) else { return }
    lookedAt = max(lookedAt, count)
    calls.wake()
  }

  mutating func translated(_ translated: some Sequence<Cue.ID>) {
    guard !cues.isDisjoint(with: translated) else { return }
    isThere = true
    calls.wake()
  }
}
