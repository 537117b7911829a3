internal import Chase
internal import Dictionary
internal import Foundation
internal import HTTPServer
internal import Library
internal import Media
internal import Subtitles

/// The library's list, and what is chosen for a video.
struct VideoRoutes {
  let context: PlayerContext

  func add(to router: inout Router) {
    router.on(.get, "/api/v1/state") { request in await context.answer(request) { try await state() } }
    router.on(.get, "/api/v1/videos") { request in
      await context.answer(request) {
        .json(value: .object(["videos": .list(try await context.library.videos().map(\.line))]))
      }
    }
    router.on(.get, "/api/v1/videos/{id}") { (request, id: Int) in
      await context.answer(request) { .json(value: try await detail(Video.ID(id), PageLanguage(request))) }
    }
    router.on(.patch, "/api/v1/videos/{id}") { (request, id: Int) in
      await context.answer(request) { try await change(Video.ID(id), request) }
    }
  }

  private func state() async throws -> HTTPResponse {
    let pairs = await context.translator.pairs().filter(\.isInstalled)
    return .json(
      value: .object([
        "version": .text(context.version), "dictionary": .truth(context.dictionary != nil),
        "frequency": .truth(context.dictionary?.rank(of: "the") != nil),
        "languages": .list(
          pairs.map { .object(["source": .text($0.source), "target": .text($0.target)]) }),
      ]))
  }

  /// A video with what its file holds; a file that cannot be read has no tracks.
  private func detail(_ id: Video.ID, _ language: PageLanguage) async throws -> JSONLine {
    let video = try await context.library.video(id)
    var members = video.listMembers
    let preferences = VideoPreferences(video)
    members.append(.init(name: "preferences", value: preferences.line))
    if let info = try? await context.shelf.info(of: video) {
      let plan = try await context.shelf.plan(for: video)
      members.append(.init(name: "audioTracks", value: .list(info.audioTracks.map(\.line))))
      var tracks: [JSONLine] = []
      for source in SubtitleSource.all(of: video, info) {
        tracks.append(source.line(fault: await fault(of: source, video, language)))
      }
      members.append(.init(name: "subtitleTracks", value: .list(tracks)))
      members.append(.init(name: "playback", value: plan.line))
    } else {
      members.append(.init(name: "audioTracks", value: .list([])))
      members.append(.init(name: "subtitleTracks", value: .list([])))
      members.append(.init(name: "playback", value: JSONLine.none))
    }
    return .object(members)
  }

  private func fault(of source: SubtitleSource, _ video: Video, _ language: PageLanguage) async -> JSONLine {
    await context.shelf.fault(of: source, video).map { context.fault($0, language) } ?? JSONLine.none
  }

  private struct Change: Decodable {
    var position: Int?
    var preferences: VideoPreferences?
  }

  private func change(_ id: Video.ID, _ request: HTTPRequest) async throws -> HTTPResponse {
    let change = try request.decoded(Change.self)
    let video = try await context.library.video(id)
    let old = VideoPreferences(video)
    var position: Timestamp?
    if let milliseconds = change.position {
      guard (0...Timestamp.longest).contains(milliseconds) else { throw PlayerError.badParameter("position") }
      position = Timestamp(milliseconds: milliseconds)
    }
    if change.preferences?.delay?.isPossible == false { throw PlayerError.badParameter("delay") }
    let new = change.preferences.map { old.changed(by: $0) }
    var lines: LineSource?
    if let new, !new.hasSameLines(as: old) { lines = try await self.lines(chosen: new, before: old, video) }
    try await context.library.change(
      id,
      VideoChange(
        position: position, lastWatched: position == nil ? nil : Date(), preferences: try new?.stored(),
        lines: lines))
    if let lines {
      context.tell(of: id, revision: try await context.library.subtitles(of: id, from: lines).revision)
      await context.chaser.beginAgain(id)
    }
    return .json(value: try await detail(id, PageLanguage(request)))
  }

  /// The library's name for the lines that are chosen; a track that is chosen anew must be there and be readable.
  private func lines(
    chosen: VideoPreferences, before: VideoPreferences, _ video: Video
  ) async throws -> LineSource {
    let info = try await context.shelf.info(of: video)
    let lines = ChosenLines(chosen, of: video, info)
    if let track = chosen.audioTrack, track != before.audioTrack {
      guard info.audioTracks.contains(where: { $0.number == track }) else {
        throw PlayerError.badParameter("audioTrack")
      }
    }
    try await check(chosen.english, before.english, is: lines.english, named: "english", of: video)
    try await check(chosen.japanese, before.japanese, is: lines.japanese, named: "japanese", of: video)
    return lines.lines
  }

  private func check<Work>(
    _ choice: TrackChoice<Work>?, _ before: TrackChoice<Work>?, is track: SubtitleSource?, named name: String,
    of video: Video
  ) async throws {
    guard choice != before, case .track = choice else { return }
    guard let track else { throw PlayerError.badParameter(name) }
    _ = try await context.shelf.cues(of: track, video)
  }
}
