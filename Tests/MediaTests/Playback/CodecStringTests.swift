import Testing

@testable import Media

/// Names of codecs, out of the bytes that containers keep of them.
struct CodecStringTests {
  @Test(
    arguments: [
      // Configuration records: version, profile, constraints, level.
      ("01 64 00 1F FF E1", "avc1.64001F"), ("01 42 C0 0A FF E1", "avc1.42C00A"),
      ("01 4D 40 28 FF", "avc1.4D4028"),
      // Byte streams: the sequence parameters follow a start code and their type, 7.
      ("00 00 00 01 67 64 00 28 AC D9", "avc1.640028"), ("00 00 01 27 42 00 1E 9A", "avc1.42001E"),
      ("00 00 00 01 09 F0 00 00 00 01 67 4D 00 1F 9A", "avc1.4D001F"),
      ("", nil), ("01 64", nil), ("00 00 00 01 68 EE 3C 80 00 00", nil), ("00 00 01 67 64 00", nil),
    ] as [(String, String?)])
  func h264IsNamedByItsParameters(_ bytes: String, _ name: String?) {
    #expect(CodecString.h264(Self.bytes(bytes)) == name)
  }

  @Test(
    arguments: [
      ("81 08 0C 00", "av01.0.08M.08"), ("81 05 4C 00", "av01.0.05M.10"), ("81 2D CC 00", "av01.1.13H.10"),
      ("81 4C 6C 00", "av01.2.12M.12"), ("0A 0B 00 00", nil), ("81 08", nil),
    ] as [(String, String?)])
  func av1IsNamedByItsRecord(_ bytes: String, _ name: String?) {
    #expect(CodecString.av1(Self.bytes(bytes)) == name)
  }

  @Test(
    arguments: [
      (0, nil, 8, 320 * 180, "vp09.00.11.08"), (0, nil, 8, 1920 * 1080, "vp09.00.40.08"),
      (2, nil, 10, 3840 * 2160, "vp09.02.50.10"), (0, 31, 8, 100, "vp09.00.31.08"),
      (0, nil, 8, 7680 * 4320, "vp09.00.60.08"),
    ] as [(Int, Int?, Int, Int, String)])
  func vp9IsNamedByItsProfileAndSize(_ profile: Int, _ level: Int?, _ bits: Int, _ area: Int, _ name: String)
  {
    #expect(CodecString.vp9(profile: profile, level: level, bits: bits, area: area) == name)
  }

  @Test(
    arguments: [
      (1, "mp4a.40.2"), (4, "mp4a.40.5"), (28, "mp4a.40.29"), (-99, "mp4a.40.2"), (0, nil), (38, nil),
    ] as [(Int32, String?)])
  func aacIsNamedByItsProfile(_ profile: Int32, _ name: String?) {
    #expect(CodecString.aac(profile: profile) == name)
  }

  @Test(
    arguments: [
      ("1A 45 DF A3 93 42 86 81 01 42 F7 81 01 42 82 84 77 65 62 6D", "webm"),
      ("1A 45 DF A3 01 00 00 00 00 00 00 0B 42 82 88 6D 61 74 72 6F 73 6B 61", "matroska"),
      ("1A 45 DF A3 89 42 82 86 77 65 62 6D 00 00", "webm"),
      ("1A 45 DF A3 84 42 86 81 01 42 82 84 77 65 62 6D", nil), ("1A 45 DF A3 93 42 82 FF", nil),
      ("1A 45", nil),
      ("00 00 00 00 00", nil), ("", nil),
    ] as [(String, String?)])
  func theKindsOfMatroskaAreToldApart(_ bytes: String, _ kind: String?) {
    #expect(MatroskaHeader.documentType(of: Self.bytes(bytes)) == kind)
  }

  /// Names of what the `ffmpeg` program makes, checked against the profile and level it was told.
  @Test(arguments: [
    (
      "a.mp4", "-c:v libx264 -pix_fmt yuv420p -profile:v high -level 3.1", "video/mp4; codecs=\"avc1.64001F\""
    ),
    (
      "a.mp4", "-c:v libx264 -pix_fmt yuv420p -profile:v baseline -level 2.0",
      "video/mp4; codecs=\"avc1.42C014\""
    ),
    ("a.ts", "-c:v libx264 -pix_fmt yuv420p -profile:v main -level 4.0", "video/mp4; codecs=\"avc1.4D4028\""),
    ("a.webm", "-c:v libvpx-vp9 -pix_fmt yuv420p -deadline realtime", "video/webm; codecs=\"vp09.00.10.08\""),
    ("a.webm", "-c:v libvpx -deadline realtime", "video/webm; codecs=\"vp8\""),
    (
      "a.mkv", "-c:v libaom-av1 -pix_fmt yuv420p -cpu-used 8 -usage realtime",
      "video/mp4; codecs=\"av01.0.00M.08\""
    ),
    (
      "a.mov", "-c:v libx264 -pix_fmt yuv420p -profile:v high -level 3.1", "video/mp4; codecs=\"avc1.64001F\""
    ),
  ])
  func filesAreNamedByWhatIsInThem(_ name: String, _ arguments: String, _ type: String) throws {
    let scratch = try Scratch()
    let path = try scratch.make(name, "-f lavfi -i testsrc=s=64x64:r=25:d=1 \(arguments)")
    let info = try MediaFile(path: path).probe()
    #expect(try PlaybackPlan(for: info, path: path).contentType == type)
  }

  private static func bytes(_ hexadecimal: String) -> [UInt8] {
    hexadecimal.split(separator: " ").compactMap { UInt8($0, radix: 16) }
  }
}
