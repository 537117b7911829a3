import Foundation

/// The clip as a WAV file, which is removed with the value.
final class ClipFile: Sendable {
  let url = FileManager.default.temporaryDirectory.appending(path: "jimaku-clip-\(UUID().uuidString).wav")

  init() throws {
    let samples = try Clip().samples
    var file = Data()
    func append<Number: FixedWidthInteger>(_ number: Number) {
      withUnsafeBytes(of: number.littleEndian) { file.append(contentsOf: $0) }
    }
    let size = UInt32(samples.count * 2)
    file.append(contentsOf: "RIFF".utf8)
    append(size + 36)
    file.append(contentsOf: "WAVEfmt ".utf8)
    append(UInt32(16))
    append(UInt16(1))
    append(UInt16(1))
    append(UInt32(Clip.sampleRate))
    append(UInt32(Clip.sampleRate) * 2)
    append(UInt16(2))
    append(UInt16(16))
    file.append(contentsOf: "data".utf8)
    append(size)
    for sample in samples { append(sample) }
    try file.write(to: url)
  }

  deinit {
    // Removal can only fail where someone else removed it.
    try? FileManager.default.removeItem(at: url)
  }
}
