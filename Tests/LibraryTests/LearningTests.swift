import Foundation
import Subtitles
import Testing

@testable import Library

struct LearningTests {
  private func word(
    _ text: String, at start: Int, of library: TestLibrary, cue: Cue.ID? = nil
  ) -> SavedItem.Content {
    SavedItem.Content(
      kind: .word, video: library.video, cue: cue, span: TimeSpan(start, start + 100), text: text,
      lemma: text.lowercased(), sentence: "A sentence with \(text).", translation: "\(text)のある文。", gloss: "意味"
    )
  }

  @Test func whatIsSavedComesBack() async throws {
    let library = try await TestLibrary()
    let cue = try await library.hear(TimeSpan(0, 1000), [("one", TimeSpan(0, 500))]).ids[0]
    let content = word("Cats", at: 100, of: library, cue: cue)
    let saved = try await library.store.save(content, at: TestLibrary.now)
    #expect(saved.content == content)
    #expect(saved.videoTitle == "talk")
    #expect(saved.savedAt == TestLibrary.now)
    #expect(try await library.store.savedItems() == [saved])
    #expect(try await library.store.savedItems([saved.id, saved.id]) == [saved, saved])
  }

  @Test func theSameAgainIsTheSameItem() async throws {
    let library = try await TestLibrary()
    let first = try await library.store.save(word("Cats", at: 100, of: library), at: TestLibrary.now)
    let again = try await library.store.save(word("Cats", at: 100, of: library), at: .distantFuture)
    #expect(again == first)
    let later = try await library.store.save(word("Cats", at: 900, of: library), at: TestLibrary.now)
    #expect(later.id != first.id)
    var sentence = word("Cats", at: 100, of: library)
    sentence.kind = .sentence
    #expect(try await library.store.save(sentence, at: TestLibrary.now).id != first.id)
  }

  @Test func aCueThatIsReplacedLeavesTheItem() async throws {
    let library = try await TestLibrary()
    let range = TimeSpan(0, 1000)
    let cue = try await library.hear(range, [("one", TimeSpan(0, 500))]).ids[0]
    let saved = try await library.store.save(word("one", at: 0, of: library, cue: cue), at: TestLibrary.now)
    #expect(saved.content.cue == cue)
    try await library.hear(range, [("two", TimeSpan(0, 500))])
    #expect(try await library.store.savedItems().map(\.content.cue) == [nil])
    let late = try await library.store.save(word("two", at: 0, of: library, cue: cue), at: TestLibrary.now)
    #expect(late.content.cue == nil)
  }

  @Test func onlyMissingTranslationsAreCompleted() async throws {
    let library = try await TestLibrary()
    var ids: [SavedItem.ID] = []
    for (index, translation) in [nil, nil, "二", nil].enumerated() {
      var content = word("word \(index)", at: index, of: library)
      content.translation = translation
      ids.append(try await library.store.save(content, at: TestLibrary.now + Double(index)).id)
    }
    // Removed in another page meanwhile.
    try await library.store.removeSaved(ids[1])
    try await library.store.complete([ids[0]: "零", ids[1]: "一", ids[2]: "弐", SavedItem.ID(99): "九九"])
    #expect(try await library.store.savedItems().map(\.content.translation) == [nil, "二", "零"])
  }

  @Test func itemsAreFound() async throws {
    let library = try await TestLibrary()
    let other = try await TestLibrary.add("other", to: library.store)
    for (index, text) in ["Cats", "dogs", "50%", "犬"].enumerated() {
      let now = TestLibrary.now + TimeInterval(index)
      _ = try await library.store.save(word(text, at: index, of: library), at: now)
    }
    _ = try await library.store.save(
      SavedItem.Content(
        kind: .sentence, video: other, span: TimeSpan(0, 1), text: "All cats sleep.",
        sentence: "All cats sleep."),
      at: TestLibrary.now + 10)
    let questions: [(SavedItem.Kind?, Video.ID?, String?, [String])] = [
      (nil, nil, nil, ["All cats sleep.", "犬", "50%", "dogs", "Cats"]),
      (.word, nil, nil, ["犬", "50%", "dogs", "Cats"]),
      (.sentence, nil, nil, ["All cats sleep."]),
      (nil, other, nil, ["All cats sleep."]),
      (.word, other, nil, []),
      (nil, nil, "CATS", ["All cats sleep.", "Cats"]),
      (.word, library.video, "cats", ["Cats"]),
      (nil, nil, "犬のある", ["犬"]),
      (nil, nil, "意味", ["犬", "50%", "dogs", "Cats"]),
      (nil, nil, "%", ["50%"]),
      (nil, nil, "_", []),
      (nil, nil, "", ["All cats sleep.", "犬", "50%", "dogs", "Cats"]),
      (nil, nil, String(repeating: "x", count: 100_000), []),
    ]
    for (kind, video, text, expected) in questions {
      let found = try await library.store.savedItems(kind, of: video, matching: text)
      #expect(found.map(\.content.text) == expected, "\(text?.prefix(10) ?? "nil")")
    }
  }

  @Test func notesAreKeptChangedAndTakenAway() async throws {
    let library = try await TestLibrary()
    let id = try await library.store.save(word("Cats", at: 0, of: library), at: TestLibrary.now).id
    let noted = try await library.store.change(id, SavedItemChange(note: .set("mine")))
    #expect(noted.content.note == "mine")
    #expect(noted.content.gloss == "意味")
    let bare = try await library.store.change(id, SavedItemChange(gloss: .set(nil), note: .set("")))
    #expect(bare.content.note == "")
    #expect(bare.content.gloss == nil)
    #expect(bare.content.translation == "Catsのある文。")
    try await library.store.removeSaved(id)
    #expect(try await library.store.savedItems().isEmpty)
    for operation in [
      { _ = try await library.store.change(id, SavedItemChange()) },
      { try await library.store.removeSaved(id) },
      { _ = try await library.store.savedItems([id]) },
    ] as [() async throws -> Void] {
      let error = await #expect(throws: LibraryError.self) { try await operation() }
      #expect(error?.code == .notFound)
    }
  }

  @Test func anItemNeedsAVideoAndATime() async throws {
    let library = try await TestLibrary()
    var item = word("Cats", at: 0, of: library)
    item.span = TimeSpan(5, 5)
    let empty = await #expect(throws: LibraryError.self) {
      try await library.store.save(item, at: TestLibrary.now)
    }
    #expect(empty?.code == .emptySpan)
    item.video = Video.ID(99)
    let homeless = await #expect(throws: LibraryError.self) {
      try await library.store.save(item, at: TestLibrary.now)
    }
    #expect(homeless?.code == .notFound)
  }

  @Test func wordsAreKnownAndSaved() async throws {
    let library = try await TestLibrary()
    _ = try await library.store.save(word("Cats", at: 0, of: library), at: TestLibrary.now)
    try await library.store.setKnown(true, "dog")
    try await library.store.setKnown(true, "dog")
    try await library.store.setKnown(true, "犬\u{0}")
    try await library.store.setKnown(true, "forgotten")
    try await library.store.setKnown(false, "forgotten")
    try await library.store.setKnown(false, "never known")
    let words = try await library.store.words(["dog", "cats", "forgotten", "Dog", "犬\u{0}", "dog"])
    #expect(words.map(\.lemma) == ["dog", "cats", "forgotten", "Dog", "犬\u{0}", "dog"])
    #expect(words.map(\.isKnown) == [true, false, false, false, true, true])
    #expect(words.map(\.isSaved) == [false, true, false, false, false, false])
    #expect(try await library.store.words([]).isEmpty)
  }

  @Test func settingsAreOneObject() async throws {
    let library = try await TestLibrary()
    #expect(try await library.store.settings() == .empty)
    for text in [#"{"size": 2}"#, #"{"keys": {"next": "n"}}"#] {
      let settings = try #require(JSONObject(text))
      try await library.store.setSettings(settings)
      #expect(try await library.store.settings() == settings)
    }
  }
}
