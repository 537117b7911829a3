internal import Foundation
internal import HTTPServer
internal import Library
internal import Media
internal import Subtitles

/// The videos themselves, and pictures and clips out of them.
struct MediaRoutes {
  /// The longest side of a picture in a list, in pixels.
  private static let thumbnailSide = 480
  /// The longest side of a picture for a card, in pixels.
  private static let pictureSide = 960
  /// The longest clip, in milliseconds.
  private static let longestClip = 60_000

  let context: PlayerContext

  func add(to router: inout Router) {
    router.on(.get, "/api/v1/videos/{id}/media") { (request, id: Int) in
      await context.answer(request) { try await file(Video.ID(id), request) }
    }
    router.on(.get, "/api/v1/videos/{id}/stream") { (request, id: Int) in
      await context.answer(request) {
        let stream = try await stream(Video.ID(id), request)
        return HTTPResponse(
          .ok, headers: ["Content-Type": stream.contentType, "Cache-Control": "no-store"],
          body: .stream(stream))
      }
    }
    router.on(.get, "/api/v1/videos/{id}/stream-offset") { (request, id: Int) in
      await context.answer(request) {
        let stream = try await stream(Video.ID(id), request)
        stream.cancel()
        return .json(value: .object(["offset": .number(stream.timeOffset.milliseconds)]))
      }
    }
    router.on(.get, "/api/v1/videos/{id}/thumbnail") { (request, id: Int) in
      await context.answer(request) {
        let media = try await media(Video.ID(id))
        return try picture(try await media.thumbnail(longestSide: Self.thumbnailSide))
      }
    }
    router.on(.get, "/api/v1/videos/{id}/picture") { (request, id: Int) in
      await context.answer(request) {
        let time = Timestamp(milliseconds: try request.milliseconds("at") ?? 0)
        let media = try await media(Video.ID(id))
        return try picture(try await media.stillPicture(at: time, longestSide: Self.pictureSide))
      }
    }
    router.on(.get, "/api/v1/videos/{id}/clip") { (request, id: Int) in
      await context.answer(request) { try await clip(Video.ID(id), request) }
    }
  }

  /// The path comes from the library, never from a request.
  private func media(_ id: Video.ID) async throws -> MediaFile {
    let video = try await context.library.video(id)
    if video.isMissing { throw PlayerError.missingFile }
    return MediaFile(path: video.path)
  }

  private func file(_ id: Video.ID, _ request: HTTPRequest) async throws -> HTTPResponse {
    let video = try await context.library.video(id)
    let plan = try await context.shelf.plan(for: video)
    guard let file = try? await HTTPFile.open(video.path) else { throw PlayerError.missingFile }
    return Representation(file: file, type: plan.contentType).response(to: request)
  }

  private func stream(_ id: Video.ID, _ request: HTTPRequest) async throws -> FragmentedStream {
    let video = try await context.library.video(id)
    let plan = try await context.shelf.plan(for: video, audio: try request.milliseconds("audio"))
    let start = Timestamp(milliseconds: try request.milliseconds("start") ?? 0)
    return try await FragmentedStream(path: video.path, plan: plan, start: start)
  }

  private func picture(_ picture: StillPicture?) throws -> HTTPResponse {
    guard let picture else { throw PlayerError.notFound }
    var response = HTTPResponse(type: "image/jpeg", bytes: picture.jpeg)
    response.headers["Cache-Control"] = "private, max-age=3600"
    return response
  }

  private func clip(_ id: Video.ID, _ request: HTTPRequest) async throws -> HTTPResponse {
    guard let start = try request.milliseconds("start") else { throw PlayerError.badParameter("start") }
    guard let end = try request.milliseconds("end"), end > start, end - start <= Self.longestClip else {
      throw PlayerError.badParameter("end")
    }
    let track = try request.milliseconds("audio").map { AudioTrackChoice.number($0) } ?? .automatic
    let clip = try await media(id).audioClip(TimeSpan(start, end), track: track)
    return Representation(
      bytes: clip.mp3, type: "audio/mpeg", headers: ["Cache-Control": "private, max-age=3600"]
    )
    .response(to: request)
  }
}
