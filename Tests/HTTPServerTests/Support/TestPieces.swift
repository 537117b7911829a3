import Synchronization
import TestSupport

/// The pieces of a body: it can be seen how many were asked for, and that they are no longer wanted.
struct TestPieces: AsyncSequence, Sendable {
  typealias Element = [UInt8]

  struct Broken: Error {}

  private let make: @Sendable (Int) async throws -> [UInt8]?
  private let count = Counter()
  /// Open when the task that iterates was cancelled or let the iteration go.
  let ended = Gate()

  /// `make` gets the number of the piece, from 0; `nil` is the end.
  init(_ make: @escaping @Sendable (Int) async throws -> [UInt8]?) {
    self.make = make
  }

  /// Zeroes without end, in pieces of this size.
  static func endless(_ size: Int) -> TestPieces {
    TestPieces { _ in [UInt8](repeating: 0, count: size) }
  }

  /// The first pieces, and then nothing until the client is gone.
  static func silent(after pieces: [String]) -> TestPieces {
    TestPieces { number in
      if number < pieces.count { return Array(pieces[number].utf8) }
      let cancelled = Gate()
      await withTaskCancellationHandler {
        await cancelled.wait()
      } onCancel: {
        cancelled.open()
      }
      return nil
    }
  }

  /// Asks for all pieces and throws them away.
  func exhaust() async {
    var pieces = makeAsyncIterator()
    while (try? await pieces.next()) != nil {}
  }

  /// How many pieces were asked for.
  var madeCount: Int { count.value.withLock { $0 } }

  func makeAsyncIterator() -> Iterator { Iterator(pieces: self, end: End(gate: ended)) }

  struct Iterator: AsyncIteratorProtocol {
    fileprivate let pieces: TestPieces
    fileprivate let end: End

    mutating func next() async throws -> [UInt8]? {
      let number = pieces.count.value.withLock { value in
        defer { value += 1 }
        return value
      }
      return try await pieces.make(number)
    }
  }

  private final class Counter: Sendable {
    let value = Mutex(0)
  }

  /// Opens the gate when the iterator is let go.
  fileprivate final class End: Sendable {
    private let gate: Gate

    init(gate: Gate) {
      self.gate = gate
    }

    deinit {
      gate.open()
    }
  }
}
