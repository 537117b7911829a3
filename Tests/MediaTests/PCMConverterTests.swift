import Foundation
import Media
import Testing

struct PCMConverterTests {
  /// One second of a 440 Hz sine at half of full scale, as the bytes of a format.
  static func tone(_ format: PCMFormat) -> [[UInt8]] {
    let channels = format.channels.count
    var planes = [[UInt8]](repeating: [], count: format.isInterleaved ? 1 : channels)
    for frame in 0..<format.sampleRate {
      let value = 0.5 * sine(440, frame, format.sampleRate)
      for channel in 0..<channels {
        planes[format.isInterleaved ? 0 : channel] += bytes(of: value, format.sample)
      }
    }
    return planes
  }

  static func sine(_ hertz: Int, _ frame: Int, _ rate: Int) -> Double {
    sin(Double(frame * hertz % rate) / Double(rate) * 2 * .pi)
  }

  static func bytes(of value: Double, _ sample: PCMFormat.Sample) -> [UInt8] {
    switch sample {
    case .uint8: [UInt8((128 + value * 128).rounded())]
    case .int16: withUnsafeBytes(of: Int16(value * 32767)) { Array($0) }
    case .int32: withUnsafeBytes(of: Int32(value * 2_147_483_647)) { Array($0) }
    case .int64: withUnsafeBytes(of: Int64(value * 0x1p63)) { Array($0) }
    case .float32: withUnsafeBytes(of: Float(value)) { Array($0) }
    case .float64: withUnsafeBytes(of: value) { Array($0) }
    }
  }

  /// Feeds planes in pieces of `step` frames, and finishes.
  static func convert(_ format: PCMFormat, _ planes: [[UInt8]], step: Int) throws -> [Float] {
    let converter = try PCMConverter(format: format)
    let stride = planes[0].count / format.sampleRate
    var output: [Float] = []
    for start in Swift.stride(from: 0, to: format.sampleRate, by: step) {
      let count = min(step, format.sampleRate - start)
      let pieces = planes.map { Array($0[(start * stride)..<((start + count) * stride)]) }
      output += with(pieces[...]) { converter.convert(planes: $0, frameCount: count) }
    }
    return output + converter.finish()
  }

  /// Calls `body` with the addresses of all the arrays.
  private static func with(
    _ arrays: ArraySlice<[UInt8]>, _ addresses: [UnsafeRawPointer] = [],
    _ body: ([UnsafeRawPointer]) -> [Float]
  ) -> [Float] {
    guard let first = arrays.first else { return body(addresses) }
    return first.withUnsafeBytes { bytes in
      with(arrays.dropFirst(), addresses + [bytes.baseAddress].compactMap(\.self), body)
    }
  }

  @Test(arguments: PCMFormat.Sample.allCases, [8000, 16_000, 44_100])
  func everyFormIsTheSameTone(_ sample: PCMFormat.Sample, _ rate: Int) throws {
    for (channels, isInterleaved) in [(1, true), (1, false), (2, true), (2, false), (6, true), (16, false)] {
      let format = PCMFormat(
        sample: sample, isInterleaved: isInterleaved, sampleRate: rate, channelCount: channels)
      let output = try Self.convert(format, Self.tone(format), step: 3777)
      #expect(abs(output.count - 16_000) <= 1, "\(format)")
      let worst =
        stride(from: 200, to: 15_800, by: 7).map { abs(output[$0] - Float(0.5 * Self.sine(440, $0, 16_000))) }
        .max() ?? 1
      #expect(worst < (sample == .uint8 ? 0.01 : 0.002), "\(format): \(worst)")
    }
  }

  @Test func piecesDoNotMatter() throws {
    let format = PCMFormat(sample: .int16, isInterleaved: true, sampleRate: 44_100, channelCount: 2)
    let planes = Self.tone(format)
    let whole = try Self.convert(format, planes, step: 44_100)
    for step in [100, 441, 4096] {
      let pieces = try Self.convert(format, planes, step: step)
      #expect(pieces.count == whole.count)
      #expect(zip(pieces, whole).allSatisfy { abs($0 - $1) < 0.0001 })
    }
  }

  @Test func nothingInIsNothingOut() throws {
    let converter = try PCMConverter(
      format: PCMFormat(sample: .float32, isInterleaved: false, sampleRate: 48_000, channelCount: 2))
    #expect(converter.finish().allSatisfy { $0 == 0 })
  }

  @Test(arguments: [(0, 1), (999, 1), (2_000_000, 1), (-1, 1), (16_000, 0), (16_000, 65), (Int.max, 2)])
  func whatCannotBeIsRefused(_ rate: Int, _ channels: Int) {
    let error = #expect(throws: MediaError.self) {
      try PCMConverter(
        format: PCMFormat(sample: .int16, isInterleaved: true, sampleRate: rate, channelCount: channels))
    }
    #expect(error?.code == .unsupportedFormat)
  }

  @Test func audioAfterTheEndStopsTheProgram() async {
    await #expect(processExitsWith: .failure) {
      let converter = try PCMConverter(
        format: PCMFormat(sample: .float32, isInterleaved: true, sampleRate: 16_000, channelCount: 1))
      _ = converter.finish()
      withUnsafeBytes(of: Float(0)) { bytes in
        _ = converter.convert(planes: [bytes.baseAddress].compactMap(\.self), frameCount: 1)
      }
    }
  }
}
