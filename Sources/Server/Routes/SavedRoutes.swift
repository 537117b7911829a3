internal import Dictionary
internal import Foundation
internal import HTTPServer
internal import Library
internal import Subtitles

/// Words and sentences that the learner keeps.
struct SavedRoutes {
  /// The longest text that is kept, in characters.
  private static let longestText = 2_000

  let context: PlayerContext

  func add(to router: inout Router) {
    router.on(.get, "/api/v1/saved") { request in
      await context.answer(request) { try await list(request) }
    }
    router.on(.post, "/api/v1/saved") { request in
      await context.answer(request) { try await save(request) }
    }
    router.on(.patch, "/api/v1/saved/{id}") { (request, id: Int) in
      await context.answer(request) {
        let change = try request.decoded(Change.self)
        let item = try await context.library.change(
          SavedItem.ID(id), SavedItemChange(note: change.note.map { .set($0) } ?? .keep))
        return .json(value: item.line)
      }
    }
    router.on(.delete, "/api/v1/saved/{id}") { (request, id: Int) in
      await context.answer(request) {
        try await context.library.removeSaved(SavedItem.ID(id))
        return HTTPResponse(.noContent)
      }
    }
  }

  private func list(_ request: HTTPRequest) async throws -> HTTPResponse {
    let kind = try request.query["kind"].map { text throws(PlayerError) in
      guard let kind = SavedItem.Kind(rawValue: text) else { throw .badParameter("kind") }
      return kind
    }
    let video = try request.milliseconds("video").map { Video.ID($0) }
    try await context.completeSavedItems()
    let items = try await context.library.savedItems(kind, of: video, matching: request.query["q"])
    return .json(value: .object(["items": .list(items.map(\.line))]))
  }

  private struct NewItem: Decodable {
    var kind: String
    var video: Int
    var cue: Int?
    var text: String
    var lemma: String?
    var start: Int
    var end: Int
  }

  private struct Change: Decodable {
    var note: String?
  }

  private func save(_ request: HTTPRequest) async throws -> HTTPResponse {
    let new = try request.decoded(NewItem.self)
    guard let kind = SavedItem.Kind(rawValue: new.kind) else { throw PlayerError.badParameter("kind") }
    guard new.text.count <= Self.longestText else { throw PlayerError.badParameter("text") }
    guard (0...Timestamp.longest).contains(new.start), (0...Timestamp.longest).contains(new.end) else {
      throw PlayerError.badParameter("start")
    }
    var cue = new.cue.map { Cue.ID($0) }
    // A cue of another video is a mistake; what was said in one that is gone meanwhile is found by its time.
    if let named = cue, try await !context.library.isShown(named, of: Video.ID(new.video)) { cue = nil }
    let asked = SavedItem.Content(
      kind: kind, video: Video.ID(new.video), cue: cue, span: TimeSpan(new.start, new.end), text: new.text,
      lemma: new.lemma, sentence: new.text, gloss: kind == .word ? gloss(new.lemma ?? new.text) : nil)
    let content = try await context.withSentence(asked)
    if content.text.allSatisfy(\.isWhitespace) { throw PlayerError.badParameter("text") }
    return .json(.created, try await context.library.save(content, at: Date()).line)
  }

  /// The first Japanese senses; a word that no dictionary has is kept without.
  private func gloss(_ word: String) -> String? {
    let entry = try? context.dictionary?.lookUp(word, in: [], at: 0)
    let senses = entry?.articles.first?.japanese.prefix(3).flatMap { $0.glosses.prefix(3) } ?? []
    return senses.isEmpty ? nil : senses.joined(separator: "、")
  }
}
