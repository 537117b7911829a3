internal import Chase
internal import Foundation
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

extension HTTPRequest {
  /// The body as this type.
  ///
  /// Only JSON is taken, since a form of another site's could be sent as anything else.
  func decoded<Body: Decodable>(_ type: Body.Type) throws(PlayerError) -> Body {
    guard isJSON else { throw .notJSON }
    do {
      return try JSONDecoder().decode(type, from: Data(body))
    } catch {
      throw .badBody("\(error)")
    }
  }

  /// Whether the body is said to be JSON.
  var isJSON: Bool {
    headers["Content-Type"]?.split(separator: ";").first.map { $0.lowercased() } == "application/json"
  }

  /// The whole number of milliseconds in a parameter; `nil` when it is absent.
  func milliseconds(_ name: String) throws(PlayerError) -> Int? {
    guard let text = query[name], !text.isEmpty else { return nil }
    guard let number = Int(text), (0...Timestamp.longest).contains(number) else { throw .badParameter(name) }
    return number
  }
}

extension Timestamp {
  /// The longest time that pages may name, in milliseconds: a thousand hours.
  static let longest = 3_600_000_000
}
