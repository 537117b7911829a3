internal import Subtitles

/// Decides which sentences go to the translator together, and what happens when that fails: a value, without any
/// waiting.
///
/// At most ten sentences make a batch and one batch is under way at a time. A failed batch is halved; a sentence
/// that fails alone is repeated once and then given up. So every sentence is settled after a bounded number of
/// tries, and none is lost or moved.
struct TranslationQueue {
  /// Sentences that are translated together.
  struct Batch: Hashable, Sendable {
    var units: [TranslationUnit]
    /// How often it failed when it was down to one sentence.
    var failuresAlone = 0
  }

  /// What a batch that came back settles.
  struct Settlement {
    var done: [(TranslationUnit, String)] = []
    var givenUp: [TranslationUnit] = []
  }

  static let batchLimit = 10
  static let triesAlone = 2

  private var waiting: [TranslationUnit] = []
  /// Parts of failed batches; they go first, since their viewers wait longest.
  private var again: [Batch] = []
  private var underWay: Batch?

  /// Whether nothing is waited for.
  var isIdle: Bool { waiting.isEmpty && again.isEmpty && underWay == nil }

  mutating func add(_ units: [TranslationUnit]) {
    waiting += units
  }

  /// The batch to translate now; `nil` while one is under way or there is none.
  mutating func next() -> Batch? {
    guard underWay == nil else { return nil }
    if !again.isEmpty {
      underWay = again.removeFirst()
    } else if !waiting.isEmpty {
      underWay = Batch(units: Array(waiting.prefix(Self.batchLimit)))
      waiting.removeFirst(min(Self.batchLimit, waiting.count))
    }
    return underWay
  }

  /// The batch under way came back with these texts, in the order of its sentences; one that is blank is missing.
  mutating func succeeded(_ texts: [String?]) -> Settlement {
    guard let batch = underWay else { return Settlement() }
    underWay = nil
    var settlement = Settlement()
    for (index, unit) in batch.units.enumerated() {
      if index < texts.count, let text = texts[index], text.contains(where: { !$0.isWhitespace }) {
        settlement.done.append((unit, text))
      } else {
        settlement.givenUp += retry(Batch(units: [unit], failuresAlone: batch.failuresAlone))
      }
    }
    return settlement
  }

  /// The batch under way failed; tells how many sentences it had and which are given up.
  mutating func failed() -> (sentences: Int, givenUp: [TranslationUnit]) {
    guard let batch = underWay else { return (0, []) }
    underWay = nil
    return (batch.units.count, retry(batch))
  }

  /// Puts a failed batch back, in halves, or gives its one sentence up.
  private mutating func retry(_ batch: Batch) -> [TranslationUnit] {
    if batch.units.count > 1 {
      let middle = batch.units.count / 2
      let halves = [batch.units[..<middle], batch.units[middle...]]
      again.insert(contentsOf: halves.map { Batch(units: Array($0)) }, at: 0)
      return []
    }
    guard batch.failuresAlone + 1 < Self.triesAlone else { return batch.units }
    again.append(Batch(units: batch.units, failuresAlone: batch.failuresAlone + 1))
    return []
  }
}
