import Foundation
import Media
import Testing

/// Whatever the bytes are, reading them ends: with an error or with the audio there is.
struct HostileFileTests {
  /// Reads everything, at most a minute of audio; gives its length in milliseconds or the error.
  static func outcome(_ path: String) -> Result<Int, MediaError> {
    do throws(MediaError) {
      let reader = try AudioReader(path: path)
      var count = 0
      while count < 60 * 16_000, let chunk = try reader.next() { count += chunk.samples.count }
      return .success(count / 16)
    } catch {
      return .failure(error)
    }
  }

  @Test(arguments: ["a.mp4", "a.mkv", "a.wav", "a.ts", "a.mp3", "a.ogg", "a.flac", "a.avi"])
  func cutOffFilesGiveWhatTheyHave(_ name: String) throws {
    let scratch = try Scratch()
    let codec = name.hasSuffix("mp4") || name.hasSuffix("mkv") || name.hasSuffix("ts") ? "-c:a aac" : ""
    let whole = try [UInt8](
      contentsOf: scratch.make(name, "-f lavfi -i anoisesrc=a=0.1:d=4:r=48000 \(codec)"))
    // Ogg gathers a second of sound into a page, and half a page is none.
    let slack = name == "a.ogg" ? 1200 : 700
    for tenth in 0...10 {
      let path = try scratch.write(whole.prefix(whole.count * tenth / 10), to: "cut-\(name)")
      switch Self.outcome(path) {
      case .success(let length):
        #expect(length <= 4100, "\(tenth)")
        #expect(length >= 400 * tenth - slack, "\(tenth)")
      case .failure(let error):
        // This MP4 has its index at the end.
        #expect(
          400 * tenth <= slack || (name == "a.mp4" && error.code == .truncatedIndex), "\(tenth) \(error)")
      }
    }
  }

  @Test func anMP4WithItsIndexInFrontGivesWhatItHas() throws {
    let scratch = try Scratch()
    let whole = try [UInt8](
      contentsOf: scratch.make("a.mp4", "-f lavfi -i sine=f=300:d=4 -c:a aac -movflags faststart"))
    let half = try scratch.write(whole.prefix(whole.count * 6 / 10), to: "half.mp4")
    let length = try Self.outcome(half).get()
    #expect(length > 1500 && length < 3000, "\(length)")
  }

  @Test(arguments: 0..<20)
  func noiseIsReadToAnEnd(_ seed: Int) throws {
    let scratch = try Scratch()
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    let noise = (0..<100_000).map { _ -> UInt8 in
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return UInt8(truncatingIfNeeded: state)
    }
    _ = try Self.outcome(scratch.write(noise, to: "noise.mp4"))
  }

  /// Bytes flipped all over a file: headers, sizes, tables and sound.
  @Test(arguments: ["a.mp4", "a.mkv", "a.wav", "a.ogg", "a.mp3", "a.flac"], 0..<8)
  func brokenFilesNeitherCrashNorHang(_ name: String, _ seed: Int) throws {
    let scratch = try Scratch()
    var bytes = try [UInt8](contentsOf: scratch.make(name, "-f lavfi -i sine=f=300:d=1"))
    var state = UInt64(seed + 1) &* 0x9E37_79B9_7F4A_7C15
    for _ in 0..<(seed * seed + 4) {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let place = Int(state >> 33) % (seed.isMultiple(of: 2) ? min(600, bytes.count) : bytes.count)
      bytes[place] = UInt8(truncatingIfNeeded: state >> 20)
    }
    let path = try scratch.write(bytes, to: "broken-" + name)
    _ = Self.outcome(path)
    _ = try? Hearing(path, start: 5000).duration
  }

  /// A WAVE header with these claims, over a tenth of a second of zeros.
  static func wave(
    channels: UInt16 = 1, rate: UInt32 = 16_000, bits: UInt16 = 16, length: UInt32 = 3200
  ) -> [UInt8] {
    func little(_ value: some FixedWidthInteger) -> [UInt8] {
      withUnsafeBytes(of: value.littleEndian) { Array($0) }
    }
    let block = channels &* bits / 8
    return Array("RIFF".utf8) + little(length &+ 36) + Array("WAVEfmt ".utf8) + little(UInt32(16))
      + little(UInt16(1)) + little(channels) + little(rate) + little(rate &* UInt32(block)) + little(block)
      + little(bits) + Array("data".utf8) + little(length) + [UInt8](repeating: 0, count: 3200)
  }

  @Test func aClaimOfTwoGigabytesGivesWhatIsThere() throws {
    let scratch = try Scratch()
    let path = try scratch.write(Self.wave(length: 0x7FFF_FFFF), to: "a.wav")
    #expect(Self.outcome(path) == .success(100))
  }

  @Test(arguments: [
    wave(channels: 0), wave(rate: 0), wave(bits: 0), wave(channels: 65_535), wave(rate: 0xFFFF_FFFF),
    wave(rate: 0x7FFF_FFFF), wave(rate: 1), wave(channels: 65_535, rate: 0x7FFF_FFFF, bits: 64),
  ])
  func impossibleClaimsAreErrors(_ bytes: [UInt8]) throws {
    let scratch = try Scratch()
    let result = Self.outcome(try scratch.write(bytes, to: "a.wav"))
    guard case .failure(let error) = result else {
      Issue.record("\(result)")
      return
    }
    #expect(
      [.notMedia, .undecodableTrack, .unsupportedFormat, .emptyTrack, .decodeFailed].contains(error.code),
      "\(error)")
    #expect(error.path.hasSuffix("a.wav"))
  }
}
