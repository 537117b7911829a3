import Testing

@testable import Subtitles

/// Files in another language: sentences over several cues, and no cue lost.
struct SubtitleTranslationTests {
  /// An SRT file of these texts, two seconds each, a tenth of a second apart.
  static func file(_ texts: [String], lineEnd: String = "\n") -> SubtitleFile {
    let cues = texts.enumerated().map { index, text in
      let start = Timestamp(milliseconds: index * 2100)
      return [
        "\(index + 1)", "\(start.clock(separator: ",")) --> \((start + 2000).clock(separator: ","))", text,
        "",
      ]
      .joined(separator: lineEnd)
    }
    return SubRipReader.read(cues.joined(separator: lineEnd))
  }

  @Test func aSentenceOverCuesIsTranslatedWhole() {
    let file = Self.file(
      ["We saw all the lights", "<i>of the old town</i>", "in the dark.", "Then it was", "over.", "Yes."])
    let translation = SubtitleTranslation(of: file)
    #expect(
      translation.units.map(\.text) == [
        "We saw all the lights of the old town in the dark.", "Then it was over.", "Yes.",
      ])
    let texts = [
      translation.units[0].id: "私たちは、古い町の明かりをすべて、闇の中で見た。", translation.units[1].id: "そして、終わった。",
    ]
    let bodies = translation.bodies(texts, in: "ja")
    #expect(bodies == ["私たちは、古い町の", "<i>明かりをすべて、</i>", "闇の中で見た。", "そして、", "終わった。", nil])
    #expect(translation.untranslated([translation.units[1].id: "x"]).map(\.id.number) == [1, 2, 3, 6])
  }

  @Test(arguments: [
    ("one sentence", ["We had", "nothing."], 1), ("a dash", ["We had", "- Nothing."], 2),
    ("a sound", ["We had", "[music]", "nothing."], 3), ("music", ["We had", "♪ nothing ♪"], 2),
    ("nothing said between", ["We had", "...", "nothing."], 2),
    ("dialogue", ["We had", "no\n- What?", "thing."], 4),
  ])
  func whatCannotBeOneSentenceIsNot(_ name: String, _ texts: [String], _ count: Int) {
    #expect(SubtitleTranslation(of: Self.file(texts)).units.count == count, "\(name)")
  }

  @Test(arguments: [
    ("one after the other", "00:01.000 --> 00:03.000\nWe had\n\n00:03.000 --> 00:05.000\nnothing.", 1),
    ("careless times", "00:01.000 --> 00:03.300\nWe had\n\n00:03.000 --> 00:05.000\nnothing.", 1),
    ("at the same time", "00:01.000 --> 00:04.000\nWe had\n\n00:01.000 --> 00:04.000\nnothing.", 2),
    ("after a pause", "00:01.000 --> 00:03.000\nWe had\n\n00:04.600 --> 00:05.000\nnothing.", 2),
    (
      "the same voice", "00:01.000 --> 00:03.000\n<v Ann>We had\n\n00:03.000 --> 00:05.000\n<v Ann>nothing.",
      1
    ),
    (
      "another voice", "00:01.000 --> 00:03.000\n<v Ann>We had\n\n00:03.000 --> 00:05.000\n<v Bob>nothing.", 2
    ),
  ])
  func timesAndVoicesCount(_ name: String, _ cues: String, _ count: Int) throws {
    let file = try #require(WebVTTReader.read("WEBVTT\n\n" + cues))
    #expect(SubtitleTranslation(of: file).units.count == count, "\(name)")
  }

  @Test func eventsOfOneStyleGoTogetherInTheOrderOfTime() throws {
    let file = try #require(
      SubStationAlphaReader.read(
        """
        [Events]
        Format: Start, End, Style, Text
        Dialogue: 0:00:03.00,0:00:05.00,Main,nothing.
        Dialogue: 0:00:01.00,0:00:03.00,Main,We had
        Dialogue: 0:00:05.00,0:00:06.00,Sign,EXIT
        Dialogue: 0:00:06.00,0:00:07.00,Main,and went
        """))
    let translation = SubtitleTranslation(of: file)
    #expect(translation.units.map(\.text) == ["We had nothing.", "EXIT", "and went"])
    #expect(
      translation.bodies([translation.units[0].id: "私たちには 何も なかった。"], in: "ja").compactMap(\.self).count == 2)
  }

  @Test func theFilesLineEndsAreUsed() {
    let file = Self.file(["- Hi.\r\n- You."], lineEnd: "\r\n")
    let translation = SubtitleTranslation(of: file)
    let texts = Dictionary(uniqueKeysWithValues: translation.units.map { ($0.id, "やあ。") })
    #expect(translation.bodies(texts, in: "ja") == ["- やあ。\r\n- やあ。"])
  }

  /// 2,000 cues of every kind, every tenth sentence without a translation: each cue is there, in its place, and none is
  /// blank that was not.
  @Test func noCueIsLost() {
    let kinds = [
      "Hello there.", "It runs on", "and on,", "and ends.", "", "- Hi.\n- You.", "<i>Really</i> good 👩‍👩‍👧 stuff",
      "42", "♪ la ♪",
      String(repeating: "many words ", count: 45), "https://example.org/a?b=c&d", "WAIT! <b>Now</b>.",
      "&amp; so",
    ]
    let file = Self.file((0..<2000).map { kinds[$0 % kinds.count] })
    #expect(file.cues.count == 2000)
    let translation = SubtitleTranslation(of: file)
    let answered = translation.units.enumerated().filter { $0.offset % 10 != 9 }.map(\.element)
    let texts = Dictionary(uniqueKeysWithValues: answered.map { ($0.id, "訳文その\($0.id.number)。") })
    let bodies = translation.bodies(texts, in: "ja")
    let again = SubRipReader.read(file.written(bodies))
    #expect(again.cues.map(\.span) == file.cues.map(\.span))
    #expect(again.cues.map(\.name) == file.cues.map(\.name))
    for (old, new) in zip(file.cues, again.cues) {
      #expect(file.body(of: old).allSatisfy(\.isWhitespace) == again.body(of: new).allSatisfy(\.isWhitespace))
    }
    let kept = translation.untranslated(texts)
    #expect(kept.count >= translation.units.count / 10)
    #expect(kept.allSatisfy { again.body(of: again.cues[$0.id.number - 1]) != "" })
  }
}
