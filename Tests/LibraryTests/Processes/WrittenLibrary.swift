import Foundation
import Subtitles
import Testing

@testable import Library

/// What a `LibraryWriter` must have left of a video, given what it has said.
struct WrittenLibrary {
  let store: LibraryStore
  let video: Video.ID

  /// Finds the video of this name.
  init(_ store: LibraryStore, named name: String) async throws {
    self.store = store
    video = try #require(try await store.videos().first { $0.title == name }?.id)
  }

  /// Nothing that was acknowledged is missing, nothing is there twice, nothing is there half.
  ///
  /// Returns how many seconds are settled.
  func check(_ acknowledged: Set<String>) async throws -> Int {
    let subtitles = try await store.subtitles(of: video)
    // One stretch from the beginning; none when the writer was killed before its first second.
    let spans = subtitles.ranges.spans
    #expect(spans.count <= 1 && spans.allSatisfy { $0.start == .zero })
    let settled = subtitles.ranges.duration / 1000
    let bySecond = Dictionary(grouping: subtitles.cues) { $0.cue.span.start.milliseconds / 1000 }
    #expect(bySecond.keys.allSatisfy { $0 < settled }, "a cue without its range")
    for second in 0..<settled {
      check(bySecond[second] ?? [], second, isLast: second == settled - 1, acknowledged)
    }
    for second in seconds("settled", acknowledged) { #expect(second < settled) }
    let saved = Set(try await store.savedItems(.word, of: video).map(\.content.text))
    #expect(acknowledged.filter { $0.hasPrefix("saved") }.subtracting(saved).isEmpty)
    return settled
  }

  private func check(_ cues: [StoredCue], _ second: Int, isLast: Bool, _ acknowledged: Set<String>) {
    var texts = (0..<1 + second % 20).map { "\(second).\($0)" }
    if cues.first?.cue.text == "edited \(second)" || acknowledged.contains("edited \(second)") {
      texts[0] = "edited \(second)"
    }
    #expect(cues.map(\.cue.text) == texts)
    #expect(cues.allSatisfy { $0.isEdited || $0.cue.words.count == 5 })
    // The translations of a second come with the next one.
    let translations = isLast ? cues.map { _ in .pending } : texts.map { CueTranslation.done("訳 \($0)") }
    #expect(cues.map(\.translation) == translations)
  }

  private func seconds(_ word: String, _ lines: Set<String>) -> [Int] {
    lines.compactMap { line in line.hasPrefix(word) ? Int(line.dropFirst(word.count + 1)) : nil }
  }
}
