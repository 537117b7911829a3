import Media
import Subtitles
import Testing

/// Reading from a moment gives the same samples as reading everything and leaving out what is before.
struct StartTests {
  /// A kind of file, and how far samples may differ.
  ///
  /// Time stamps of whole milliseconds may also shift the
  /// sound by one, after a jump.
  struct Case: Sendable, CustomTestStringConvertible {
    var file: String
    var arguments: String
    var difference: Float
    var shift = 0
    var testDescription: String { "\(file) \(arguments)" }
  }

  /// A sweep, so that every moment sounds different.
  static let sound = "-f lavfi -i aevalsrc=sin(2*PI*(100*t+5*t*t))/3|sin(2*PI*(110*t+5*t*t))/3:s=44100:d=40"
  static let picture = "-f lavfi -i testsrc=s=64x64:r=25:d=40"

  static let cases = [
    Case(file: "a.wav", arguments: sound, difference: 0.001),
    Case(file: "a.wav", arguments: "\(sound) -ar 16000", difference: 0),
    Case(file: "a.flac", arguments: sound, difference: 0.001),
    Case(file: "a.mp3", arguments: "\(sound) -c:a libmp3lame -q:a 4", difference: 0.01),
    Case(file: "a.mp3", arguments: "\(sound) -c:a libmp3lame -b:a 64k -write_xing 0", difference: 0.01),
    Case(file: "a.aac", arguments: "\(sound) -c:a aac", difference: 0.01),
    Case(file: "a.m4a", arguments: "\(sound) -c:a aac", difference: 0.01),
    Case(file: "a.mp4", arguments: "\(picture) \(sound) -c:a aac -c:v mpeg4", difference: 0.01),
    Case(file: "a.ts", arguments: "\(picture) \(sound) -c:a mp2 -c:v mpeg2video", difference: 0.05),
    Case(file: "a.mkv", arguments: "\(picture) \(sound) -c:a aac -c:v mpeg4", difference: 0.05, shift: 16),
    Case(file: "a.ogg", arguments: "\(sound) -c:a libvorbis", difference: 0.01),
    Case(file: "a.webm", arguments: "\(sound) -c:a libopus", difference: 0.05, shift: 16),
    Case(file: "a.avi", arguments: "\(picture) \(sound) -c:a libmp3lame -c:v mpeg4", difference: 0.05),
    Case(file: "a.ts", arguments: "\(sound) -c:a mp2 -output_ts_offset 100", difference: 0.05),
  ]

  @Test(arguments: cases)
  func aLaterStartGivesTheSameSound(_ made: Case) throws {
    let scratch = try Scratch()
    let path = try scratch.make(made.file, made.arguments)
    let whole = try Hearing(path)
    for start in [1, 500, 2999, 3001, 7123, 20_000, 33_333, 39_000] {
      let part = try Hearing(path, start: start)
      let shifts = start > 3000 ? -made.shift...made.shift : 0...0
      #expect(abs(part.samples.count - (whole.samples.count - start * 16)) <= made.shift, "from \(start)")
      let worst = shifts.map { Self.difference(part.samples, whole.samples, at: start * 16 + $0) }.min() ?? 1
      #expect(worst <= made.difference, "from \(start)")
    }
  }

  /// The greatest difference between the first 16,000 samples of `part` and those of `whole` from
  /// `position` on.
  private static func difference(_ part: [Float], _ whole: [Float], at position: Int) -> Float {
    var worst: Float = 0
    for index in 0..<min(part.count - 500, 16_000) where whole.indices.contains(position + index) {
      worst = max(worst, abs(part[index] - whole[position + index]))
    }
    return worst
  }

  @Test(arguments: [40_000, 50_000, Int.max], ["a.m4a", "a.wav", "a.mkv", "a.mp3", "a.ogg", "a.ts"])
  func startingAfterTheEndGivesNothing(_ start: Int, _ name: String) throws {
    let scratch = try Scratch()
    let path = try scratch.make(name, "-f lavfi -i sine=f=300:d=5")
    let reader = try AudioReader(path: path, start: .init(milliseconds: start))
    #expect(try reader.next() == nil)
    #expect(try reader.next() == nil)
  }

  @Test func startingBeforeALateTrackGivesSilenceFirst() throws {
    let scratch = try Scratch()
    let path = try scratch.make(
      "a.mkv",
      "-f lavfi -i color=s=64x64:r=5:d=20 -itsoffset 15 -f lavfi -i sine=f=300:d=5 -c:a flac -c:v mpeg4")
    let hearing = try Hearing(path, start: 10_000)
    #expect(abs((hearing.onset() ?? 0) - 15_000) <= 2)
    #expect(abs(hearing.duration - 10_000) <= 2)
  }

  @Test(arguments: [1, 333, 8000, 1_000_000])
  func piecesHaveTheLengthAskedFor(_ length: Int) throws {
    let scratch = try Scratch()
    let path = try scratch.make("a.wav", "-f lavfi -i sine=f=300:d=0.5:r=48000")
    let reader = try AudioReader(path: path, chunkLength: length)
    var lengths: [Int] = []
    while let chunk = try reader.next() { lengths.append(chunk.samples.count) }
    #expect(lengths.dropLast().allSatisfy { $0 == length })
    #expect(lengths.reduce(0, +) == 8000)
  }
}
