import Foundation
import Media
import Subtitles
import TestSupport
import Testing

@testable import struct Media.PictureSize

/// Pictures out of a video, looked at by FFmpeg's own programs.
struct StillPictureTests {
  /// Width, height and mean brightness of a JPEG file.
  static func look(_ picture: StillPicture, in scratch: Scratch) throws -> (
    width: Int, height: Int, light: Double
  ) {
    let path = try scratch.write(picture.jpeg, to: "picture.jpg")
    let output = try Marks.run(
      "ffprobe",
      [
        "-v", "error", "-f", "lavfi", "-i", "movie=\(path),signalstats", "-show_entries",
        "frame=width,height:frame_tags=lavfi.signalstats.YAVG", "-of", "csv=p=0",
      ])
    let fields = output.split(whereSeparator: { $0 == "," || $0.isNewline }).compactMap { Double($0) }
    return (Int(fields[0]), Int(fields[1]), fields[2])
  }

  /// The picture at a moment is the one that is shown then: white from a mark on, for 120 ms.
  @Test(
    arguments: ["-c:v mpeg4 -g 50", "-c:v libx264 -preset ultrafast -pix_fmt yuv420p -bf 2 -g 250"],
    ["a.mkv", "a.mp4"])
  func thePictureIsTheOneShownThen(_ codec: String, _ name: String) async throws {
    let scratch = try Scratch()
    let file = MediaFile(path: try scratch.make(name, "\(Marks.picture) \(codec)"))
    for (moment, isWhite) in [
      (0, false), (500, false), (525, true), (630, true), (645, false), (12_199, false), (12_205, true),
    ] {
      let picture = try #require(
        try await file.stillPicture(at: Timestamp(milliseconds: moment), longestSide: 640))
      #expect(try (Self.look(picture, in: scratch).light > 128) == isWhite, "\(moment)")
    }
    let last = try #require(
      try await file.stillPicture(at: Timestamp(milliseconds: 3_600_000), longestSide: 64))
    #expect(try Self.look(last, in: scratch).width == 64)
  }

  /// The size stored, how many times as wide as high a pixel is, how it is turned, and the size of the picture
  /// of at most 400 pixels.
  @Test(arguments: [
    ("640x360", "1", 0, 400, 224), ("320x180", "1", 0, 320, 180), ("720x576", "64/45", 0, 400, 224),
    ("720x480", "8/9", 0, 400, 300),
    ("640x360", "1", 90, 224, 400), ("640x360", "1", 180, 400, 224), ("640x360", "1", 270, 224, 400),
    ("360x640", "1", 0, 224, 400),
  ])
  func picturesAreUprightAndInShape(
    _ stored: String, _ ratio: String, _ turn: Int, _ width: Int, _ height: Int
  ) async throws {
    let scratch = try Scratch()
    let flat = try scratch.make(
      "flat.mp4", "-f lavfi -i testsrc=s=\(stored):r=25:d=1,setsar=\(ratio) -pix_fmt yuv420p -c:v libx264")
    let path =
      turn == 0 ? flat : try scratch.make("turned.mp4", "-i \(flat) -c copy -metadata:s:v rotate=\(turn)")
    let picture = try #require(
      try await MediaFile(path: path).stillPicture(at: Timestamp(milliseconds: 400), longestSide: 400))
    #expect((picture.width, picture.height) == (width, height))
    #expect(picture.time == Timestamp(milliseconds: 400))
    let look = try Self.look(picture, in: scratch)
    #expect((look.width, look.height) == (width, height))
    // What `ffmpeg` shows, turned and stretched by itself, is the same picture.
    let reference = try scratch.make(
      "reference.png", "-ss 0.4 -i \(path) -frames:v 1 -vf scale=\(width):\(height)")
    let difference = try Marks.run(
      "ffprobe",
      [
        "-v", "error", "-f", "lavfi", "-i",
        "movie=\(reference),format=gray[a];movie=\(scratch.file("picture.jpg")),format=gray[b];[a][b]blend=all_mode=difference,signalstats",
        "-show_entries", "frame_tags=lavfi.signalstats.YAVG", "-of", "csv=p=0",
      ])
    #expect(try #require(Double(difference.filter { !$0.isNewline })) < 6)
  }

  /// One field white, the other black: a comb, unless one of them is taken.
  @Test func interlacedPicturesAreNotCombed() async throws {
    let scratch = try Scratch()
    let path = try scratch.make(
      "a.mkv",
      "-f lavfi -i color=c=white:s=320x240:r=50:d=1,drawbox=t=fill:c=black:enable=mod(n\\,2) -vf tinterlace=interleave_top -flags +ildct+ilme -c:v mpeg2video -q:v 2"
    )
    let moment = Timestamp(milliseconds: 400)
    let picture = try #require(try await MediaFile(path: path).stillPicture(at: moment, longestSide: 320))
    let light = try Self.look(picture, in: scratch).light
    #expect(light < 40 || light > 215, "\(light)")
  }

  /// Black for a third of the film, and a flash at the very beginning.
  @Test func aThumbnailIsNotBlack() async throws {
    let scratch = try Scratch()
    let path = try scratch.make(
      "a.mkv",
      "-f lavfi -i testsrc=s=320x180:r=10:d=20 -vf drawbox=t=fill:c=black:enable=between(t\\,0\\,7) -pix_fmt yuv420p -c:v libx264 -g 10"
    )
    let picture = try #require(try await MediaFile(path: path).thumbnail(longestSide: 160))
    #expect((picture.width, picture.height) == (160, 90))
    #expect(picture.time.milliseconds >= 7000)
    #expect(try Self.look(picture, in: scratch).light > 40)
    let black = try scratch.make("b.mkv", "-f lavfi -i color=c=black:s=64x64:r=10:d=3 -c:v mpeg4")
    #expect(try await MediaFile(path: black).thumbnail(longestSide: 160) != nil)
    let single = try scratch.make("c.mkv", "-f lavfi -i testsrc=s=64x64:r=25:d=0.04 -c:v mpeg4")
    #expect(try await MediaFile(path: single).thumbnail(longestSide: 160) != nil)
  }

  @Test(
    .enabled(if: SharedData.isAvailable, "\(SharedData.reason)"),
    arguments: [
      "tt_mpeg4_with_image.m4a", "tt_multiple_values_images.flac", "az_stereo_hello.wav",
    ])
  func soundHasNoPicture(_ name: String) async throws {
    let file = MediaFile(path: SharedData.testData("media/" + name).path)
    #expect(try await file.thumbnail(longestSide: 100) == nil)
    #expect(try await file.stillPicture(at: .zero, longestSide: 100) == nil)
  }

  @Test(arguments: ["missing.mkv", "."]) func whatCannotBeOpenedIsAnError(_ name: String) async throws {
    let scratch = try Scratch()
    await #expect(throws: MediaError.self) {
      try await MediaFile(path: scratch.file(name)).thumbnail(longestSide: 100)
    }
  }

  @Test(arguments: [
    (1920, 1080, 640, 640, 640, 360), (1080, 1920, 640, 640, 360, 640), (3840, 2160, 1920, 1080, 1920, 1080),
    (2160, 3840, 1920, 1080, 1080, 1920),
    (4096, 1716, 1920, 1080, 1920, 804), (321, 241, 1920, 1080, 320, 240), (1, 1, 100, 100, 2, 2),
    (10_000, 10, 100, 100, 100, 2),
  ])
  func sizesAreBoundedAndEven(
    _ width: Int, _ height: Int, _ longest: Int, _ shortest: Int, _ fittedWidth: Int, _ fittedHeight: Int
  ) {
    let size = PictureSize(width: width, height: height).fitted(longest: longest, shortest: shortest)
    #expect(size == PictureSize(width: fittedWidth, height: fittedHeight))
  }
}
