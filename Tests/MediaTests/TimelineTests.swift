import Media
import Testing

/// A tone put at a known moment of the media is found at that moment of the PCM, whatever the container
/// does to time.
struct TimelineTests {
  /// How a file is made of a tone from second 2 to second 3, and where players show it, in milliseconds of
  /// their clock.
  struct Case: Sendable, CustomTestStringConvertible {
    var id: String
    var file: String
    var arguments: String
    var tone = 2000
    var testDescription: String { id }
  }

  /// Silence with a 1 kHz tone from 2 s to 3 s, 5 s long, as an expression of FFmpeg's `aevalsrc`.
  static let sound = "-f lavfi -i aevalsrc=sin(2000*PI*t)*between(t\\,2\\,3)/2:s=48000:d=5"
  static let picture = "-f lavfi -i color=s=64x64:r=25:d=5"

  /// Where the tone is not at 2000, the file itself does not tell how long the codec's run-in is, or counts
  /// it as its beginning; the moments are those at which the `ffmpeg` program hears it.
  static let cases = [
    Case(id: "plain wave", file: "a.wav", arguments: sound),
    Case(id: "MP4 with AAC run-in", file: "a.mp4", arguments: "\(sound) -c:a aac"),
    Case(id: "MP4 with picture", file: "a.mp4", arguments: "\(picture) \(sound) -c:a aac -c:v mpeg4"),
    Case(id: "Matroska with Opus", file: "a.mkv", arguments: "\(sound) -c:a libopus"),
    Case(id: "MP3", file: "a.mp3", arguments: "\(sound) -c:a libmp3lame"),
    Case(id: "Ogg Vorbis", file: "a.ogg", arguments: "\(sound) -c:a libvorbis"),
    Case(id: "FLAC at 44.1 kHz", file: "a.flac", arguments: "\(sound) -ar 44100"),
    Case(
      id: "MP4, everything 4.9 s late", file: "a.mp4",
      arguments: "\(picture) \(sound) -c:a aac -c:v mpeg4 -output_ts_offset 4.9", tone: 2021),
    Case(
      id: "Matroska, everything 4.9 s late", file: "a.mkv",
      arguments: "\(picture) \(sound) -c:a aac -c:v mpeg4 -output_ts_offset 4.9", tone: 2021),
    Case(
      id: "transport stream, everything 4.9 s late", file: "a.ts",
      arguments: "\(picture) \(sound) -c:a aac -c:v mpeg2video -output_ts_offset 4.9", tone: 2021),
    Case(
      id: "audio-only transport stream", file: "a.ts", arguments: "\(sound) -c:a mp2 -output_ts_offset 4.9"),
    Case(
      id: "transport stream over the turn of its clock", file: "a.ts",
      arguments: "\(picture) \(sound) -c:a mp2 -c:v mpeg2video -output_ts_offset 95439"),
    Case(
      id: "Matroska, sound 1.5 s late", file: "a.mkv",
      arguments: "\(picture) -itsoffset 1.5 \(sound) -c:a aac -c:v mpeg4", tone: 3500),
    Case(
      id: "MP4, sound 1.5 s late", file: "a.mp4",
      arguments: "\(picture) -itsoffset 1.5 \(sound) -c:a aac -c:v mpeg4", tone: 3500),
    Case(
      id: "transport stream, sound 1.5 s late", file: "a.ts",
      arguments: "\(picture) -itsoffset 1.5 \(sound) -c:a mp2 -c:v mpeg2video", tone: 3500),
    Case(
      id: "silence in front instead of an offset", file: "a.mp4",
      arguments: "\(picture) \(sound) -af adelay=1500 -c:a aac -c:v mpeg4", tone: 3500),
    Case(
      id: "MP4, sound 0.2 s before the picture, cut off by the edit list", file: "a.mp4",
      arguments: "-itsoffset 0.2 \(picture) \(sound) -c:a aac -c:v mpeg4 -output_ts_offset -0.2", tone: 1800),
    Case(
      id: "Matroska, sound from −0.2 s", file: "a.mkv",
      arguments:
        "-itsoffset 0.2 \(picture) \(sound) -c:a pcm_s16le -c:v mpeg4 -output_ts_offset -0.2 -avoid_negative_ts disabled",
      tone: 1800),
    Case(
      id: "AVI", file: "a.avi", arguments: "\(picture) \(sound) -c:a libmp3lame -c:v mpeg4", tone: 2023),
    Case(id: "FLV", file: "a.flv", arguments: "\(picture) \(sound) -c:a aac -c:v flv -ar 44100", tone: 2023),
    Case(id: "raw AAC", file: "a.aac", arguments: "\(sound) -c:a aac", tone: 2021),
  ]

  @Test(arguments: cases)
  func theToneIsHeardWhenPlayersPlayIt(_ made: Case) throws {
    let scratch = try Scratch()
    let hearing = try Hearing(scratch.make(made.file, made.arguments))
    let onset = try #require(hearing.onset(above: 0.1))
    #expect(abs(onset - made.tone) <= 20, "\(onset)")
    #expect(hearing.power(made.tone + 50, made.tone + 950) > 0.1)
    #expect(hearing.power(made.tone + 1060, made.tone + 1400) < 0.001)
  }

  @Test func aHoleInATransportStreamIsSilenceOfItsLength() throws {
    let scratch = try Scratch()
    let whole = try scratch.make(
      "a.ts",
      "-f lavfi -i aevalsrc=sin(2000*PI*t)*between(t\\,7\\,8)/2+0.01*sin(600*PI*t):s=48000:d=10 -c:a mp2 -b:a 192k"
    )
    var bytes = try Array(contentsOf: whole)
    // Whole transport packets of 188 bytes, and an odd number of bytes more: from 40 % to 55 % of the file.
    let start = bytes.count * 2 / 5
    bytes.removeSubrange(start..<(start + bytes.count * 3 / 20))
    let hearing = try Hearing(scratch.write(bytes, to: "b.ts"))
    let onset = try #require(hearing.onset(above: 0.1))
    #expect(abs(onset - 7000) <= 20, "\(onset)")
    #expect(abs(hearing.duration - 10_000) <= 40)
  }

  @Test func damagedPacketsAreCountedAndBecomeSilence() throws {
    let scratch = try Scratch()
    let whole = try scratch.make(
      "a.mkv",
      "-f lavfi -i aevalsrc=sin(2000*PI*t)*between(t\\,7\\,8)/2+0.05*sin(600*PI*t):s=48000:d=10 -c:a aac")
    var bytes = try Array(contentsOf: whole)
    // Single bytes across a part of the sound: many packets are hit, the container's structure mostly not.
    for offset in stride(from: bytes.count * 2 / 5, to: bytes.count / 2, by: 97) { bytes[offset] ^= 0x5A }
    let hearing = try Hearing(scratch.write(bytes, to: "b.mkv"))
    #expect(hearing.damagedPackets > 0)
    #expect(abs(hearing.duration - 10_000) <= 60)
    #expect(hearing.power(7050, 7950) > 0.1)
    #expect(hearing.power(8100, 8400) < 0.01)
  }
}
