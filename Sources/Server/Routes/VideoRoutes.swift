internal import Dictionary
internal import Chase
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
      await context.answer(request) { .json(value: try await detail(Video.ID(id))) }
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
        "generation": .object(["available": .truth(true), "reason": JSONLine.none]),
        "languages": .list(
          pairs.map { .object(["source": .text($0.source), "target": .text($0.target)]) }),
      ]))
  }

  /// A video with what its file holds; a file that cannot be read has no tracks.
  private func detail(_ id: Video.ID) async throws -> JSONLine {
    let video = try await context.library.video(id)
    var members = video.listMembers
    let preferences = VideoPreferences(video)
    members.append(.init(name: "preferences", value: preferences.line))
    if let info = try? await context.shelf.info(of: video) {
      let plan = try await context.shelf.plan(for: video, audio: preferences.audioTrack)
      members.append(.init(name: "audioTracks", value: .list(info.audioTracks.map(\.line))))
      members.append(
        .init(name: "subtitleTracks", value: .list(SubtitleSource.all(of: video, info).map(\.line))))
      members.append(.init(name: "playback", value: plan.line))
    } else {
      members.append(.init(name: "audioTracks", value: .list([])))
      members.append(.init(name: "subtitleTracks", value: .list([])))
      members.append(.init(name: "playback", value: JSONLine.none))
    }
    return .object(members)
  }

  private struct Change: Decodable {
    var position: Int?
    var preferences: VideoPreferences?
  }

  private func change(_ id: Video.ID, _ request: HTTPRequest) async throws -> HTTPResponse {
    let change = try request.decoded(Change.self)
    let old = VideoPreferences(try await context.library.video(id))
    var position: Timestamp?
    if let milliseconds = change.position {
      guard (0...Timestamp.longest).contains(milliseconds) else { throw PlayerError.badParameter("position") }
      position = Timestamp(milliseconds: milliseconds)
    }
    let new = change.preferences.map { old.changed(by: $0) }
    try await context.library.change(
      id,
      VideoChange(
        position: position, lastWatched: position == nil ? nil : Date(), preferences: try new?.stored()))
    if let new, new.source != old.source { try await hearAnew(id) }
    return .json(value: try await detail(id))
  }

  /// What was heard of another track is not the subtitles of this one; lines that a person has edited stay.
  private func hearAnew(_ id: Video.ID) async throws {
    let whole = TimeSpan(start: .zero, end: Timestamp(milliseconds: .max))
    try await context.library.forget(TimelineRanges([whole]), of: id)
    await context.chaser.beginAgain(id)
  }
}

extension AudioTrack {
  fileprivate var line: JSONLine {
    .object([
      "number": .number(number), "language": .optional(language), "title": .optional(title),
      "codec": .text(codec), "channels": .number(channelCount), "isDefault": .truth(isDefault),
    ])
  }
}

extension SubtitleSource {
  fileprivate var line: JSONLine {
    let isEmbedded = if case .embedded = place { true } else { false }
    return .object([
      "id": .number(id), "kind": .text(isEmbedded ? "embedded" : "sidecar"), "language": .optional(language),
      "title": .optional(title), "isText": .truth(isText), "codec": .text(codec),
    ])
  }
}

extension PlaybackPlan {
  fileprivate var line: JSONLine {
    let kind =
      switch delivery {
      case .direct: "direct"
      case .remux: "remux"
      case .transcode: "transcode"
      }
    return .object([
      "kind": .text(kind), "seekable": .truth(true), "types": .list([.text(contentType)]),
    ])
  }
}
