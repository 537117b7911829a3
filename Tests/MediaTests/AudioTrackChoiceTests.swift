import Testing

@testable import Media

struct AudioTrackChoiceTests {
  /// Tracks as `language`, `*` for default and `!` for no decoder; the choice as a person writes it, empty
  /// for automatic; and the number chosen or the error.
  struct Case: Sendable, CustomTestStringConvertible {
    var tracks: String
    var choice: String
    var number: Int?
    var error: MediaError.Code?
    var testDescription: String { "[\(tracks)] \(choice)" }

    init(_ tracks: String, _ choice: String, _ number: Int) {
      (self.tracks, self.choice, self.number) = (tracks, choice, number)
    }

    init(_ tracks: String, _ choice: String, _ error: MediaError.Code) {
      (self.tracks, self.choice, self.error) = (tracks, choice, error)
    }
  }

  static let cases = [
    Case("und", "", 1),
    Case("jpn* eng", "", 2),
    Case("eng jpn*", "", 1),
    Case("jpn fre* eng!", "", 2),
    Case("jpn fre", "", 1),
    Case("jpn en-US", "", 2),
    Case("jpn! fre", "", 2),
    Case("eng!", "", .undecodableTrack),
    Case("", "", .noAudioTrack),
    Case("", "1", .noAudioTrack),
    Case("eng jpn", "2", 2),
    Case("eng jpn", "3", .noSuchTrack),
    Case("eng jpn", "0", .noSuchTrack),
    Case("eng jpn!", "2", .undecodableTrack),
    Case("eng jpn", "jpn", 2),
    Case("eng jpn", "ja", 2),
    Case("eng ja-JP", "JPN", 2),
    Case("eng jpn! jpn", "ja", 3),
    Case("eng ger", "de", 2),
    Case("eng deu", "ger", 2),
    Case("eng jpn", "fra", .noSuchTrack),
    Case("eng jpn", "", 1),
    Case("eng und", "und", .noSuchTrack),
  ]

  @Test(arguments: cases)
  func theWantedTrackIsChosen(_ wanted: Case) throws {
    let tracks = wanted.tracks.split(separator: " ").enumerated().map { index, word in
      let language = String(word.filter { $0 != "*" && $0 != "!" })
      return AudioTrack(
        number: index + 1, streamIndex: index, codec: "aac", language: language == "und" ? nil : language,
        isDefault: word.contains("*"), channelCount: 2, channelLayout: "stereo", sampleRate: 48000,
        isDecodable: !word.contains("!"))
    }
    let choice = AudioTrackChoice(wanted.choice)
    let result = Result { try choice.choose(among: tracks, path: "film.mkv").number }
    switch result {
    case .success(let number): #expect(number == wanted.number)
    case .failure(let error): #expect((error as? MediaError)?.code == wanted.error)
    }
  }

  @Test func aMissingTrackComesWithTheOnesThereAre() throws {
    let tracks = [("eng", 1), (nil, 2)].map { language, number in
      AudioTrack(
        number: number, streamIndex: number, codec: "aac", language: language, isDefault: false,
        channelCount: 1, channelLayout: "mono", sampleRate: 16000, isDecodable: true)
    }
    let error = #expect(throws: MediaError.self) {
      try AudioTrackChoice.language("fra").choose(among: tracks, path: "film.mkv")
    }
    #expect(error?.detail == "1:eng 2:und")
  }

  /// Two tracks told apart by their pitch: 300 Hz is English, 3000 Hz Japanese.
  @Test(arguments: [["eng", "jpn"], ["jpn", "eng"]], ["", "ja", "en", "1", "2"])
  func theChosenTrackIsTheOneHeard(_ languages: [String], _ wanted: String) throws {
    let scratch = try Scratch()
    let tones = languages.map { "-f lavfi -i sine=f=\($0 == "eng" ? 300 : 3000):d=1" }
    let tags = languages.enumerated().map { "-metadata:s:a:\($0) language=\($1)" }
    let path = try scratch.make(
      "a.mkv", tones[0], tones[1], "-map 0:a -map 1:a", tags[0], tags[1], "-c:a flac")
    let samples = try Hearing(path, AudioTrackChoice(wanted)).samples
    let crossings = zip(samples, samples.dropFirst()).count { ($0 < 0) != ($1 < 0) }
    let spoken: String
    switch wanted {
    case "1": spoken = languages[0]
    case "2": spoken = languages[1]
    case "ja": spoken = "jpn"
    default: spoken = "eng"
    }
    #expect(abs(crossings - (spoken == "eng" ? 600 : 6000)) <= 30, "\(crossings)")
  }
}

extension AudioTrackChoice {
  /// As in the tables: a number, a language, or empty for automatic.
  init(_ text: String) {
    self = text.isEmpty ? .automatic : Int(text).map(AudioTrackChoice.number) ?? .language(text)
  }
}
