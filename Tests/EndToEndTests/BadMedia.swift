import Foundation
import TestSupport
import Testing

/// Files that are no video, or only half of one, and a good recording beside them.
enum BadMedia {
  /// A folder with all of them, made anew by the `ffmpeg` program.
  static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(at: folder.file("folder.mp4"), withIntermediateDirectories: false)
    try folder.write("", to: "empty.mp4")
    try folder.write("This is not a video.\n", to: "text.mp4")
    try FileManager.default.copyItem(at: SetUp.recording, to: folder.file("speech.wav"))

    let ffmpeg = try #require(ExternalTool("ffmpeg"))
    let picture = ["-v", "error", "-f", "lavfi", "-i", "color=s=64x64:r=5:d=2"]
    try run(ffmpeg, picture + [folder.file("mute.mp4").path])
    let sound = ["-f", "lavfi", "-i", "sine=d=2", folder.file("whole.mp4").path]
    try run(ffmpeg, picture + sound)
    // The index comes last in a file that was not made for streaming.
    let whole = try Data(contentsOf: folder.file("whole.mp4"))
    try folder.write(whole.prefix(whole.count / 2), to: "cut.mp4")
    try FileManager.default.removeItem(at: folder.file("whole.mp4"))
    return folder
  }

  /// `half.mkv`, the first half of the recording's bytes in a container that states its length at the beginning.
  static func addHalfDownloaded(to folder: TemporaryFolder) throws {
    let ffmpeg = try #require(ExternalTool("ffmpeg"))
    let whole = folder.file("whole.mkv")
    try run(ffmpeg, ["-v", "error", "-i", SetUp.recording.path, "-c", "copy", whole.path])
    let bytes = try Data(contentsOf: whole)
    try folder.write(bytes.prefix(bytes.count / 2), to: "half.mkv")
    try FileManager.default.removeItem(at: whole)
  }

  private static func run(_ tool: ExternalTool, _ arguments: [String]) throws {
    try #require(try tool.run(arguments).status == 0)
  }
}
