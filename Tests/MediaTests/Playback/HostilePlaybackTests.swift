import Foundation
import Media
import Subtitles
import TestSupport
import Testing

/// Whatever the bytes are, making fragments of them ends: with an error or with what can be played.
struct HostilePlaybackTests {
  /// Plans and reads everything from `start` on; gives the number of bytes or the error.
  static func outcome(_ path: String, start: Int = 0) -> Result<Int, MediaError> {
    do throws(MediaError) {
      let plan = try PlaybackPlan(for: MediaFile(path: path).probe(), path: path)
      let reader = try FragmentReader(path: path, plan: plan, start: Timestamp(milliseconds: start))
      var count = 0
      while let piece = try reader.next() { count += piece.count }
      return .success(count)
    } catch {
      return .failure(error)
    }
  }

  static let short = "-f lavfi -i testsrc=s=128x96:r=25:d=4 -f lavfi -i sine=f=300:d=4 -pix_fmt yuv420p"

  @Test(arguments: [
    ("a.mkv", "-c:v libx264 -preset ultrafast -g 12 -c:a aac"), ("a.mkv", "-c:v mpeg4 -c:a ac3"),
    ("a.ts", "-c:v libx264 -preset ultrafast -g 12 -c:a aac"), ("a.ts", "-c:v mpeg2video -c:a mp2"),
    ("a.avi", "-c:v mpeg4 -c:a libmp3lame"), ("a.mp4", "-c:v mpeg4 -c:a aac -movflags faststart"),
  ])
  func cutOffFilesPlayAsFarAsTheyGo(_ name: String, _ arguments: String) throws {
    let scratch = try Scratch()
    let whole = try [UInt8](contentsOf: scratch.make(name, "\(Self.short) \(arguments)"))
    for tenth in [1, 3, 5, 7, 9] {
      let path = try scratch.write(whole.prefix(whole.count * tenth / 10), to: "cut-" + name)
      let played = try Played(path)
      #expect(abs(try Hearing(played.path).duration - 400 * tenth) <= 900, "\(tenth)")
      _ = Self.outcome(path, start: 3000)
    }
  }

  @Test(arguments: ["a.mkv", "a.mp4", "a.ts", "a.avi", "a.webm"], 0..<6)
  func brokenFilesNeitherCrashNorHang(_ name: String, _ seed: Int) throws {
    let scratch = try Scratch()
    let codecs =
      name == "a.webm"
      ? "-c:v libvpx -deadline realtime -c:a libvorbis" : "-c:v libx264 -preset ultrafast -g 12 -c:a ac3"
    var bytes = try [UInt8](contentsOf: scratch.make(name, "\(Self.short) \(codecs)"))
    var state = UInt64(seed + 1) &* 0x9E37_79B9_7F4A_7C15
    for _ in 0..<(seed * seed * 4 + 4) {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      bytes[Int(state >> 33) % (seed.isMultiple(of: 2) ? min(900, bytes.count) : bytes.count)] =
        UInt8(truncatingIfNeeded: state >> 20)
    }
    let path = try scratch.write(bytes, to: "broken-" + name)
    _ = Self.outcome(path)
    _ = Self.outcome(path, start: 2000)
  }

  /// Damage in the middle: what comes after it is where it belongs.
  @Test(arguments: [
    ("a.mkv", "-c:v libx264 -preset ultrafast -g 12 -pix_fmt yuv420p -c:a ac3 -b:a 192k"),
    ("a.ts", "-c:v mpeg2video -g 12 -c:a mp2"),
  ])
  func damageIsPassedOver(_ name: String, _ arguments: String) throws {
    let scratch = try Scratch()
    let source = try scratch.make(name, "\(Marks.picture) \(Marks.sound) \(arguments)")
    var bytes = try [UInt8](contentsOf: source)
    for offset in stride(from: bytes.count * 45 / 100, to: bytes.count / 2, by: 151) { bytes[offset] ^= 0x5A }
    let path = try scratch.write(bytes, to: "broken-" + name)
    let zero = try MediaFile(path: source).probe().timelineStart
    let expected = try Marks.beeps(in: source).map { $0 - zero }.suffix(2)
    let played = try Played(path)
    for (beep, moment) in try zip(Marks.beeps(in: played.path).suffix(2), expected) {
      #expect(abs(beep + played.offset - moment) <= 60)
    }
    for (flash, moment) in try zip(Marks.flashes(in: played.path).suffix(2), expected) {
      #expect(abs(flash + played.offset - moment) <= 60)
    }
  }

  /// Two broadcasts of different sizes, one after the other.
  @Test(arguments: ["-c:v mpeg2video", "-c:v libx264 -preset ultrafast -pix_fmt yuv420p"])
  func aSizeThatChangesIsBorne(_ codec: String) throws {
    let scratch = try Scratch()
    var bytes: [UInt8] = []
    for (size, start) in [("320x240", 0), ("640x360", 2), ("160x120", 4)] {
      bytes += try [UInt8](
        contentsOf: scratch.make(
          "a.ts",
          "-f lavfi -i testsrc=s=\(size):r=25:d=2 -f lavfi -i sine=f=300:d=2 \(codec) -c:a mp2 -output_ts_offset \(start)"
        ))
    }
    let path = try scratch.write(bytes, to: "b.ts")
    let played = try Played(path)
    #expect(abs(try Hearing(played.path).duration - 6000) <= 200)
    let shape = try FrameShape(played.path)
    #expect(shape.width == 320)
  }

  /// Pictures without sound, sound without pictures, and tracks that hold nothing.
  @Test func whatIsMissingIsLeftOut() throws {
    let scratch = try Scratch()
    let single = try scratch.make("one.mkv", "-f lavfi -i testsrc=s=64x64:r=25:d=0.04 -c:v mpeg4")
    #expect(try Self.outcome(single).get() > 0)
    let silent = try scratch.make(
      "silent.mkv",
      "-f lavfi -i testsrc=s=64x64:r=25:d=1 -f lavfi -i anullsrc -shortest -af atrim=end_sample=0 -c:v mpeg4 -c:a ac3"
    )
    #expect(try Self.outcome(silent).get() > 0)
    for name in ["ae_mono.zero.wav", "tt_alac_file.m4a", "tt_no_audio_data_uncompressed.wav"]
    where SharedData.isAvailable {
      guard case .failure(let error) = Self.outcome(SharedData.testData("media/" + name).path) else {
        Issue.record("\(name)")
        continue
      }
      #expect(error.code == .emptyTrack)
    }
  }

  /// A cover of four megabytes is no video, wherever it is kept.
  @Test(arguments: [("a.mp3", "-c:a libmp3lame"), ("a.flac", "-c:a flac"), ("a.m4a", "-c:a aac")])
  func aCoverIsNoVideo(_ name: String, _ codec: String) throws {
    let scratch = try Scratch()
    let cover = try scratch.make(
      "cover.png", "-f lavfi -i nullsrc=s=1200x1200,geq=random(1)*255:128:128 -frames:v 1")
    let sound = try scratch.make("plain-" + name, "-f lavfi -i sine=f=300:d=1 \(codec)")
    let path = try scratch.make(
      name, "-i \(sound) -i \(cover) -map 0 -map 1 -c copy -disposition:v attached_pic")
    let info = try MediaFile(path: path).probe()
    #expect(!info.hasVideo)
    let plan = try PlaybackPlan(for: info, path: path)
    #expect(plan.video == nil)
    #expect(plan.delivery == .direct)
    #expect(try Self.outcome(path).get() < 100_000)
  }

  @Test func aFileThatVanishesIsAnError() throws {
    let scratch = try Scratch()
    let path = try scratch.make("a.mkv", Self.short)
    let plan = try PlaybackPlan(for: MediaFile(path: path).probe(), path: path)
    try FileManager.default.removeItem(atPath: path)
    let error = #expect(throws: MediaError.self) { try FragmentReader(path: path, plan: plan) }
    #expect(error?.code == .notFound)
  }
}
