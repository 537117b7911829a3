import Captioning
import Subtitles
import Testing

@testable import JimakuCommand

/// Command lines and what they ask for.
@Suite struct InvocationTests {
  @Test(arguments: [
    ("talk.mp4", "subtitle talk.mp4"),
    ("--to none, joined", "subtitle --to=none talk.mp4"),
    ("--to none, apart", "subtitle --to none talk.mp4"),
    ("the option last", "subtitle talk.mp4 --to none"),
  ])
  func subtitleTakesFilesAndOptionsInAnyOrder(name: String, line: String) throws {
    var expected = SubtitleArguments(files: ["talk.mp4"])
    if line.contains("none") { expected.target = nil }
    #expect(try Invocation(words(line)) == .subtitle(expected))
  }

  @Test func everyOptionOfSubtitle() throws {
    var expected = SubtitleArguments(files: ["a.mp4", "b.mkv"])
    expected.source = "en"
    expected.target = "ja"
    expected.formats = [.vtt, .srt]
    expected.folder = "out"
    expected.order = .secondaryFirst
    expected.audioTrack = .number(2)
    expected.start = Timestamp(milliseconds: 90_500)
    expected.overwrites = true
    expected.writesByteOrderMark = true
    expected.printsJSON = true
    expected.isQuiet = true
    let line =
      "subtitle a.mp4 --from en-US --to ja_JP --format vtt,srt,VTT --output out --order ja-en --audio-track 2 "
      + "--start 1:30.5 --overwrite --bom --json --quiet b.mkv"
    #expect(try Invocation(words(line)) == .subtitle(expected))
  }

  @Test(arguments: [
    ("after --", ["subtitle", "--", "-talk.mp4", "--json"], ["-talk.mp4", "--json"]),
    ("with a folder", ["subtitle", "./-talk.mp4"], ["./-talk.mp4"]),
    ("a dash alone", ["subtitle", "-"], ["-"]),
    ("lines of dialogue", ["subtitle", "- Hello.", "--to be or not"], ["- Hello.", "--to be or not"]),
    ("with spaces and a line end", ["subtitle", "a b\n\"c\".mp4"], ["a b\n\"c\".mp4"]),
    ("empty", ["subtitle", ""], [""]),
  ])
  func strangeNamesAreFiles(name: String, arguments: [String], files: [String]) throws {
    #expect(try Invocation(arguments) == .subtitle(SubtitleArguments(files: files)))
  }

  @Test func aTrackMayBeNamedByItsLanguage() throws {
    var expected = SubtitleArguments(files: ["a"])
    expected.audioTrack = .language("jpn")
    #expect(try Invocation(words("subtitle --audio-track jpn a")) == .subtitle(expected))
  }

  @Test func theLastOfAnOptionCounts() throws {
    var expected = SubtitleArguments(files: ["a"])
    expected.formats = [.vtt]
    #expect(try Invocation(words("subtitle --format srt --format vtt a")) == .subtitle(expected))
  }

  @Test func serveShowsTheCurrentFolderUnlessTold() throws {
    var expected = ServeArguments()
    #expect(try Invocation(words("serve")) == .serve(expected))
    #expect(expected.isLocal && expected.places == ["."] && expected.port == nil)
    expected.places = ["a", "b.mp4"]
    expected.port = 8080
    expected.host = "0.0.0.0"
    expected.opensBrowser = true
    #expect(try Invocation(words("serve a --port 8080 --host 0.0.0.0 --open b.mp4")) == .serve(expected))
    #expect(!expected.isLocal)
  }

  @Test func translateTakesTextsOrStandardInput() throws {
    var expected = TranslateArguments()
    #expect(try Invocation(["translate"]) == .translate(expected))
    #expect(try Invocation(["translate", "-"]) == .translate(expected))
    expected.input = .texts(["Good morning.", "Bye."])
    expected.batchSize = 3
    expected.printsJSON = true
    #expect(
      try Invocation(["translate", "Good morning.", "--batch-size", "3", "Bye.", "--json"])
        == .translate(expected))
  }

  @Test func aTextMayEndWithTheNameOfAFile() throws {
    var expected = TranslateArguments()
    expected.input = .texts(["Please play talk.mp4", "Bye."])
    #expect(try Invocation(["translate", "Please play talk.mp4", "Bye."]) == .translate(expected))
  }

  /// Any language may stand in the order for one that is not named.
  @Test(arguments: [
    ("--order ja-en", SubtitleWritingOptions.Order.secondaryFirst), ("--order fr-ja", .primaryFirst),
    ("--order ja-zh-Hant", .secondaryFirst), ("--from fr --order fr-ja", .primaryFirst),
  ])
  func theOrderNeedsNoSource(options: String, order: SubtitleWritingOptions.Order) throws {
    var expected = TranslateArguments()
    expected.input = .files(["talk.srt"])
    expected.layout = .bilingual(order)
    expected.source = options.contains("--from") ? "fr" : nil
    #expect(try Invocation(words("translate talk.srt --bilingual \(options)")) == .translate(expected))
  }

  @Test func translateTakesSubtitleFiles() throws {
    var expected = TranslateArguments()
    expected.input = .files(["talk.srt", "Film.EN.VTT"])
    expected.targets = ["ja", "es"]
    expected.layout = .bilingual(.secondaryFirst)
    expected.output = "out"
    expected.overwrites = true
    expected.isQuiet = true
    #expect(
      try Invocation(
        words(
          "translate talk.srt --to ja,es,ja_JP Film.EN.VTT --bilingual --order ja-en -o out --overwrite --quiet"
        ))
        == .translate(expected))
    expected = TranslateArguments()
    expected.format = .ass
    expected.input = .files(["talk.txt"])
    #expect(try Invocation(words("translate --format ass talk.txt")) == .translate(expected))
    expected.format = nil
    expected.input = .files(["talk.mkv", "Talk.MP3", "talk.srt"])
    #expect(try Invocation(words("translate talk.mkv Talk.MP3 talk.srt")) == .translate(expected))
    expected.format = .ass
    expected.input = .standardFile(.ass)
    #expect(try Invocation(words("translate --format ass -")) == .translate(expected))
  }

  @Test(arguments: [
    ("a word", ["define", "gave"], ["gave"]), ("several", ["define", "gave", "up"], ["gave", "up"]),
    ("a quoted phrase", ["define", " gave  up "], ["gave", "up"]),
    ("with options", ["define", "--json", "a", "--all"], ["a"]),
    ("a word that begins with a dash", ["define", "--", "-able"], ["-able"]),
  ])
  func defineTakesWords(name: String, arguments: [String], words: [String]) throws {
    var expected = DefineArguments(words: words)
    expected.printsAll = arguments.contains("--all")
    expected.printsJSON = arguments.contains("--json")
    #expect(try Invocation(arguments) == .define(expected))
  }

  @Test(arguments: [
    ("--help", Invocation.help(nil)), ("-h", .help(nil)), ("help", .help(nil)),
    ("help subtitle", .help(.subtitle)), ("subtitle --help", .help(.subtitle)),
    ("subtitle --nonsense --help", .help(.subtitle)), ("translate -h", .help(.translate)),
    ("--version", .version), ("doctor", .doctor(printsJSON: false)),
    ("doctor --json", .doctor(printsJSON: true)), ("engine", .engine),
    ("packs", .packs(PacksArguments(.list))), ("packs list", .packs(PacksArguments(.list))),
    ("packs --json", .packs(PacksArguments(.list, printsJSON: true))),
    ("packs remove x", .packs(PacksArguments(.remove(id: "x")))),
  ])
  func otherCommands(line: String, expected: Invocation) throws {
    #expect(try Invocation(words(line)) == expected)
  }

  @Test func helpAfterTwoDashesIsAFile() throws {
    #expect(try Invocation(words("subtitle -- --help")) == .subtitle(SubtitleArguments(files: ["--help"])))
  }

  private func words(_ line: String) -> [String] {
    line.split(separator: " ").map(String.init)
  }
}
