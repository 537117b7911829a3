/// The bytes between who makes a body and the thread that sends it.
///
/// Memory is bounded by who appends: it waits, or is refused, when there is no room.
struct BodyPipe {
  /// How a body ends.
  enum End: Hashable {
    case complete
    /// The client must not take it for whole.
    case broken
  }

  /// What the sending thread finds.
  enum Reading: Hashable {
    case bytes(Int)
    case nothingYet
    case end(End)
  }

  /// How many bytes it takes in before there is no more room.
  var capacity: Int
  /// How many bytes wait.
  private(set) var count = 0
  private(set) var end: End?
  private var pieces: [ArraySlice<UInt8>] = []
  /// The pieces before this one were sent.
  private var head = 0

  init(capacity: Int) {
    self.capacity = capacity
  }

  /// Whether another piece, of whatever length, is taken in.
  var hasRoom: Bool { count < capacity && end == nil }

  /// Takes a piece in; what comes after the end is lost.
  mutating func append(_ piece: [UInt8]) {
    guard end == nil, !piece.isEmpty else { return }
    pieces.append(piece[...])
    count += piece.count
  }

  /// Ends the body: after what waits, or at once when it is broken.
  mutating func close(_ end: End) {
    guard self.end == nil || end == .broken else { return }
    if end == .broken { (pieces, head, count) = ([], 0, 0) }
    self.end = end
  }

  /// Takes out as much as there is room for in the buffer.
  mutating func read(into buffer: UnsafeMutableRawBufferPointer) -> Reading {
    if count == 0 { return end.map(Reading.end) ?? .nothingYet }
    var filled = 0
    while head < pieces.count, filled < buffer.count {
      let part = pieces[head].prefix(buffer.count - filled)
      UnsafeMutableRawBufferPointer(rebasing: buffer[filled...]).copyBytes(from: part)
      filled += part.count
      pieces[head].removeFirst(part.count)
      if pieces[head].isEmpty { head += 1 }
    }
    // Moving the rest costs as much as it is long, so it waits until it is worth it.
    if head > 64 || head == pieces.count {
      pieces.removeFirst(head)
      head = 0
    }
    count -= filled
    return .bytes(filled)
  }
}
