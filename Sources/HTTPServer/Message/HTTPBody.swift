/// The content of a response.
package struct HTTPBody: Sendable {
  enum Content: Sendable {
    case whole([BodySegment])
    case stream(@Sendable (BodyWriter) async throws -> Void)
    case pushed(any PushedBody)
  }

  let content: Content

  /// Nothing.
  package static let empty = HTTPBody(content: .whole([]))

  /// These bytes.
  package static func bytes(_ bytes: [UInt8]) -> HTTPBody {
    HTTPBody(content: .whole([.bytes(bytes[...])]))
  }

  /// A range of a file, read piece by piece as the client takes it.
  ///
  /// When the file has become shorter by then, the connection ends before the announced length.
  package static func file(_ file: HTTPFile, _ range: Range<Int>) -> HTTPBody {
    HTTPBody(content: .whole([.file(file, range)]))
  }

  /// Pieces as they come, of unknown number and length.
  ///
  /// The next piece is asked for when the client has taken most of the earlier ones. The task that iterates is cancelled
  /// when the client goes or the server stops; an error breaks the connection off, so that the client never takes half
  /// for the whole.
  package static func stream<Pieces: AsyncSequence & Sendable>(_ pieces: Pieces) -> HTTPBody
  where Pieces.Element == [UInt8] {
    HTTPBody(
      content: .stream { writer in
        for try await piece in pieces where await !writer.write(piece) { return }
      })
  }

  /// Parts one after the other.
  static func segments(_ segments: [BodySegment]) -> HTTPBody {
    HTTPBody(content: .whole(segments))
  }

  /// What somebody else writes whenever there is something.
  static func pushed(_ body: any PushedBody) -> HTTPBody {
    HTTPBody(content: .pushed(body))
  }

  /// The length in bytes, where it is known.
  var length: Int? {
    guard case .whole(let segments) = content else { return nil }
    return segments.reduce(0) { $0 + $1.count }
  }
}
