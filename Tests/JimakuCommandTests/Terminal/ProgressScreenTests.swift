@testable import Captioning
import Subtitles
import Testing

@testable import JimakuCommand

@Suite struct ProgressScreenTests {
  private func screen(
    _ events: [CaptionEvent], elapsed: Int = 2000, language: MessageLanguage = .english,
    hasTranslation: Bool = true
  ) -> ProgressScreen {
    var screen = ProgressScreen(
      name: "talk.mp4", hasTranslation: hasTranslation, messages: Messages(language: language),
      style: TerminalStyle(hasColour: false))
    for event in events { screen.take(event) }
    screen.facts.elapsed = elapsed
    return screen
  }

  private func text(_ screen: ProgressScreen, _ columns: Int, _ rows: Int = 24) -> [String] {
    screen.lines(columns: columns, rows: rows).map(\.text)
  }

  @Test func theLastCuesStandOverTheBar() {
    let half = Array(Samples.events.prefix(5))
    #expect(
      text(screen(half), 80) == [
        "    0:00  It was the best of times,",
        "          それは最良の時代でした。",
        "    0:01  it was the worst of times.",
        "          …",
        "talk.mp4 ━━━━━━━━━━━━━━━───────────────  50 %  0:02 / 0:04  1.0×  0:02 left",
      ])
  }

  @Test func japaneseTerminalsReadJapanese() {
    let half = Array(Samples.events.prefix(5))
    #expect(
      text(screen(half, language: .japanese), 80).last
        == "talk.mp4 ━━━━━━━━━━━━━━━───────────────  50 %  0:02 / 0:04  1.0×  残り 0:02")
  }

  @Test func withoutTranslationEachCueIsOneLine() {
    let events = Samples.events.filter { if case .translation = $0 { false } else { true } }
    #expect(
      text(screen(events, hasTranslation: false), 60).dropLast() == [
        "    0:00  It was the best of times,", "    0:01  it was the worst of times.",
      ])
  }

  @Test func anUnknownLengthHasNoBar() {
    let events: [CaptionEvent] = [
      .started(CaptionSource(duration: nil, audioTrack: 1, start: .zero)),
      .progress(
        CaptionProgress(
          heard: Timestamp(milliseconds: 61_000), settled: .zero, duration: nil, cues: 0, translated: 0)),
    ]
    #expect(text(screen(events), 80) == ["1:01  30.5× talk.mp4"])
  }

  @Test(arguments: [1, 2, 5, 10, 11, 20, 33, 40, 57, 80, 200], [1, 3, 4, 5, 8, 24])
  func noLineIsTooWideAndNoPictureTooHigh(columns: Int, rows: Int) {
    let long = "どんな端末でも、行の幅が画面を超えてしまうことはありません。" + String(repeating: "長", count: 99)
    let events =
      Samples.events + [.cue(Samples.cue(3, 3000, 4000, long)), .translation(Cue.ID(3), .text(long))]
    let lines = screen(events).lines(columns: columns, rows: rows)
    for line in lines {
      #expect(DisplayColumns.of(line.text) == line.columns)
      #expect(line.columns <= max(1, columns - 1))
    }
    #expect(lines.count <= max(1, rows - 1))
  }

  @Test func whatDisturbsATerminalIsNotShown() {
    let cue = Samples.cue(1, 0, 1000, "red \u{1B}[31m\nline")
    #expect(text(screen([.cue(cue)], hasTranslation: false), 80).first == "    0:00  red  [31m line")
  }

  @Test func aLateTranslationIsStillShown() {
    let cues = (1...9).map { CaptionEvent.cue(Samples.cue($0, $0 * 1000, $0 * 1000 + 900, "Cue \($0).")) }
    let lines = text(screen(cues + [.translation(Cue.ID(2), .text("二番目。"))]), 80)
    #expect(lines.contains("          二番目。"))
  }

  @Test func aTranslationThatWasGivenUpIsMarked() {
    let events: [CaptionEvent] = [.cue(Samples.first), .translation(Cue.ID(1), .failed)]
    #expect(text(screen(events), 80)[1] == "          (no translation)")
  }
}

@Suite struct ProgressFactsTests {
  @Test(
    arguments: [
      (
        "before the first second", ProgressFacts(start: 0, heard: 500, end: 1000, elapsed: 900), 0.5, nil, nil
      ),
      ("half", ProgressFacts(start: 0, heard: 30_000, end: 60_000, elapsed: 3000), 0.5, 10.0, 3000),
      (
        "from a start", ProgressFacts(start: 30_000, heard: 45_000, end: 60_000, elapsed: 1500), 0.5, 10.0,
        1500
      ),
      ("past the end", ProgressFacts(start: 0, heard: 70_000, end: 60_000, elapsed: 7000), 1.0, 10.0, 0),
      ("of unknown length", ProgressFacts(start: 0, heard: 10_000, end: nil, elapsed: 1000), nil, 10.0, nil),
      ("of no length", ProgressFacts(start: 0, heard: 0, end: 0, elapsed: 1000), nil, nil, nil),
    ] as [(String, ProgressFacts, Double?, Double?, Int?)])
  func numbers(name: String, facts: ProgressFacts, fraction: Double?, speed: Double?, remaining: Int?) {
    #expect(facts.fraction == fraction)
    #expect(facts.speed == speed)
    #expect(facts.remaining == remaining)
  }
}
