internal import Chase
internal import HTTPServer
internal import Library
internal import Media
internal import Subtitles

extension PlayerContext {
  /// The answer that `make` gives, or the one for what it throws.
  func answer(
    _ request: HTTPRequest, _ make: () async throws -> HTTPResponse
  ) async -> HTTPResponse {
    do {
      return try await make()
    } catch {
      return .json(Self.status(of: error), .object(["error": fault(error, PageLanguage(request))]))
    }
  }

  /// An error as pages see it.
  func fault(_ error: any Error, _ language: PageLanguage) -> JSONLine {
    let words = wording.words(for: error)
    let message = language == .japanese ? words.japanese : words.english
    return .object(["code": .text(words.code), "message": .text(message)])
  }

  private static func status(of error: any Error) -> HTTPStatus {
    switch error {
    case PlayerError.notFound, PlayerError.missingFile, PlayerError.noDictionary, PlayerError.unknownWord:
      .notFound
    case PlayerError.badBody, PlayerError.badParameter: .badRequest
    case PlayerError.notJSON: .unsupportedMediaType
    case PlayerError.sessionOver, ChaseError.sessionOver: .conflict
    case PlayerError.noSuchPair: .unprocessableContent
    case let error as LibraryError where error.code == .notFound: .notFound
    case let error as LibraryError where [.emptySpan, .cueOutsideRanges].contains(error.code): .badRequest
    case let error as MediaError: error.code == .notFound ? .notFound : .unprocessableContent
    default: .internalServerError
    }
  }
}

extension HTTPResponse {
  /// JSON that nobody keeps.
  static func json(_ status: HTTPStatus = .ok, value: JSONLine) -> HTTPResponse {
    json(status, value)
  }

  /// JSON that nobody keeps, with a status of its own.
  static func json(_ status: HTTPStatus, _ value: JSONLine) -> HTTPResponse {
    var response = HTTPResponse(
      status, type: "application/json; charset=utf-8", bytes: Array(value.written.utf8))
    response.headers["Cache-Control"] = "no-store"
    return response
  }
}

/// In which of the page's languages a person reads.
enum PageLanguage {
  case english, japanese

  /// The first of the two that the browser names (RFC 9110 §12.5.4; browsers send them in order of liking).
  init(_ request: HTTPRequest) {
    let tags = (request.headers["Accept-Language"] ?? "").split(separator: ",").map {
      $0.drop(while: \.isWhitespace).prefix(2).lowercased()
    }
    self = tags.first { $0 == "ja" || $0 == "en" } == "ja" ? .japanese : .english
  }
}

extension Timestamp {
  /// The longest time that pages may name, in milliseconds: a thousand hours.
  static let longest = 3_600_000_000
}
