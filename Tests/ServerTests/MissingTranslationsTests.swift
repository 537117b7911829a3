import Foundation
import Subtitles
import Testing

@testable import Library
@testable import Server

struct MissingTranslationsTests {
  /// A sentence of a second that was saved from its second on.
  private func item(_ id: Int, _ video: Int, _ second: Int, _ sentence: String, _ translation: String? = nil)
    -> SavedItem
  {
    let content = SavedItem.Content(
      kind: .sentence, video: Video.ID(video), span: TimeSpan(second * 1000, second * 1000 + 1000),
      text: sentence, sentence: sentence, translation: translation)
    return SavedItem(
      id: SavedItem.ID(id), content: content, videoTitle: "", savedAt: Date(timeIntervalSince1970: 0))
  }

  /// Both videos say the same.
  private static let lines = SpokenLines(
    cues: [("One came.", "一人来た。"), ("Two came.", "二人来た。"), ("Three came.", nil)].enumerated().map {
      index, line in
      let span = TimeSpan(index * 1000, index * 1000 + 1000)
      let translation: CueTranslation = line.1.map { .done($0) } ?? .pending
      return StoredCue(
        cue: Cue(id: Cue.ID(index + 1), span: span, text: line.0), translation: translation, isEdited: false)
    }, delay: 0)

  @Test func eachVideoIsReadOnce() async throws {
    let items = [
      item(1, 1, 0, "One came."), item(2, 2, 0, "One came."), item(3, 1, 1, "Two came."),
      item(4, 1, 2, "Three came."), item(5, 1, 1, "Two went."), item(6, 1, 0, "One came.", "誰か来た。"),
      item(7, 3, 0, "One came.", "一人来た。"), item(8, 2, 9, "Nobody came."),
    ]
    var asked: [Video.ID] = []
    let found = try await MissingTranslations.found(for: items) { video in
      asked.append(video)
      return Self.lines
    }
    #expect(
      found == [SavedItem.ID(1): "一人来た。", SavedItem.ID(2): "一人来た。", SavedItem.ID(3): "二人来た。"])
    // The third has nothing that is missing.
    #expect(asked.sorted { $0.number < $1.number } == [Video.ID(1), Video.ID(2)])
  }
}
