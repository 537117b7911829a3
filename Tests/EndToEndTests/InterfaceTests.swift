import ChildProcesses
import Foundation
import Synchronization
import TestSupport
import Testing

/// The server's interface is what docs/openapi.yaml says.
@Suite(.enabled(if: SetUp.isComplete, "\(SetUp.reason)"))
struct InterfaceTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
  private static let python = root.appending(path: ".cache/api/venv/bin/python").path

  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: python), "needs what Scripts/test installs"))
  func aWalkOverAllRoutesFindsWhatTheDocumentSays() async throws {
    let folder = try TemporaryFolder()
    try Self.makeVideos(in: folder)
    let home = folder.file("home")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(
      at: home.appending(path: "packs"), withDestinationURL: JimakuProcess.home.appending(path: "packs"))
    let videos = folder.file("videos").path
    try await Self.walk(over: videos, home, arguments: [videos])
    try await Self.walk(over: videos, home, arguments: [])
  }

  /// Starts the player, walks over it, and ends it.
  private static func walk(over videos: String, _ home: URL, arguments: [String]) async throws {
    let findings = Mutex<String?>(nil)
    let outcome = try await OwnThread.run {
      try JimakuProcess.run(["serve", videos], environment: ["JIMAKU_HOME": home.path]) { process, line in
        guard let address = line.split(separator: " ").last, address.hasPrefix("http://") else { return }
        let script = Self.root.appending(path: "Tests/APITests/walk.py").path
        let result = try? ExternalTool(path: Self.python).run([script, String(address)] + arguments)
        findings.withLock { $0 = result.map { "\($0.status) \($0.output)" } }
        process.send(SIGINT)
      }
    }
    let walked = try #require(
      findings.withLock { $0 }, "the server did not say where it is: \(outcome.errors)")
    #expect(walked.hasPrefix("0 "), "\(walked)")
    #expect(outcome.exitCode == 0)
  }

  /// Twelve seconds of the reading with a picture, a second sound and subtitles inside, and files beside it.
  private static func makeVideos(in folder: TemporaryFolder) throws {
    let videos = folder.file("videos")
    try FileManager.default.createDirectory(at: videos, withIntermediateDirectories: false)
    let lines = "1\n00:00:01,000 --> 00:00:03,000\nThe first line.\n"
    let inside = try folder.write(lines, to: "inside.srt")
    try folder.write(lines, to: "videos/Talk.en.srt")
    try folder.write(lines.replacing("The first line.", with: "最初の行"), to: "videos/Talk.ja.srt")
    try folder.write("no subtitles", to: "videos/Talk.broken.srt")
    try FileManager.default.copyItem(at: SetUp.recording, to: folder.file("Later.wav"))
    let made = try #require(ExternalTool("ffmpeg")).run([
      "-v", "error", "-f", "lavfi", "-i", "testsrc2=size=160x120:rate=10", "-t", "12",
      "-i", SetUp.recording.path(percentEncoded: false), "-i", inside.path, "-map", "0:v", "-map", "1:a",
      "-map", "1:a",
      "-map", "2:s", "-t", "12", "-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv420p", "-c:a",
      "aac",
      "-c:s", "srt", videos.appending(path: "Talk.mkv").path,
    ])
    try #require(made.status == 0)
  }
}
