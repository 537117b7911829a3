internal import HTTPServer
internal import Library
internal import Media
internal import Subtitles

/// Subtitles as files and tracks: for players, for keeping, and those that came with a video.
struct SubtitleRoutes {
  let context: PlayerContext

  func add(to router: inout Router) {
    router.on(.get, "/api/v1/videos/{id}/subtitles") { (request, id: Int) in
      await context.answer(request) { try await file(Video.ID(id), request) }
    }
    router.on(.get, "/api/v1/videos/{id}/tracks/{name}") { (request, id: Int, name: String) in
      await context.answer(request) { try await track(Video.ID(id), name, request) }
    }
    router.on(.get, "/api/v1/videos/{id}/subtitle-tracks/{track}") { (request, id: Int, track: Int) in
      await context.answer(request) { try await source(Video.ID(id), track) }
    }
  }

  /// A file to keep.
  private func file(_ id: Video.ID, _ request: HTTPRequest) async throws -> HTTPResponse {
    guard let format = request.query["format"].flatMap(SubtitleFormat.init(rawValue:)) else {
      throw PlayerError.badParameter("format")
    }
    guard let language = request.query["language"].flatMap(SubtitleSelection.init(rawValue:)) else {
      throw PlayerError.badParameter("language")
    }
    let orders: [String: SubtitleWritingOptions.Order] = ["en-ja": .primaryFirst, "ja-en": .secondaryFirst]
    guard let order = orders[request.query["order"] ?? "en-ja"] else {
      throw PlayerError.badParameter("order")
    }
    let video = try await context.library.video(id)
    let cues = try await context.subtitles(of: id).cues
    let text = format.writer.write(
      language.document(cues), options: SubtitleWritingOptions(order: order))
    var response = HTTPResponse(type: "text/plain; charset=utf-8", bytes: Array(text.utf8))
    response.headers["Content-Disposition"] = Attachment.header(
      name: "\(video.title).\(language.rawValue).\(format.fileExtension)")
    return response
  }

  /// A track for the browser's own display, its times counted from `offset` on.
  private func track(_ id: Video.ID, _ name: String, _ request: HTTPRequest) async throws -> HTTPResponse {
    guard let selection = ["en.vtt": SubtitleSelection.english, "ja.vtt": .japanese][name] else {
      throw PlayerError.notFound
    }
    let offset = try request.milliseconds("offset") ?? 0
    let cues = try await context.subtitles(of: id).cues.compactMap { $0.shifted(by: offset) }
    let text = SubtitleFormat.vtt.writer.write(selection.document(cues), options: SubtitleWritingOptions())
    var response = HTTPResponse(type: "text/vtt; charset=utf-8", bytes: Array(text.utf8))
    response.headers["Cache-Control"] = "no-store"
    return response
  }

  private func source(_ id: Video.ID, _ track: Int) async throws -> HTTPResponse {
    let video = try await context.library.video(id)
    let sources = SubtitleSource.all(of: video, try await context.shelf.info(of: video))
    guard let source = sources.first(where: { $0.id == track && $0.isText }) else {
      throw PlayerError.notFound
    }
    let cues = try await context.shelf.cues(of: source, video)
    return .json(value: .object(["cues": .list(cues.enumerated().map { line($0 + 1, $1) })]))
  }

  private func line(_ number: Int, _ cue: Cue) -> JSONLine {
    .object([
      "id": .number(number), "start": .number(cue.span.start.milliseconds),
      "end": .number(cue.span.end.milliseconds), "text": .text(cue.text), "translation": JSONLine.none,
      "state": .text("none"), "edited": .truth(false), "words": .list([]),
    ])
  }
}

/// Which of the two languages a file or track holds.
enum SubtitleSelection: String {
  case english = "en"
  case japanese = "ja"
  case both = "en-ja"

  func document(_ cues: [StoredCue]) -> SubtitleDocument {
    let english = Track(language: "en", cues: cues.map(\.cue))
    let japanese = Track(
      language: "ja",
      cues: cues.compactMap { stored in
        stored.translation.text.map { Cue(id: stored.id, span: stored.cue.span, text: $0) }
      })
    return switch self {
    case .english: SubtitleDocument(english)
    case .japanese: SubtitleDocument(japanese)
    case .both: SubtitleDocument(english, secondary: japanese)
    }
  }
}

extension StoredCue {
  /// The cue `milliseconds` earlier; `nil` when nothing of it is left.
  fileprivate func shifted(by milliseconds: Int) -> StoredCue? {
    guard cue.span.end.milliseconds > milliseconds else { return nil }
    var result = self
    result.cue.span = TimeSpan(
      start: max(.zero, cue.span.start - milliseconds), end: cue.span.end - milliseconds)
    return result
  }
}
