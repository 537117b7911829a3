import Subtitles
import Testing

@testable import JimakuCommand

@Suite struct OutputFileTests {
  @Test(
    arguments: [
      ("beside the video", "/v/talk.mp4", nil, "/v/talk.en.srt"),
      ("in the working folder", "talk.mp4", nil, "talk.en.srt"),
      ("in the root", "/talk.mp4", nil, "/talk.en.srt"),
      ("in another folder", "/v/talk.mp4", "out", "out/talk.en.srt"),
      ("in a folder with a slash", "talk.mp4", "out/", "out/talk.en.srt"),
      ("only the last extension goes", "a.b/talk.final.mp4", nil, "a.b/talk.final.en.srt"),
      ("no extension", "a.b/talk", nil, "a.b/talk.en.srt"),
      ("a hidden file", ".talk", nil, ".talk.en.srt"),
      ("a leading dash", "-talk.mp4", nil, "-talk.en.srt"),
      ("a slash before a combining mark", "v/\u{3099}x.mp4", "out", "out/\u{3099}x.en.srt"),
      ("a dot before a combining mark", "x.\u{301}mp4", nil, "x.en.srt"),
      ("Japanese, a space and a quote", "二都 \"物語\".mp4", nil, "二都 \"物語\".en.srt"),
    ] as [(String, String, String?, String)])
  func theNameComesFromTheMedium(name: String, media: String, folder: String?, path: String) {
    var arguments = SubtitleArguments(files: [media])
    arguments.folder = folder
    arguments.target = nil
    #expect(OutputFile.all(for: media, arguments).map(\.path) == [path])
  }

  @Test func everyFormatHasThreeFiles() {
    var arguments = SubtitleArguments(files: ["talk.mp4"])
    arguments.formats = [.srt, .json]
    #expect(
      OutputFile.all(for: "talk.mp4", arguments).map(\.path) == [
        "talk.en.srt", "talk.ja.srt", "talk.en-ja.srt", "talk.en.json", "talk.ja.json", "talk.en-ja.json",
      ])
  }
}
