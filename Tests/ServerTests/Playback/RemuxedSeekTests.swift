import Foundation
import TestSupport
import Testing

/// A jump in a video whose container no browser plays.
@Suite(.enabled(if: SetUp.isComplete, "\(SetUp.reason)"), .serialized, .timeLimit(.minutes(10)))
struct RemuxedSeekTests {
  /// The picture is a flat grey that tells the time: ten levels a second, from 20 on.
  ///
  /// Pictures to start from are ten seconds apart, as in films.
  private static let clock =
    "-f lavfi -i nullsrc=s=64x64:r=25:d=20,geq=lum='20+10*T':cb=128:cr=128 -f lavfi -i sine=f=300:d=20 "
    + "-c:v libx264 -preset ultrafast -qp 4 -g 250 -keyint_min 250 -sc_threshold 0 -pix_fmt yuv420p -c:a mp3"

  @Test func thePictureIsTheOneOfTheMomentWithinHalfASecond() async throws {
    let ffmpeg = try #require(ExternalTool("ffmpeg"))
    let player = try await RunningPlayer { videos in
      let place = videos.appending(path: "film.mkv").path
      let words = Self.clock.split(separator: " ").map { String($0).replacing("'", with: "") }
      try #require(ffmpeg.run(["-v", "error"] + words + [place]).status == 0)
    }
    let videos = try await player.ask("GET", "/api/v1/videos").json["videos"] as? [[String: Any]]
    let id = try #require(videos?.first { $0["title"] as? String == "film" }?["id"] as? Int)
    let detail = try await player.ask("GET", "/api/v1/videos/\(id)").json
    #expect((detail["playback"] as? [String: Any])?["kind"] as? String == "remux")

    for moment in [0, 999, 3333, 9960, 10_000, 12_345, 19_700] {
      let path = "/api/v1/videos/\(id)/stream"
      let offset = try #require(
        try await player.ask("GET", "\(path)-offset?start=\(moment)").json["offset"] as? Int)
      #expect(offset <= moment)
      let stream = try await player.ask("GET", "\(path)?start=\(moment)")
      let file = try player.folder.write(stream.body, to: "stream.mp4")
      let picture = player.folder.file("picture.yuv")
      // As the page does: the stream lies at its offset, and the element seeks in it.
      let seek = ["-ss", "\(Double(moment - offset) / 1000)", "-i", file.path, "-frames:v", "1"]
      let outcome = try ffmpeg.run(
        ["-v", "error", "-y"] + seek + ["-f", "rawvideo", "-pix_fmt", "yuv420p", picture.path])
      #expect(outcome.status == 0)
      let grey = try #require(try Data(contentsOf: picture).first)
      let shown = (Int(grey) - 20) * 100
      #expect(abs(shown - moment) <= 500, "\(moment): \(shown), stream from \(offset)")
    }
    await player.stop()
  }
}
