import Media
import Testing

/// What a browser shows and sounds at a moment is what the file has there: after copying, after encoding anew,
/// and after seeking.
struct SyncTests {
  /// How a file is made of flashes and beeps, and how it is delivered.
  struct Case: Sendable, CustomTestStringConvertible {
    var id: String
    var file: String
    var arguments: String
    var delivery: PlaybackPlan.Delivery
    var testDescription: String { id }
  }

  static let both = "\(Marks.picture) \(Marks.sound)"
  static let h264 = "-c:v libx264 -preset ultrafast -pix_fmt yuv420p"
  static let everything = PlaybackPlan.Delivery.transcode(video: true, audio: true)

  static let cases = [
    Case(
      id: "Matroska, H.264 with reordered pictures and AAC, copied", file: "a.mkv",
      arguments: "\(both) -c:v libx264 -preset fast -pix_fmt yuv420p -g 12 -c:a aac", delivery: .remux),
    Case(
      id: "Matroska, H.264 and AC-3: sound anew", file: "a.mkv",
      arguments: "\(both) \(h264) -g 50 -c:a ac3 -ac 6",
      delivery: .transcode(video: false, audio: true)),
    Case(
      id: "Matroska, MPEG-4 and AAC: pictures anew", file: "a.mkv",
      arguments: "\(both) -c:v mpeg4 -bf 2 -g 50 -c:a aac", delivery: .transcode(video: true, audio: false)),
    Case(
      id: "Matroska, HEVC and DTS", file: "a.mkv",
      arguments: "\(both) -c:v libx265 -preset ultrafast -x265-params log-level=none -c:a dca -strict -2",
      delivery: everything),
    Case(
      id: "Matroska, VP9 and Opus, copied", file: "a.mkv",
      arguments: "\(both) -c:v libvpx-vp9 -deadline realtime -cpu-used 8 -g 25 -c:a libopus",
      delivery: .remux),
    Case(
      id: "transport stream, H.264 and AAC, copied", file: "a.ts",
      arguments: "\(both) \(h264) -g 25 -c:a aac -output_ts_offset 4.9", delivery: .remux),
    Case(
      id: "transport stream, MPEG-2 and MP2", file: "a.ts",
      arguments: "\(both) -c:v mpeg2video -bf 2 -g 25 -c:a mp2", delivery: everything),
    Case(
      id: "transport stream over the turn of its clock", file: "a.ts",
      arguments: "\(both) -c:v mpeg2video -c:a mp2 -output_ts_offset 95436", delivery: everything),
    Case(
      id: "AVI, MPEG-4 and MP3", file: "a.avi", arguments: "\(both) -c:v mpeg4 -g 25 -c:a libmp3lame",
      delivery: .transcode(video: true, audio: false)),
    Case(
      id: "ASF, WMV and WMA", file: "a.wmv", arguments: "\(both) -c:v wmv2 -g 25 -c:a wmav2",
      delivery: everything),
    Case(
      id: "Matroska, sound 1.5 s late", file: "a.mkv",
      arguments: "\(Marks.picture) -itsoffset 1.5 \(Marks.sound) \(h264) -g 25 -c:a aac", delivery: .remux),
    Case(
      id: "Matroska, pictures 1.5 s late, sound anew", file: "a.mkv",
      arguments: "-itsoffset 1.52 \(Marks.picture) \(Marks.sound) \(h264) -g 25 -c:a ac3",
      delivery: .transcode(video: false, audio: true)),
    Case(
      id: "Matroska, everything from −0.2 s", file: "a.mkv",
      arguments: "\(both) -c:v mpeg4 -g 25 -c:a pcm_s16le -output_ts_offset -0.2 -avoid_negative_ts disabled",
      delivery: everything),
    Case(
      id: "QuickTime, MPEG-4 and PCM", file: "a.mov", arguments: "\(both) -c:v mpeg4 -c:a pcm_s16le",
      delivery: everything),
  ]

  /// The moments are those at which FFmpeg's programs find flashes and beeps in the file itself.
  @Test(arguments: cases)
  func flashesAndBeepsStayAtTheirMoments(_ made: Case) throws {
    let scratch = try Scratch()
    let source = try scratch.make(made.file, made.arguments)
    let zero = try MediaFile(path: source).probe().timelineStart
    let flashes = try Marks.flashes(in: source).map { $0 - zero }
    let beeps = try Marks.beeps(in: source).map { $0 - zero }
    try #require(flashes.count == Marks.moments.count && beeps.count == Marks.moments.count)
    for start in [0, 5000, 12_300] {
      let played = try Played(source, start: start)
      #expect(played.delivery == made.delivery)
      for (kind, found, expected) in [
        ("flash", try Marks.flashes(in: played.path), flashes),
        ("beep", try Marks.beeps(in: played.path), beeps),
      ] {
        // What lies before the start may be there or not; all the rest is.
        let late = found.map { $0 + played.offset }.filter { $0 > start + 60 }
        let wanted = expected.filter { $0 > start + 100 }
        #expect(late.count == wanted.count, "\(kind) from \(start): \(late), not \(wanted)")
        for (moment, wanted) in zip(late, wanted) {
          #expect(abs(moment - wanted) <= 20, "\(kind) from \(start): \(moment), not \(wanted)")
        }
      }
    }
  }
}
