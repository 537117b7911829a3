import Foundation
import LanguagePacks
import TestSupport
import Testing

/// A home of Jimaku's with the packs of these tests, a library of its own, and a folder with videos.
final class ServeHome: Sendable {
  let folder: TemporaryFolder
  /// The folder that is served.
  let videos: URL

  /// One without videos.
  init() throws {
    folder = try TemporaryFolder()
    videos = folder.file("videos")
    try FileManager.default.createDirectory(at: videos, withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(
      at: folder.file("packs"), withDestinationURL: PackStore.standard().folder)
  }

  /// Puts the recording there, or the part of it that begins at `start` seconds, so many times one after the other.
  func add(_ name: String, start: Double = 0, seconds: Double? = nil, times: Int = 1) throws {
    let part = folder.file("part.wav")
    try ffmpeg(
      ["-ss", "\(start)"] + (seconds.map { ["-t", "\($0)"] } ?? []) + ["-i", SetUp.recording.path]
        + ["-ar", "16000", part.path])
    try ffmpeg([
      "-stream_loop", "\(times - 1)", "-i", part.path, "-c", "copy", videos.appending(path: name).path,
    ])
  }

  /// Puts a video of sixty minutes there: a picture, and the recording again and again.
  ///
  /// Only the first turn is encoded.
  func addHour(_ name: String) throws {
    let turn = folder.file("turn.mp4")
    try ffmpeg([
      "-f", "lavfi", "-i", "color=c=0x203040:s=64x36:r=5", "-i", SetUp.recording.path, "-shortest", "-c:v",
      "libx264",
      "-preset", "ultrafast", "-g", "10", "-pix_fmt", "yuv420p", "-c:a", "aac", "-b:a", "48k", turn.path,
    ])
    try ffmpeg([
      "-stream_loop", "-1", "-i", turn.path, "-t", "3600", "-c", "copy", "-movflags", "+faststart",
      videos.appending(path: name).path,
    ])
  }

  private func ffmpeg(_ arguments: [String]) throws {
    let outcome = try #require(ExternalTool("ffmpeg")).run(["-v", "error", "-y"] + arguments)
    try #require(outcome.status == 0, "ffmpeg \(arguments)")
  }
}
