internal import Chase
internal import HTTPServer
internal import Library
internal import Subtitles

/// The lines of a video as its viewer chose them.
extension PlayerContext {
  /// The subtitles that are shown; throws `notFound`.
  func subtitles(of id: Video.ID) async throws -> StoredSubtitles {
    var subtitles = try await library.subtitles(of: id)
    subtitles.cues = try await shown(subtitles.cues, of: id)
    return subtitles
  }

  /// The cues with the translations that are shown.
  func shown(_ cues: [StoredCue], of id: Video.ID) async throws -> [StoredCue] {
    let video = try await library.video(id)
    guard case .track = VideoPreferences(video).japanese else { return cues }
    // What cannot be read is not shown; the list of tracks says why.
    guard let info = try? await shelf.info(of: video),
      let track = ChosenLines(VideoPreferences(video), of: video, info).japanese,
      let lines = try? await shelf.cues(of: track, video)
    else { return cues }
    return cues.map(WrittenTranslations(lines).shown)
  }

  /// One cue with the translation that is shown; throws `notFound`.
  func shownCue(_ cue: Cue.ID, of id: Video.ID) async throws -> StoredCue {
    let stored = try await library.cue(cue, of: id)
    return try await shown([stored], of: id).first ?? stored
  }

  /// Has open pages load the lines of a video anew.
  func tell(of video: Video.ID, revision: Int) {
    let data = JSONLine.object(["video": .number(video.number), "revision": .number(revision)])
    events.publish(ServerSentEvent(name: "cues", data: data.written))
  }

  /// Has the library give and take the lines of the source that is chosen now, which a file that changed may have made
  /// another.
  func settleSource(of id: Video.ID) async throws {
    let video = try await library.video(id)
    // Without its file a video keeps the lines that it has.
    guard let info = try? await shelf.info(of: video) else { return }
    let lines = ChosenLines(VideoPreferences(video), of: video, info).lines
    if lines != video.lines { try await library.change(id, VideoChange(lines: lines)) }
  }
}
