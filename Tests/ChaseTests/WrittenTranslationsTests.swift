import Chase
import Subtitles
import Testing

@testable import Library

/// Which lines of a track are shown with a cue.
struct WrittenTranslationsTests {
  private static func lines(_ lines: [(Int, Int, String)]) -> WrittenTranslations {
    WrittenTranslations(
      lines.enumerated().map { Cue(id: Cue.ID($0 + 1), span: TimeSpan($1.0, $1.1), text: $1.2) })
  }

  /// The lines, the time of the cue, and what is shown with it.
  static let cases: [([(Int, Int, String)], TimeSpan, String?)] = [
    ([], TimeSpan(0, 1000), nil),
    ([(0, 1000, "同じ")], TimeSpan(0, 1000), "同じ"),
    // Half a second late, most of it is still there.
    ([(400, 1400, "遅れ")], TimeSpan(0, 1000), "遅れ"),
    ([(600, 1600, "次")], TimeSpan(0, 1000), nil),
    // One line over two cues.
    ([(0, 4000, "長い")], TimeSpan(0, 2000), "長い"),
    ([(0, 4000, "長い")], TimeSpan(2000, 4000), "長い"),
    // Two lines over one cue, given in any order.
    ([(2000, 4000, "後"), (0, 2000, "前")], TimeSpan(0, 4000), "前\n後"),
    // A long line begins far before lines that have ended.
    ([(0, 60_000, "字幕"), (1000, 2000, "短い")], TimeSpan(50_000, 52_000), "字幕"),
    ([(5000, 5000, "空")], TimeSpan(4000, 6000), nil),
  ]

  @Test(arguments: cases)
  func aLineGoesWithWhatItCovers(lines: [(Int, Int, String)], cue: TimeSpan, expected: String?) {
    #expect(Self.lines(lines).text(for: cue) == expected)
  }

  @Test func anEditedTranslationStays() {
    let translations = Self.lines([(0, 1000, "書かれた訳")])
    var cue = StoredCue(
      cue: Cue(id: Cue.ID(1), span: TimeSpan(0, 1000), text: "Said."), translation: .done("機械の訳"),
      isEdited: false)
    #expect(translations.shown(cue).translation == .done("書かれた訳"))
    cue.isEdited = true
    #expect(translations.shown(cue).translation == .done("機械の訳"))
    cue.translation = .pending
    #expect(translations.shown(cue).translation == .done("書かれた訳"))
    cue.cue.span = TimeSpan(5000, 6000)
    #expect(translations.shown(cue).translation == .none)
  }
}
