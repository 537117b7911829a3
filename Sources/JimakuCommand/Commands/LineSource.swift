internal import Glibc

/// Where lines to translate come from.
protocol LineSource {
  /// The lines that are there without waiting, at most `limit`; waits for the first. None at the end.
  ///
  /// A line is `nil` when it is not UTF-8. Throws `Failure.standardInput` and `Failure.wideEncoding`.
  mutating func next(_ limit: Int) throws(Failure) -> [String?]
}

/// Lines of arguments; one with line ends in it is several.
struct ArgumentLines: LineSource {
  private var splitter = LineSplitter()

  init(_ texts: [String]) {
    for text in texts { splitter.add((text + "\n").utf8) }
  }

  mutating func next(_ limit: Int) -> [String?] { splitter.take(limit) }
}

/// Lines of an open file, such as standard input.
struct DescriptorLines: LineSource {
  private let descriptor: Int32
  private var splitter = LineSplitter()
  private var isAtEnd = false

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Blocks its thread while nothing comes: this program has nothing else to do meanwhile.
  mutating func next(_ limit: Int) throws(Failure) -> [String?] {
    while !isAtEnd, splitter.count == 0 || (splitter.count < limit && isReadable) { try read() }
    if let encoding = splitter.wideEncoding { throw .wideEncoding(encoding) }
    return splitter.take(limit)
  }

  private var isReadable: Bool {
    var facts = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&facts, 1, 0) > 0
  }

  private mutating func read() throws(Failure) {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = Glibc.read(descriptor, &bytes, bytes.count)
    if count > 0 {
      splitter.add(bytes.prefix(count))
    } else if count == 0 {
      isAtEnd = true
      splitter.finish()
    } else if errno != EINTR {
      throw .standardInput(Console.words(errno))
    }
  }
}
