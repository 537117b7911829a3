import AVFAudio
import Foundation

/// The first 4.9 seconds of the reading of "A Tale of Two Cities" that set-up keeps: "It was the best of times, it was the
/// worst of times", and the beginning of the pause that follows.
///
/// Plain 16-bit samples, so that files and buffers can be made of it without any library.
struct Clip {
  static let words = ["it", "was", "the", "best", "of", "times", "it", "was", "the", "worst", "of", "times"]
  /// By ffmpeg's `silencedetect=noise=-40dB` on the recording: the speech begins here, and the pause after it, in seconds.
  static let speechStart = 1.213
  static let speechEnd = 4.536

  private static let recording = URL(filePath: #filePath).appending(path: "../../../.cache/two_cities.wav")
    .standardizedFileURL
  static let isAvailable = FileManager.default.fileExists(atPath: recording.path(percentEncoded: false))
  static let reason = "needs `make setup`: the recording, and the packs that come with it"

  /// As the recording has it.
  static let sampleRate = 48_000.0
  let samples: [Int16]

  init() throws {
    let file = try Data(contentsOf: Self.recording)
    guard let chunk = file.range(of: Data("data".utf8)) else { throw CocoaError(.fileReadCorruptFile) }
    let bytes = file[(chunk.upperBound + 4)...].prefix(Int(4.9 * Self.sampleRate) * 2)
    samples = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map { index in
      Int16(bitPattern: UInt16(bytes[index]) | UInt16(bytes[index + 1]) << 8)
    }
  }

  /// Buffers of it, as a tap on the microphone delivers them.
  func buffers(of format: AVAudioFormat, frames: Int = 4096) throws -> [AVAudioPCMBuffer] {
    try stride(from: 0, to: samples.count, by: frames).map { start in
      let piece = samples[start..<min(start + frames, samples.count)]
      guard let buffer = AVAudioPCMBuffer(pcmFormat: format, frameCapacity: AVAudioFrameCount(piece.count))
      else { throw CocoaError(.fileReadTooLarge) }
      buffer.frameLength = AVAudioFrameCount(piece.count)
      let channels = format.isInterleaved ? 1 : Int(format.channelCount)
      for channel in 0..<channels {
        for (index, sample) in piece.enumerated() {
          for place in index * buffer.stride..<(index + 1) * buffer.stride {
            buffer.int16ChannelData?[channel][place] = sample
            buffer.int32ChannelData?[channel][place] = Int32(sample) << 16
            buffer.floatChannelData?[channel][place] = Float(sample) / 32_768
          }
        }
      }
      return buffer
    }
  }
}

/// A text as the words of it, for comparison.
func spokenWords(_ text: String) -> [String] {
  text.lowercased().split { !$0.isLetter && $0 != "'" }.map(String.init)
}
