internal import Chase
internal import HTTPServer
internal import Library
internal import Subtitles

/// The lines of a video, and their editing.
struct CueRoutes {
  /// The longest line, in characters: no speech fits into it.
  private static let longestText = 2_000

  let context: PlayerContext

  func add(to router: inout Router) {
    router.on(.get, "/api/v1/videos/{id}/cues") { (request, id: Int) in
      await context.answer(request) {
        .json(value: try await context.subtitles(of: Video.ID(id)).line)
      }
    }
    router.on(.post, "/api/v1/videos/{id}/cues") { (request, id: Int) in
      await context.answer(request) { try await insert(into: Video.ID(id), request) }
    }
    router.on(.patch, "/api/v1/videos/{id}/cues/{cue}") { (request, id: Int, cue: Int) in
      await context.answer(request) { try await edit(Cue.ID(cue), of: Video.ID(id), request) }
    }
    router.on(.delete, "/api/v1/videos/{id}/cues/{cue}") { (request, id: Int, cue: Int) in
      await context.answer(request) {
        await tell(try await context.library.delete(Cue.ID(cue), of: Video.ID(id)), of: Video.ID(id))
        return HTTPResponse(.noContent)
      }
    }
    router.on(.post, "/api/v1/videos/{id}/cues/{cue}/retry") { (request, id: Int, cue: Int) in
      await context.answer(request) {
        let cue = try await context.library.retry(Cue.ID(cue), of: Video.ID(id))
        await context.chaser.lookAgain(Video.ID(id))
        return .json(.accepted, cue.line)
      }
    }
    router.on(.post, "/api/v1/videos/{id}/undo") { (request, id: Int) in
      await context.answer(request) { try await turn(Video.ID(id)) { try await context.library.undo($0) } }
    }
    router.on(.post, "/api/v1/videos/{id}/redo") { (request, id: Int) in
      await context.answer(request) { try await turn(Video.ID(id)) { try await context.library.redo($0) } }
    }
    router.on(.post, "/api/v1/videos/{id}/retry") { (request, id: Int) in
      await context.answer(request) {
        _ = try await context.library.retryTranslations(of: Video.ID(id))
        await context.chaser.beginAgain(Video.ID(id))
        return .json(.accepted, .object([]))
      }
    }
  }

  private struct NewCue: Decodable {
    var start: Int
    var end: Int
    var text: String
    var translation: String?
  }

  private func insert(into video: Video.ID, _ request: HTTPRequest) async throws -> HTTPResponse {
    let cue = try request.decoded(NewCue.self)
    let span = TimeSpan(start: try time(cue.start, "start"), end: try time(cue.end, "end"))
    let outcome = try await context.library.insert(
      span, text: try text(cue.text, "text"),
      translation: try cue.translation.map { try text($0, "translation") },
      into: video)
    await tell(outcome, of: video)
    guard let added = outcome.cues.first else { throw PlayerError.notFound }
    return .json(.created, added.line)
  }

  private struct Edit: Decodable {
    var text: String?
    var translation: String?
    var start: Int?
    var end: Int?
  }

  private func edit(_ cue: Cue.ID, of video: Video.ID, _ request: HTTPRequest) async throws -> HTTPResponse {
    let edit = try request.decoded(Edit.self)
    let outcome = try await context.library.edit(
      cue, of: video,
      CueEdit(
        text: try edit.text.map { try text($0, "text") },
        translation: try edit.translation.map { try text($0, "translation") },
        start: try edit.start.map { try time($0, "start") }, end: try edit.end.map { try time($0, "end") }))
    await tell(outcome, of: video)
    return .json(value: try await context.shownCue(cue, of: video).line)
  }

  private func turn(
    _ video: Video.ID, _ change: (Video.ID) async throws -> EditOutcome
  ) async throws -> HTTPResponse {
    var outcome = try await change(video)
    await tell(outcome, of: video)
    outcome.cues = try await context.shown(outcome.cues, of: video)
    return .json(value: outcome.line)
  }

  /// Other pages load the lines anew, and a line that waits for its translation gets it.
  private func tell(_ outcome: EditOutcome, of video: Video.ID) async {
    context.tell(of: video, revision: outcome.revision)
    await context.chaser.lookAgain(video)
  }

  private func time(_ milliseconds: Int, _ name: String) throws(PlayerError) -> Timestamp {
    guard (0...Timestamp.longest).contains(milliseconds) else { throw .badParameter(name) }
    return Timestamp(milliseconds: milliseconds)
  }

  private func text(_ text: String, _ name: String) throws(PlayerError) -> String {
    guard text.count <= Self.longestText, text.contains(where: { !$0.isWhitespace }) else {
      throw .badParameter(name)
    }
    return text
  }
}
