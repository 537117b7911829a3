/// Decides what is asked of the engine next, and again when that fails: a value, without any waiting.
///
/// A batch that fails is halved; a text that fails alone is tried once more and then given up. So one bad text costs no other,
/// and every text is settled after a bounded number of tries.
struct TranslationTries {
  /// Texts that are asked for together, by their places.
  struct Batch: Hashable {
    var places: Range<Int>
    var failuresAlone = 0
  }

  /// Texts of so many bytes of UTF-8 go together, so that a call takes seconds at most.
  static let batchSize = 8000
  static let triesAlone = 2

  /// The batches that wait, the next one last.
  private var waiting: [Batch] = []
  private var underWay: Batch?
  /// What became of each text; `nil` for one that is not settled or given up.
  private(set) var results: [TranslatedText?]

  init(sizes: [Int]) {
    results = sizes.map { _ in nil }
    var start = 0
    var size = 0
    for (place, own) in sizes.enumerated() {
      if place > start, size + own > Self.batchSize {
        waiting.append(Batch(places: start..<place))
        (start, size) = (place, 0)
      }
      size += own
    }
    if start < sizes.count { waiting.append(Batch(places: start..<sizes.count)) }
    waiting.reverse()
  }

  /// The batch to ask for now; `nil` when everything is settled.
  mutating func next() -> Batch? {
    underWay = waiting.popLast()
    return underWay
  }

  /// The batch under way came back; another number of texts than asked for is a failure.
  mutating func succeeded(_ texts: [TranslatedText]) {
    guard let batch = underWay else { return }
    guard texts.count == batch.places.count else { return failed() }
    for (place, text) in zip(batch.places, texts) { results[place] = text }
    underWay = nil
  }

  /// The batch under way failed.
  mutating func failed() {
    guard let batch = underWay else { return }
    underWay = nil
    let places = batch.places
    if places.count > 1 {
      let middle = places.lowerBound + places.count / 2
      waiting.append(Batch(places: middle..<places.upperBound))
      waiting.append(Batch(places: places.lowerBound..<middle))
    } else if batch.failuresAlone + 1 < Self.triesAlone {
      waiting.append(Batch(places: places, failuresAlone: batch.failuresAlone + 1))
    }
  }
}
