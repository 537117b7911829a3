import Subtitles
import Testing

@testable import Library

struct RecordingTests {
  @Test func aStepIsStoredWithItsWordsAndItsRange() async throws {
    let library = try await TestLibrary()
    let words = [
      Word("Good", TimeSpan(100, 300), confidence: 0.5), Word("morning.", TimeSpan(300, 600)),
    ]
    let cues: [SettledStep.NewCue] = [
      .init(span: TimeSpan(700, 900), text: "later", translation: .failed),
      .init(span: TimeSpan(100, 600), text: "Good morning.", words: words, translation: .done("おはよう。")),
      .init(span: TimeSpan(100, 200), text: "too", translation: .none),
      .init(span: TimeSpan(950, 1500), text: "beyond", translation: .pending),
    ]
    let step = SettledStep(ranges: TimelineRanges([TimeSpan(0, 1000)]), cues: cues)
    let recorded = try await library.store.record(step, of: library.video)
    #expect(recorded.ids.map { $0?.number } == [1, 2, 3, 4])
    #expect(recorded.removed.isEmpty)
    let subtitles = try await library.store.subtitles(of: library.video)
    #expect(subtitles.ranges == step.ranges)
    #expect(subtitles.revision == recorded.revision)
    #expect(!subtitles.canUndo && !subtitles.canRedo)
    #expect(subtitles.cues.map(\.id.number) == [2, 3, 1, 4], "by start, then by identity")
    #expect(subtitles.cues.map(\.translation) == [.done("おはよう。"), .none, .failed, .pending])
    #expect(subtitles.cues[0].cue.words == words)
    #expect(subtitles.cues.allSatisfy { !$0.isEdited })
    #expect(Set(step.stored(recorded)) == Set(subtitles.cues))
    let pending = try await library.store.pendingCues(of: library.video)
    #expect(pending == [subtitles.cues[3]])
  }

  @Test func pendingCuesHaveTheWordsThatWereHeardInThem() async throws {
    let library = try await TestLibrary()
    let lines: [(String, Int, CueTranslation)] = [
      ("One more.", 0, .pending), ("Not this.", 2000, .failed), ("Silent", 4000, .pending),
      ("Last one.", 6000, .pending),
    ]
    let cues = lines.map { text, start, translation in
      let words = text.split(separator: " ").enumerated().map { index, word in
        Word(String(word), TimeSpan(start + index * 500, start + index * 500 + 400))
      }
      return SettledStep.NewCue(
        span: TimeSpan(start, start + 1000), text: text, words: text == "Silent" ? [] : words,
        translation: translation)
    }
    let ids = try await library.store.record(
      SettledStep(ranges: TimelineRanges([TimeSpan(0, 8000)]), cues: cues), of: library.video
    ).ids
    _ = try await library.store.edit(
      try #require(ids[3]), of: library.video, CueEdit(text: "Last two."))
    let pending = try await library.store.pendingCues(of: library.video)
    #expect(pending.map { $0.cue.words.map(\.text) } == [["One", "more."], [], ["Last", "two."]])
    #expect(
      try await library.store.subtitles(of: library.video).cues.filter { $0.translation == .pending }
        == pending)
  }

  @Test func aStepThatIsStoredAgainLeavesTheSame() async throws {
    let library = try await TestLibrary()
    let cues = [("one", TimeSpan(0, 400)), ("two", TimeSpan(500, 1200))]
    let first = try await library.hear(TimeSpan(0, 1000), cues)
    let again = try await library.hear(TimeSpan(0, 1000), cues)
    #expect(again.removed == first.ids.compactMap { $0 })
    #expect(Set(again.ids).isDisjoint(with: first.ids), "an identity is never given twice")
    #expect(try await library.shown() == ["one 0…400", "two 500…1200"])
    #expect(again.revision > first.revision)
  }

  @Test func aRangeThatIsSettledAgainLosesTheCuesThatBeginInIt() async throws {
    let library = try await TestLibrary()
    try await library.hear(
      TimeSpan(0, 1000), [("a", TimeSpan(0, 600)), ("b", TimeSpan(500, 700)), ("c", TimeSpan(900, 950))])
    try await library.hear(TimeSpan(500, 900), [("new", TimeSpan(600, 800))])
    #expect(try await library.shown() == ["a 0…600", "new 600…800", "c 900…950"])
    #expect(try await library.store.ranges(of: library.video) == TimelineRanges([TimeSpan(0, 1000)]))
  }

  @Test func rangesGrowTogether() async throws {
    let library = try await TestLibrary()
    for span in [TimeSpan(0, 100), TimeSpan(200, 300), TimeSpan(100, 150), TimeSpan(140, 250)] {
      try await library.hear(span, [])
    }
    #expect(try await library.store.ranges(of: library.video).spans == [TimeSpan(0, 300)])
  }

  @Test func anotherVideoIsNotTouched() async throws {
    let library = try await TestLibrary()
    try await library.hear(TimeSpan(0, 1000), [("one", TimeSpan(0, 400))])
    let other = try await TestLibrary.add("other", to: library.store)
    try await library.store.record(SettledStep(ranges: TimelineRanges([TimeSpan(0, 1000)])), of: other)
    #expect(try await library.shown() == ["one 0…400"])
    let foreign = await #expect(throws: LibraryError.self) {
      try await library.store.cue(Cue.ID(1), of: other)
    }
    #expect(foreign?.code == .notFound)
  }

  @Test(arguments: [
    ("before the range", TimeSpan(0, 500), LibraryError.Code.cueOutsideRanges),
    ("at its end", TimeSpan(1000, 1500), .cueOutsideRanges),
    ("without a duration", TimeSpan(200, 200), .emptySpan),
  ])
  func aStepWithABadCueIsNotStored(case: String, span: TimeSpan, code: LibraryError.Code) async throws {
    let library = try await TestLibrary()
    let error = await #expect(throws: LibraryError.self) {
      try await library.hear(TimeSpan(100, 1000), [("good", TimeSpan(100, 200)), ("bad", span)])
    }
    #expect(error?.code == code)
    let subtitles = try await library.store.subtitles(of: library.video)
    #expect(subtitles.cues.isEmpty && subtitles.ranges.isEmpty && subtitles.revision == 0)
  }

  @Test func translationsAreStoredWhereTheyAreWaitedFor() async throws {
    let library = try await TestLibrary()
    let ids = try await library.hear(
      TimeSpan(0, 1000),
      [
        ("a", TimeSpan(0, 100)), ("b", TimeSpan(100, 200)), ("c", TimeSpan(200, 300)),
        ("d", TimeSpan(300, 400)),
      ]
    ).ids.compactMap { $0 }
    let edited = try await library.store.edit(ids[1], of: library.video, CueEdit(text: "B"))
    #expect(edited.cues.first?.translation == .pending)
    _ = try await library.store.edit(ids[2], of: library.video, CueEdit(translation: "手で"))
    let translations: [SettledStep.Translated] = [
      .init(cue: ids[0], text: "a", translation: .done("あ")),
      .init(cue: ids[1], text: "b", translation: .done("古い")),
      .init(cue: ids[2], text: "c", translation: .done("機械")),
      .init(cue: ids[3], text: "d", translation: .failed),
      .init(cue: Cue.ID(99), text: "a", translation: .done("x")),
    ]
    let step = SettledStep(translations: translations)
    let recorded = try await library.store.record(step, of: library.video)
    #expect(recorded.translated == [ids[0], ids[3]])
    let known = try await library.store.subtitles(of: library.video).cues.map(\.translation)
    #expect(known == [.done("あ"), .pending, .done("手で"), .failed])
    #expect(try await library.store.record(step, of: library.video).translated.isEmpty)
  }

  @Test func translationsAreTriedAgain() async throws {
    let library = try await TestLibrary()
    let cues: [SettledStep.NewCue] = [
      .init(span: TimeSpan(0, 10), text: "a", translation: .failed),
      .init(span: TimeSpan(10, 20), text: "b", translation: .none),
      .init(span: TimeSpan(20, 30), text: "c", translation: .done("う")),
    ]
    let ids = try await library.store.record(
      SettledStep(ranges: TimelineRanges([TimeSpan(0, 100)]), cues: cues), of: library.video
    ).ids.compactMap { $0 }
    let retried = try await library.store.retry(ids[2], of: library.video)
    #expect(retried.translation == .pending && !retried.isEdited)
    _ = try await library.store.record(
      SettledStep(translations: [.init(cue: ids[2], text: "c", translation: .done("ウ"))]), of: library.video)
    #expect(try await library.store.retryTranslations(of: library.video) == 2)
    let known = try await library.store.subtitles(of: library.video).cues.map(\.translation)
    #expect(known == [.pending, .pending, .done("ウ")])
  }
}
