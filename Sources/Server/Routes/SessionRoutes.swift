internal import Chase
internal import HTTPServer
internal import Library
internal import Subtitles

/// Which video is worked on, and from where.
struct SessionRoutes {
  let context: PlayerContext

  func add(to router: inout Router) {
    router.on(.post, "/api/v1/session") { request in
      await context.answer(request) {
        let opening = try request.decoded(Opening.self)
        let (video, start) = (Video.ID(opening.video), try position(opening.position))
        try await context.settleSource(of: video)
        let session = try await context.chaser.open(video, at: start)
        return .json(value: .object(["session": .number(session), "video": .number(opening.video)]))
      }
    }
    router.on(.delete, "/api/v1/session/{session}") { (request, session: Int) in
      await context.answer(request) {
        try await context.chaser.close(session)
        return HTTPResponse(.noContent)
      }
    }
    router.on(.post, "/api/v1/session/playhead") { request in
      await context.answer(request) {
        let playhead = try request.decoded(Playhead.self)
        try await context.chaser.move(playhead.session, to: try position(playhead.position))
        return .json(value: .object([]))
      }
    }
    router.on(.get, "/api/v1/events") { request in context.events.response(to: request) }
  }

  private struct Opening: Decodable {
    var video: Int
    var position: Int
  }

  private struct Playhead: Decodable {
    var session: Int
    var position: Int
  }

  private func position(_ milliseconds: Int) throws(PlayerError) -> Timestamp {
    guard (0...Timestamp.longest).contains(milliseconds) else { throw .badParameter("position") }
    return Timestamp(milliseconds: milliseconds)
  }
}
