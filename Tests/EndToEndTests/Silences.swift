import Foundation
import TestSupport
import Testing

/// The pauses of a recording as ffmpeg finds them, which knows nothing of our voice activity; in milliseconds.
enum Silences {
  /// Every silence of more than 0.3 s.
  ///
  /// `noise` is the level in dB below which nothing is heard: a little above the recording's own noise. A sound shorter
  /// than 0.3 s between two silences is a click, not speech.
  static func find(in recording: URL, noise: Int) throws -> [Range<Int>] {
    let ffmpeg = try #require(ExternalTool("ffmpeg"))
    let filter = "silencedetect=noise=\(noise)dB:d=0.3,ametadata=mode=print:file=-"
    let (status, output) = try ffmpeg.run([
      "-v", "error", "-i", recording.path(percentEncoded: false), "-af", filter, "-f", "null", "-",
    ])
    try #require(status == 0)
    var silences: [Range<Int>] = []
    for (start, end) in zip(seconds("silence_start", output), seconds("silence_end", output)) {
      let silence = Int(start * 1000)..<Int(end * 1000)
      if let last = silences.last, silence.lowerBound - last.upperBound < 300 {
        silences[silences.count - 1] = last.lowerBound..<silence.upperBound
      } else {
        silences.append(silence)
      }
    }
    return silences
  }

  private static func seconds(_ key: String, _ output: String) -> [Double] {
    output.split(separator: "\n").filter { $0.hasPrefix("lavfi.\(key)=") }
      .compactMap { Double($0.drop { $0 != "=" }.dropFirst()) }
  }
}
