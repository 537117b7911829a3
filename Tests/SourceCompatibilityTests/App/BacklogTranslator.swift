import Foundation
import Translation

/// Works through what is not translated yet, ten items at a time; an item that fails stays untranslated.
struct BacklogTranslator {
  struct Item: Identifiable, Equatable, Sendable {
    let id: Int
    var text: String
    var translation: String?
  }

  static let batchSize = 10

  /// Translates until nothing is left or a round brings nothing; returns the rounds.
  func work(through items: inout [Item], with session: TranslationSession) async throws -> Int {
    var rounds = 0
    while true {
      let batch = items.filter { $0.translation == nil }.prefix(Self.batchSize)
      guard !batch.isEmpty else { return rounds }
      rounds += 1
      let requests = batch.map {
        TranslationSession.Request(sourceText: $0.text, clientIdentifier: "\($0.id)")
      }
      var progress = false
      for response in try await session.translations(from: requests) {
        guard let id = response.clientIdentifier.flatMap(Int.init),
          let index = items.firstIndex(where: { $0.id == id })
        else { continue }
        items[index].translation = response.targetText
        progress = true
      }
      if !progress { return rounds }
    }
  }
}
