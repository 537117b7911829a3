internal import HTTPServer
internal import Library
internal import Media
internal import Subtitles

/// Saved items as files for other programs.
struct ExportRoutes {
  /// The longest side of a card's picture, in pixels.
  private static let pictureSide = 640

  let context: PlayerContext

  func add(to router: inout Router) {
    router.on(.post, "/api/v1/export") { request in
      await context.answer(request) { try await export(request) }
    }
  }

  private struct Order: Decodable {
    enum Format: String, Decodable {
      case anki, csv
    }

    var format: Format
    var items: [Int]?
  }

  private func export(_ request: HTTPRequest) async throws -> HTTPResponse {
    let order = try request.decoded(Order.self)
    try await context.completeSavedItems()
    let items =
      if let ids = order.items {
        try await context.library.savedItems(ids.map { SavedItem.ID($0) })
      } else { try await context.library.savedItems() }
    switch order.format {
    case .csv:
      // The mark tells spreadsheets that this is UTF-8.
      let text = "\u{FEFF}" + CardTable.csv(items)
      return named("jimaku.csv", HTTPResponse(type: "text/csv; charset=utf-8", bytes: Array(text.utf8)))
    case .anki:
      let file = try await package(items)
      let response = HTTPResponse(
        .ok, headers: ["Content-Type": "application/zip"], body: .file(file, 0..<file.size))
      return named("jimaku-anki.zip", response)
    }
  }

  /// `cards.tsv` and the folder `media` with a clip and a picture for each card.
  private func package(_ items: [SavedItem]) async throws -> HTTPFile {
    let archive = try ZipArchive()
    var files: [SavedItem.ID: (clip: String?, picture: String?)] = [:]
    for item in items {
      let video = try await context.library.video(item.content.video)
      // A video that is gone leaves its cards without sound and picture.
      guard !video.isMissing else { continue }
      let name = "jimaku-\(item.id.number)"
      let media = MediaFile(path: video.path)
      let track = VideoPreferences(video).audioTrack.map { AudioTrackChoice.number($0) } ?? .automatic
      if let clip = try? await media.audioClip(item.content.span, track: track) {
        try archive.add("media/\(name).mp3", clip.mp3)
        files[item.id, default: (nil, nil)].clip = "\(name).mp3"
      }
      let picture = try? await media.stillPicture(at: item.content.span.start, longestSide: Self.pictureSide)
      if let picture = picture.flatMap(\.self) {
        try archive.add("media/\(name).jpg", picture.jpeg)
        files[item.id, default: (nil, nil)].picture = "\(name).jpg"
      }
    }
    let table = CardTable.anki(items) { files[$0.id] ?? (nil, nil) }
    try archive.add("cards.tsv", Array(table.utf8))
    return try archive.finished()
  }

  private func named(_ name: String, _ response: HTTPResponse) -> HTTPResponse {
    var response = response
    response.headers["Content-Disposition"] = Attachment.header(name: name)
    response.headers["Cache-Control"] = "no-store"
    return response
  }
}
