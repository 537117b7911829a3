import Foundation
import Media
import Subtitles
import TestSupport
import Testing

/// Flashes and beeps at known moments, and where FFmpeg's own programs find them again.
enum Marks {
  /// The moments in milliseconds, at no regular distance, so that none is taken for another; whole pictures at
  /// 25 a second.
  static let moments = [520, 2000, 3400, 7600, 12_200, 13_800, 17_000]

  /// A black picture, white for 120 ms at each mark; 20 s.
  static let picture =
    "-f lavfi -i color=c=black:s=160x90:r=25:d=20,drawbox=t=fill:c=white:enable=\(expression)"

  /// Silence, with 120 ms of 1 kHz at each mark; 20 s.
  static let sound = "-f lavfi -i aevalsrc=sin(2000*PI*t)*(\(expression))/2:s=48000:d=20"

  private static let expression = moments.map { moment in
    let start = Double(moment) / 1000
    return "between(t\\,\(start)\\,\(start + 0.119))"
  }.joined(separator: "+")

  /// When pictures turn white, in milliseconds of the file's own clock.
  static func flashes(in path: String) throws -> [Int] {
    let output = try run(
      "ffmpeg",
      [
        "-nostdin", "-v", "error", "-copyts", "-i", path, "-map", "0:v:0", "-vf",
        "signalstats,metadata=print:key=lavfi.signalstats.YAVG:file=-", "-vsync", "passthrough", "-f", "null",
        "-",
      ])
    // `frame:3 pts:120 pts_time:0.12`, and on the next line `lavfi.signalstats.YAVG=16.5`.
    var (found, isWhite, time): ([Int], Bool, Double) = ([], false, 0)
    for line in output.split(separator: "\n") {
      if line.hasPrefix("frame:") {
        time = line.split(separator: "pts_time:").last.flatMap { Double($0) } ?? 0
      } else if let light = line.split(separator: "=").last.flatMap({ Double($0) }) {
        if light > 128, !isWhite { found.append(Int((time * 1000).rounded())) }
        isWhite = light > 128
      }
    }
    return found
  }

  /// When beeps begin, in milliseconds of the file's own clock.
  static func beeps(in path: String) throws -> [Int] {
    let pcm = path + ".f32"
    _ = try run(
      "ffmpeg",
      [
        "-nostdin", "-v", "error", "-y", "-i", path, "-map", "0:a", "-af",
        "aresample=async=1:first_pts=0", "-ac", "1", "-ar", "48000", "-f", "f32le", pcm,
      ])
    // The program counts from the file's start.
    let clock = try run(
      "ffprobe", ["-v", "error", "-show_entries", "format=start_time", "-of", "csv=p=0", path])
    let start = Int((try #require(Double(clock.filter { !$0.isNewline })) * 1000).rounded())
    let samples = try Data(contentsOf: URL(filePath: pcm)).withUnsafeBytes {
      Array($0.bindMemory(to: Float.self))
    }
    var (found, silent): ([Int], Int) = ([], 48_000)
    for (position, sample) in samples.enumerated() {
      if abs(sample) > 0.1 {
        if silent > 9600 { found.append(position / 48 + start) }
        silent = 0
      } else {
        silent += 1
      }
    }
    return found
  }

  /// Runs a program and gives what it writes.
  static func run(_ program: String, _ arguments: [String]) throws -> String {
    let tool = try #require(ExternalTool(program))
    let result = try tool.run(arguments)
    try #require(result.status == 0, "\(program) \(arguments.joined(separator: " "))")
    return result.output
  }
}

/// A file as a browser gets it in fragments, written down.
struct Played {
  /// Where the fragments were written.
  let path: String
  /// The moment of their zero, in milliseconds.
  let offset: Int
  /// How they were made.
  let delivery: PlaybackPlan.Delivery
  /// The lengths of the pieces.
  var pieces: [Int] = []

  /// Makes fragments of a file from `start` on, in milliseconds, into a file beside it.
  init(_ source: String, start: Int = 0, audio: AudioTrackChoice = .automatic) throws {
    let plan = try PlaybackPlan(for: MediaFile(path: source).probe(), path: source, audio: audio)
    let reader = try FragmentReader(path: source, plan: plan, start: Timestamp(milliseconds: start))
    var bytes: [UInt8] = []
    while let piece = try reader.next() {
      bytes += piece
      pieces.append(piece.count)
    }
    path = source + "-\(start).mp4"
    offset = reader.timeOffset.milliseconds
    delivery = plan.delivery
    try Data(bytes).write(to: URL(filePath: path))
  }
}
