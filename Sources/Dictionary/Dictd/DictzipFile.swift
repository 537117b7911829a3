internal import Synchronization

/// A text packed by dictzip, any part of which can be read without unpacking the rest.
///
/// May be read from any thread. The pieces unpacked last are kept, at most 16 of 64 KiB.
final class DictzipFile: Sendable {
  private let file: OpenFile
  private let layout: DictzipLayout
  private let recent = Mutex(RecentChunks())

  /// Opens the file and reads its header; throws `unreadable` or `badArchive`.
  init(_ path: String) throws(DictionaryError) {
    file = try OpenFile(path)
    layout = try DictzipLayout(of: file)
  }

  /// The length of the text in bytes.
  var length: Int { layout.textLength }

  /// This part of the text, which must lie within it; throws `unreadable` or `damagedText`.
  func read(_ range: Range<Int>) throws(DictionaryError) -> [UInt8] {
    guard !range.isEmpty else { return [] }
    let numbers = range.lowerBound / layout.chunkLength...(range.upperBound - 1) / layout.chunkLength
    var text: [UInt8] = []
    for number in numbers {
      let start = number * layout.chunkLength
      let part = range.clamped(to: start..<start + layout.length(ofChunk: number))
      text += try chunk(number)[part.lowerBound - start..<part.upperBound - start]
    }
    return text
  }

  private func chunk(_ number: Int) throws(DictionaryError) -> [UInt8] {
    if let known = recent.withLock({ $0.find(number) }) { return known }
    let data = try file.read(layout.bounds[number]..<layout.bounds[number + 1])
    guard let text = Inflation.unpack(data, length: layout.length(ofChunk: number)) else {
      throw DictionaryError(.damagedText, file: file.path, detail: "piece \(number)")
    }
    recent.withLock { $0.add(number, text) }
    return text
  }
}

/// The pieces that were asked for last, the latest at the end.
private struct RecentChunks: Sendable {
  private static let limit = 16
  private var chunks: [(number: Int, text: [UInt8])] = []

  mutating func find(_ number: Int) -> [UInt8]? {
    guard let place = chunks.lastIndex(where: { $0.number == number }) else { return nil }
    let chunk = chunks.remove(at: place)
    chunks.append(chunk)
    return chunk.text
  }

  mutating func add(_ number: Int, _ text: [UInt8]) {
    // Another thread may have unpacked the same piece meanwhile.
    guard !chunks.contains(where: { $0.number == number }) else { return }
    if chunks.count == Self.limit { chunks.removeFirst() }
    chunks.append((number, text))
  }
}
