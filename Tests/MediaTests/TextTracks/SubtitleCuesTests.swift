import Foundation
import Media
import Subtitles
import TestSupport
import Testing

/// Subtitles inside a video, as plain text on its timeline.
struct SubtitleCuesTests {
  /// A cue in short.
  struct Line: Equatable {
    var start: Int
    var end: Int
    var text: String

    init(_ start: Int, _ end: Int, _ text: String) {
      (self.start, self.end, self.text) = (start, end, text)
    }
  }

  static func lines(_ cues: SubtitleCues) async throws -> [Line] {
    var lines: [Line] = []
    for try await cue in cues {
      #expect(cue.id.number == lines.count + 1)
      lines.append(Line(cue.span.start.milliseconds, cue.span.end.milliseconds, cue.text))
    }
    return lines
  }

  static let source = """
    1
    00:00:01,000 --> 00:00:02,500
    <i>Hello</i> & <font color="red">welcome</font>

    2
    00:00:03,040 --> 00:00:04,000
    {\\an8}- Tom & Jerry?
    - I like them.

    """

  static let expected = [
    Line(1000, 2500, "Hello & welcome"), Line(3040, 4000, "- Tom & Jerry?\n- I like them."),
  ]

  @Test(arguments: [
    ("a.mkv", "srt"), ("a.mkv", "ass"), ("a.mkv", "ssa"), ("a.mp4", "mov_text"), ("a.webm", "webvtt"),
  ])
  func textsComeWithTheirTimes(_ name: String, _ codec: String) async throws {
    let scratch = try Scratch()
    let text = try scratch.write(Array(Self.source.utf8), to: "a.srt")
    let picture = name == "a.webm" ? "libvpx -deadline realtime" : "mpeg4"
    let path = try scratch.make(
      name, "-f lavfi -i testsrc=s=64x64:r=25:d=5 -i \(text) -map 0 -map 1 -c:v \(picture) -c:s \(codec)")
    #expect(try await Self.lines(SubtitleCues(path: path, track: 1)) == Self.expected)
  }

  @Test func timesAreThoseOfTheTimeline() async throws {
    let scratch = try Scratch()
    let text = try scratch.write(Array(Self.source.utf8), to: "a.srt")
    let path = try scratch.make(
      "a.mkv",
      "-f lavfi -i testsrc=s=64x64:r=25:d=5 -i \(text) -map 0 -map 1 -c:v mpeg4 -c:s srt -output_ts_offset 4.9"
    )
    #expect(try MediaFile(path: path).probe().timelineStart == 4900)
    #expect(try await Self.lines(SubtitleCues(path: path, track: 1)) == Self.expected)
  }

  @Test func tracksAreListedWithWhatTheyAre() throws {
    let scratch = try Scratch()
    let text = try scratch.write(Array(Self.source.utf8), to: "a.srt")
    let path = try scratch.make(
      "a.mkv",
      "-i \(text) -i \(text) -i \(text) -map 0 -map 1 -map 2 -c:s:0 srt -c:s:1 ass -c:s:2 webvtt -metadata:s:0 language=eng -metadata:s:0 title=Signs -metadata:s:1 language=jpn -disposition:s:0 forced -disposition:s:1 default -disposition:s:2 0"
    )
    let tracks = try MediaFile(path: path).probe().subtitleTracks
    #expect(tracks.map(\.number) == [1, 2, 3])
    #expect(tracks.map(\.codec) == ["subrip", "ass", "webvtt"])
    #expect(tracks.map(\.language) == ["eng", "jpn", nil])
    #expect(tracks.map(\.title) == ["Signs", nil, nil])
    #expect(tracks.map(\.isForced) == [true, false, false])
    #expect(tracks.map(\.isDefault) == [false, true, false])
    #expect(tracks.map(\.isText) == [true, true, true])
  }

  /// A text track renamed to one of pictures: nothing here makes such a track out of text.
  @Test func picturesAreListedAndNotExtracted() async throws {
    let scratch = try Scratch()
    let text = try scratch.write(Array(Self.source.utf8), to: "a.srt")
    let bytes = try [UInt8](contentsOf: scratch.make("a.mkv", "-i \(text) -c:s srt"))
    let (name, other) = (Array("S_TEXT/UTF8".utf8), Array("S_HDMV/PGS\0".utf8))
    let place = try #require(bytes.indices.first { bytes[$0...].starts(with: name) })
    let path = try scratch.write(
      bytes.prefix(place) + other + bytes.dropFirst(place + other.count), to: "b.mkv")
    let track = try #require(MediaFile(path: path).probe().subtitleTracks.first)
    #expect(track.codec == "hdmv_pgs_subtitle")
    #expect(!track.isText)
    let error = await #expect(throws: MediaError.self) {
      try await Self.lines(SubtitleCues(path: path, track: 1))
    }
    #expect(error?.code == .pictureSubtitles)
    #expect(error?.detail == "hdmv_pgs_subtitle")
  }

  @Test func aMissingTrackComesWithTheOnesThereAre() async throws {
    let scratch = try Scratch()
    let text = try scratch.write(Array(Self.source.utf8), to: "a.srt")
    let path = try scratch.make("a.mkv", "-i \(text) -c:s srt -metadata:s:0 language=eng")
    let error = await #expect(throws: MediaError.self) {
      try await Self.lines(SubtitleCues(path: path, track: 2))
    }
    #expect(error?.code == .noSuchSubtitleTrack)
    #expect(error?.detail == "1:eng")
    let plain = try scratch.make("b.wav", "-f lavfi -i sine=f=300:d=1")
    let none = await #expect(throws: MediaError.self) {
      try await Self.lines(SubtitleCues(path: plain, track: 1))
    }
    #expect(none?.code == .noSubtitleTrack)
  }

  /// The cues by `ffprobe -show_packets`, and the film whose times its publisher gives.
  @Test(.enabled(if: SharedData.isAvailable, "\(SharedData.reason)"))
  func aRealFilmHasItsCues() async throws {
    let lines = try await Self.lines(
      SubtitleCues(path: SharedData.testData("media/" + "se_sample_MP4_SRT.mp4").path, track: 1))
    #expect(lines == [Line(1000, 3000, "Line 1"), Line(3024, 5023, "Line 2")])
    let film = try await Self.lines(
      SubtitleCues(path: SharedData.testData("media/" + "nasa_13013.mp4").path, track: 1))
    #expect(film.prefix(3).map(\.start) == [210, 4260, 8350])
    #expect(film.prefix(3).map(\.end) == [4260, 8350, 12_470])
  }

  @Test(.timeLimit(.minutes(10))) func aReadingMayBeGivenUp() async throws {
    let scratch = try Scratch()
    let text = try scratch.write(Array(Self.source.utf8), to: "a.srt")
    let path = try scratch.make(
      "a.mkv", "-f lavfi -i testsrc=s=64x64:r=25:d=5 -i \(text) -map 0 -map 1 -c:v mpeg4 -c:s srt")
    for try await cue in SubtitleCues(path: path, track: 1) where cue.id.number == 1 { break }
    while try !openFiles(below: scratch.path).isEmpty { await Task.yield() }
  }
}
