import Foundation
import Media
import TestSupport
import Testing

/// Where a stream begins that was asked for from a moment on.
struct SeekTests {
  /// The first picture of a file by `ffprobe`: its time in milliseconds, and whether it can be started from.
  static func firstPicture(of path: String) throws -> (time: Double, isKey: Bool) {
    let result = try #require(ExternalTool("ffprobe")).run([
      "-v", "error", "-select_streams", "v", "-read_intervals", "%+#1", "-show_entries",
      "packet=pts_time,flags",
      "-of", "csv=p=0", path,
    ])
    let fields = result.output.split(whereSeparator: { $0 == "," || $0 == "\n" })
    return (try #require(Double(fields[0])) * 1000, fields[1].hasPrefix("K"))
  }

  /// Key pictures lie 0.48 s apart, and the copy begins with the last one before the start.
  @Test(arguments: ["a.mkv", "a.ts", "a.mp4"])
  func copiedPicturesBeginWithinHalfASecond(_ name: String) throws {
    let scratch = try Scratch()
    let path = try scratch.make(
      name, "\(Marks.picture) \(Marks.sound) -c:v libx264 -preset fast -pix_fmt yuv420p -g 12 -c:a mp3")
    for start in [480, 999, 3333, 10_000, 19_700] {
      let played = try Played(path, start: start)
      // A transport stream has no index: the search goes back in steps of half a second and more.
      let reach = name == "a.ts" ? 1500 : 500
      #expect((0...reach).contains(start - played.offset), "\(start): \(played.offset)")
      let first = try Self.firstPicture(of: played.path)
      #expect((0..<1).contains(first.time))
      #expect(first.isKey)
    }
  }

  @Test(arguments: [0, 1, 777, 5000, 19_900])
  func picturesMadeAnewBeginExactly(_ start: Int) throws {
    let scratch = try Scratch()
    let path = try scratch.make("a.mkv", "\(Marks.picture) \(Marks.sound) -c:v mpeg4 -g 250 -c:a flac")
    let played = try Played(path, start: start)
    #expect(played.offset == start)
    let first = try Self.firstPicture(of: played.path)
    #expect((0..<1).contains(first.time))
  }

  /// One picture for a whole talk: it begins where it is asked for, without what was said before.
  @Test func aPictureThatStandsBeginsAtTheStart() throws {
    let scratch = try Scratch()
    let path = try scratch.make(
      "a.mkv",
      "-f lavfi -i color=c=white:s=64x64:r=25:d=0.04 -f lavfi -i sine=f=300:d=60 -c:v libx264 -pix_fmt yuv420p -c:a aac"
    )
    let played = try Played(path, start: 30_000)
    #expect(played.delivery == .remux)
    #expect(played.offset == 30_000)
    #expect(try Self.firstPicture(of: played.path).time == 0)
    #expect(abs(try Hearing(played.path).duration - 30_000) <= 50)
  }

  @Test(arguments: ["a.m4a", "a.aac", "a.mka", "a.wav"])
  func soundAloneBeginsAtTheStart(_ name: String) throws {
    let scratch = try Scratch()
    let path = try scratch.make(name, "\(Marks.sound)")
    for start in [0, 6500, 13_001] {
      let played = try Played(path, start: start)
      #expect((-64...22).contains(played.offset - start), "\(played.offset)")
      let beeps = try Marks.beeps(in: played.path).map { $0 + played.offset }
      let expected = Marks.moments.filter { $0 > start }
      #expect(beeps.count == expected.count)
      for (beep, moment) in zip(beeps, expected) { #expect(abs(beep - moment) <= 25, "\(name) \(start)") }
    }
  }

  @Test(arguments: [20_000, 3_600_000, Int.max])
  func afterTheEndThereIsNoMoreThanTheLastPicture(_ start: Int) throws {
    let scratch = try Scratch()
    let path = try scratch.make(
      "a.mkv", "\(Marks.picture) \(Marks.sound) -c:v libx264 -pix_fmt yuv420p -g 25 -c:a aac")
    let played = try Played(path, start: start)
    #expect(try Hearing(played.path).duration <= 1100)
  }
}
