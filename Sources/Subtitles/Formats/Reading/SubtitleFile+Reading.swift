/// Why a file is not read: facts, no sentences.
package enum SubtitleReadingError: Error, Hashable, Sendable {
  /// There is nothing in it.
  case empty
  /// In no encoding do the bytes make sense.
  case unknownEncoding
  /// It is subtitles in a format that is only recognised.
  case otherFormat(ForeignSubtitles)
  /// It is no subtitles.
  case notSubtitles
  /// It has no cue that can be read; what was odd says why.
  case noCues([SubtitleRemark])
}

extension SubtitleFile {
  /// Reads a file, in whatever encoding it is.
  ///
  /// `expected` is what its name says: what the content says counts more. `forced` counts whatever the content says.
  package init(
    _ bytes: [UInt8], expected: Format? = nil, forced: Format? = nil
  ) throws(SubtitleReadingError) {
    guard let decoded = TextEncoding.decoded(bytes) else { throw .unknownEncoding }
    guard !decoded.text.utf8.allSatisfy({ [0x09, 0x0A, 0x0D, 0x20, 0].contains($0) }) else { throw .empty }
    var file = try Self.read(decoded.text, expected: expected, forced: forced)
    file.hasByteOrderMark = decoded.hasMark
    if decoded.encoding != "UTF-8" {
      file.remarks.append(SubtitleRemark(line: 1, .encoding(decoded.encoding)))
    }
    if let expected, forced == nil, expected != file.format {
      file.remarks.append(SubtitleRemark(line: 1, .otherFormat(file.format)))
    }
    // Sorting is stable in effect: remarks on one line come in the order in which they were made.
    file.remarks = file.remarks.enumerated().sorted {
      ($0.element.line, $0.offset) < ($1.element.line, $1.offset)
    }
    .map(\.element)
    if file.cues.isEmpty { throw .noCues(file.remarks) }
    self = file
  }

  private static func read(
    _ text: String, expected: Format?, forced: Format?
  ) throws(SubtitleReadingError) -> SubtitleFile {
    if let forced {
      guard let file = read(text, as: forced) else { throw .notSubtitles }
      return file
    }
    if let file = WebVTTReader.read(text) { return file }
    if let other = ForeignSubtitles(text) { throw .otherFormat(other) }
    if let file = SubStationAlphaReader.read(text), !file.cues.isEmpty || expected == .ass { return file }
    // What is meant for a browser and has no signature is shown by none.
    if expected == .vtt { throw .notSubtitles }
    let file = SubRipReader.read(text)
    if file.cues.isEmpty, file.remarks.allSatisfy({ $0.kind == .strayText }) { throw .notSubtitles }
    return file
  }

  private static func read(_ text: String, as format: Format) -> SubtitleFile? {
    switch format {
    case .srt: SubRipReader.read(text)
    case .vtt: WebVTTReader.read(text)
    case .ass: SubStationAlphaReader.read(text)
    }
  }
}
