import Testing

@testable import Media

/// Pictures are encoded anew with what the library has.
struct VideoEncodingTests {
  /// A file of the pictures of `path` alone, encoded by `encoding`, and where it is.
  static func encode(_ path: String, by encoding: VideoEncoding?, in scratch: Scratch) throws -> String {
    let container = try Container(path: path, cancellation: MediaCancellation())
    let reader = try PacketReader.keyPicture(before: 0, in: container, streamIndex: 0)
    let source = try TranscodedVideo(
      decoder: PictureDecoder(packets: reader), start: 0, encoding: encoding, path: path)
    let muxer = try Muxer(format: "mp4", isSeekable: true, path: path)
    let track = try FragmentTrack(source: source, muxer: muxer, offset: 0, mayFail: false)
    try muxer.begin(options: [:])
    while try track.fill() { try track.write(to: muxer) }
    try muxer.finish()
    return try scratch.write(muxer.output.take(.max), to: "encoded.mp4")
  }

  @Test(arguments: VideoEncoding.allCases) func eachEncoderKeepsTimesAndItsName(_ encoding: VideoEncoding)
    throws
  {
    let scratch = try Scratch()
    let source = try scratch.make("a.mkv", "\(Marks.picture) -c:v mpeg4")
    let path = try Self.encode(source, by: encoding, in: scratch)
    #expect(try Marks.flashes(in: path) == Marks.moments)
    let track = try #require(MediaFile(path: path).probe().videoTracks.first)
    // The level is that of the largest picture, and the file may say a lower one.
    #expect(track.codecString?.prefix(7) == encoding.codecString.prefix(7))
    if encoding == .x264 { #expect(track.codecString == encoding.codecString) }
  }

  @Test func withoutAnyEncoderItIsAnError() throws {
    let scratch = try Scratch()
    let source = try scratch.make("a.mkv", "-f lavfi -i testsrc=s=64x64:r=25:d=1 -c:v mpeg4")
    let error = #expect(throws: MediaError.self) { try Self.encode(source, by: nil, in: scratch) }
    #expect(error?.code == .encodeFailed)
  }

  /// Some 60 pictures a second, and a key picture at least every two seconds.
  @Test func picturesAreNotTooFastAndCanBeStartedFrom() throws {
    let scratch = try Scratch()
    let source = try scratch.make("a.mkv", "-f lavfi -i testsrc=s=64x64:r=120:d=5 -c:v mpeg4")
    let path = try Self.encode(source, by: .x264, in: scratch)
    let output = try Marks.run(
      "ffprobe", ["-v", "error", "-show_entries", "packet=pts_time,flags", "-of", "csv=p=0", path])
    let packets = output.split(separator: "\n").map { $0.split(separator: ",") }
    #expect((290...310).contains(packets.count))
    let keys = packets.filter { $0[1].hasPrefix("K") }.compactMap { Double($0[0]) }
    #expect(keys.first == 0)
    #expect(zip(keys, keys.dropFirst() + [5]).allSatisfy { $1 - $0 < 2.1 })
  }
}
