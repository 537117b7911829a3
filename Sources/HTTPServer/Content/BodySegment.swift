/// A part of a body whose length is known.
enum BodySegment: Sendable {
  case bytes(ArraySlice<UInt8>)
  case file(HTTPFile, Range<Int>)

  /// In bytes.
  var count: Int {
    switch self {
    case .bytes(let bytes): bytes.count
    case .file(_, let range): range.count
    }
  }

  /// Reads from `offset` on, as much as there is room for; 0 or less when a file does not have what it had.
  func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) -> Int {
    let room = UnsafeMutableRawBufferPointer(rebasing: buffer.prefix(count - offset))
    switch self {
    case .bytes(let bytes):
      room.copyBytes(from: bytes.dropFirst(offset).prefix(room.count))
      return room.count
    case .file(let file, let range):
      return file.read(into: room, at: range.lowerBound + offset)
    }
  }
}

extension [BodySegment] {
  /// Reads from `position` of the whole on; 0 or less when a file has become shorter or cannot be read.
  func read(into buffer: UnsafeMutableRawBufferPointer, at position: Int) -> Int {
    var offset = position
    for segment in self {
      if offset < segment.count { return segment.read(into: buffer, at: offset) }
      offset -= segment.count
    }
    return 0
  }
}
