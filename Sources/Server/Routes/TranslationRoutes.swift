internal import HTTPServer
internal import Subtitles

/// Texts that a person selects.
struct TranslationRoutes {
  /// The longest text, in characters.
  private static let longestText = 5_000

  let context: PlayerContext

  func add(to router: inout Router) {
    router.on(.get, "/api/v1/languages") { request in
      await context.answer(request) {
        let lines = await context.translator.pairs().map { pair in
          JSONLine.object([
            "source": .text(pair.source), "target": .text(pair.target),
            "status": .text(pair.isInstalled ? "installed" : "supported"),
          ])
        }
        return .json(value: .object(["pairs": .list(lines)]))
      }
    }
    router.on(.post, "/api/v1/translate") { request in
      await context.answer(request) { try await translate(request) }
    }
  }

  private struct Order: Decodable {
    var text: String
    var source: String?
    var target: String
  }

  /// Without a source it is the one language that is translated into the target.
  private func translate(_ request: HTTPRequest) async throws -> HTTPResponse {
    let order = try request.decoded(Order.self)
    guard order.text.count <= Self.longestText else { throw PlayerError.badParameter("text") }
    let pairs = await context.translator.pairs().filter { $0.isInstalled && $0.target == order.target }
    guard let pair = pairs.first(where: { order.source == nil || $0.source == order.source }) else {
      throw PlayerError.noSuchPair(source: order.source, target: order.target)
    }
    let text =
      order.text.allSatisfy(\.isWhitespace)
      ? order.text : try await context.translator.translate(order.text, from: pair.source, to: pair.target)
    return .json(
      value: .object(["text": .text(text), "source": .text(pair.source), "target": .text(pair.target)]))
  }
}
