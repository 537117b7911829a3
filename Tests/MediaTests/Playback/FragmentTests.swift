import Foundation
import Media
import Subtitles
import Testing

/// How the stream is cut, and what it takes while it is made.
struct FragmentTests {
  /// The types and lengths of the boxes at the top of a file (ISO/IEC 14496-12 §4.2).
  static func boxes(in path: String) throws -> [(type: String, length: Int)] {
    let bytes = try [UInt8](contentsOf: path)
    var (boxes, offset): ([(String, Int)], Int) = ([], 0)
    while offset + 8 <= bytes.count {
      let length = bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
      boxes.append((String(decoding: bytes[(offset + 4)..<(offset + 8)], as: UTF8.self), length))
      offset += max(8, length)
    }
    try #require(offset == bytes.count)
    return boxes
  }

  @Test func aHeadIsFollowedByFragmentsOfAboutASecond() throws {
    let scratch = try Scratch()
    let path = try scratch.make(
      "a.mkv", "\(Marks.picture) \(Marks.sound) -c:v libx264 -pix_fmt yuv420p -g 250 -c:a aac")
    let played = try Played(path)
    let boxes = try Self.boxes(in: played.path)
    #expect(boxes.prefix(2).map(\.type) == ["ftyp", "moov"])
    let rest = boxes.dropFirst(2).map(\.type)
    #expect(stride(from: 0, to: rest.count, by: 2).allSatisfy { rest[$0] == "moof" || rest[$0] == "sidx" })
    #expect((19...24).contains(rest.count { $0 == "moof" }), "\(rest)")
    #expect(played.pieces.allSatisfy { (1...(256 << 10)).contains($0) })
  }

  /// 24 Mbit/s: a fragment would be far larger than what is held at once.
  @Test func aFragmentIsBounded() throws {
    let scratch = try Scratch()
    let path = try scratch.make(
      "a.mkv",
      "-f lavfi -i nullsrc=s=640x360:r=25:d=4,geq=random(1)*255:128:128 -c:v libx264 -preset ultrafast -qp 12 -pix_fmt yuv420p -g 250"
    )
    let largest = try Self.boxes(in: Played(path).path).map(\.length).max() ?? 0
    #expect(largest > 1 << 20)
    #expect(largest < 5 << 20)
  }

  @Test func theChosenSoundIsTheOneHeard() throws {
    let scratch = try Scratch()
    let path = try scratch.make(
      "a.mkv",
      "-f lavfi -i color=s=64x64:r=25:d=3 -f lavfi -i sine=f=300:d=3 -f lavfi -i sine=f=3000:d=3 -map 0 -map 1 -map 2 -c:v libx264 -pix_fmt yuv420p -c:a:0 aac -c:a:1 ac3 -metadata:s:a:0 language=jpn -metadata:s:a:1 language=eng"
    )
    for (choice, pitch, delivery) in [
      (AudioTrackChoice.language("ja"), 300, PlaybackPlan.Delivery.remux),
      (.automatic, 3000, .transcode(video: false, audio: true)),
    ] {
      let played = try Played(path, audio: choice)
      #expect(played.delivery == delivery)
      let hearing = try Hearing(played.path)
      let crossings = zip(hearing.samples, hearing.samples.dropFirst()).count { $0.sign != $1.sign }
      #expect(abs(crossings * 1000 / max(1, hearing.duration) / 2 - pitch) < pitch / 10)
    }
  }

  /// Surround sound comes out in both channels: a tone in the centre alone.
  @Test func manyChannelsBecomeStereo() throws {
    let scratch = try Scratch()
    let path = try scratch.make(
      "a.mkv", "-f lavfi -i aevalsrc=0|0|sin(2000*PI*t)/2|0|0|0:c=5.1:d=2 -c:a ac3")
    let info = try MediaFile(path: Played(path).path).probe()
    #expect(info.audioTracks.map(\.channelCount) == [2])
    #expect(try Hearing(Played(path).path).power(100, 1900) > 0.005)
    let odd = try scratch.make(
      "b.wav",
      "-f lavfi -i sine=f=300:d=1 -filter_complex [0]asplit=10[a][b][c][d][e][f][g][h][i][j];[a][b][c][d][e][f][g][h][i][j]amerge=10 -c:a pcm_f32le"
    )
    #expect(try Hearing(Played(odd).path).power(100, 900) > 0.001)
  }

  @Test func picturesKeepTheirShape() throws {
    let scratch = try Scratch()
    for codec in ["libx264", "mpeg4"] {
      let flat = try scratch.make(
        "flat-\(codec).mkv",
        "-f lavfi -i testsrc=s=720x576:r=25:d=1,setsar=16/11 -pix_fmt yuv420p -c:v \(codec)")
      let shown = try FrameShape(Played(flat).path)
      #expect(shown == FrameShape(width: 720, height: 576, ratio: "16:11", rotation: 0), "\(codec)")
      let upright = try scratch.make(
        "up-\(codec).mp4", "-f lavfi -i testsrc=s=320x240:r=25:d=1 -pix_fmt yuv420p -c:v \(codec)")
      let turned = try scratch.make("turned-\(codec).mov", "-i \(upright) -c copy -metadata:s:v rotate=90")
      let rotation = try FrameShape(turned).rotation
      #expect(abs(rotation) == 90)
      #expect(try FrameShape(Played(turned).path).rotation == rotation, "\(codec)")
    }
    let large = try scratch.make(
      "large.mkv", "-f lavfi -i testsrc=s=2560x1440:r=5:d=1 -pix_fmt yuv420p -c:v mpeg4")
    #expect(
      try FrameShape(Played(large).path) == FrameShape(width: 1920, height: 1080, ratio: "1:1", rotation: 0))
  }

  /// A minute of sound that has to be encoded anew, and how far the file has been read.
  @Test func nothingIsMadeBeforeItIsAskedFor() async throws {
    let scratch = try Scratch()
    let path = try scratch.write(HostileFileTests.wave(rate: 48_000, bits: 32, length: 1 << 27), to: "a.wav")
    #expect(truncate(path, 1 << 27) == 0)
    let plan = try PlaybackPlan(for: MediaFile(path: path).probe(), path: path)
    #expect(plan.delivery == .transcode(video: false, audio: true))
    let stream = try await FragmentedStream(path: path, plan: plan)
    var iterator = stream.makeAsyncIterator()
    #expect(try await iterator.next() != nil)
    let place = try Self.readingPlace(of: path)
    #expect(place < 4 << 20)
    for _ in 0..<1000 { await Task.yield() }
    #expect(try Self.readingPlace(of: path) == place)
    #expect(try await iterator.next() != nil)
    #expect(try Self.readingPlace(of: path) < 8 << 20)
  }

  /// How far this process has read the file at `path`.
  private static func readingPlace(of path: String) throws -> Int {
    for descriptor in try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd") {
      let target = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/" + descriptor)
      guard target == path else { continue }
      let info = try String(contentsOfFile: "/proc/self/fdinfo/" + descriptor, encoding: .utf8)
      if let place = info.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap({ Int($0) }) {
        return place
      }
    }
    Issue.record("the file is not open")
    return 0
  }
}

/// How a file's picture is to be shown, by `ffprobe`.
struct FrameShape: Equatable {
  var width: Int
  var height: Int
  var ratio: String
  var rotation: Int

  init(width: Int, height: Int, ratio: String, rotation: Int) {
    (self.width, self.height, self.ratio, self.rotation) = (width, height, ratio, rotation)
  }

  init(_ path: String) throws {
    let output = try Marks.run(
      "ffprobe",
      [
        "-v", "error", "-select_streams", "v", "-show_entries",
        "stream=width,height,sample_aspect_ratio:stream_side_data=rotation", "-of", "default=nw=1", path,
      ])
    let pairs = output.split(separator: "\n").map { $0.split(separator: "=").map(String.init) }
    let values = Dictionary(pairs.map { ($0[0], $0[1]) }, uniquingKeysWith: { first, _ in first })
    width = try #require(values["width"].flatMap { Int($0) })
    height = try #require(values["height"].flatMap { Int($0) })
    ratio = values["sample_aspect_ratio"] ?? ""
    rotation = values["rotation"].flatMap { Int($0) } ?? 0
  }
}
