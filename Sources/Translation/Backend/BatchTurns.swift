/// Which requests of a batch are ready together, and in which order.
enum BatchTurns {
  /// As many texts go to the engine at once.
  static let size = 10

  /// The requests by turns: those that need no engine, then what goes to the engine in one call each.
  ///
  /// The turns have the order of their first requests. Requests with other words to keep are other calls.
  static func turns(of batch: [TranslationSession.Request]) -> [[TranslationSession.Request]] {
    var idle: [TranslationSession.Request] = []
    var turns: [[TranslationSession.Request]] = []
    // The turn with room, by the words to keep.
    var open: [[String]: Int] = [:]
    for request in batch {
      let order = TranslationOrder(request)
      if !order.needsEngine {
        idle.append(request)
      } else if let index = open[order.kept], turns[index].count < size {
        turns[index].append(request)
      } else {
        open[order.kept] = turns.count
        turns.append([request])
      }
    }
    return (idle.isEmpty ? [] : [idle]) + turns
  }
}
