internal import Glibc
internal import Media
internal import Subtitles

/// Reads subtitle files from the outside world.
enum SubtitleInput {
  /// No subtitle file is larger, in bytes; a film's have a tenth of a megabyte.
  static let largest = 16 << 20

  /// The file of this name.
  static func read(_ path: String, forced: SubtitleFile.Format?) throws(Failure) -> SubtitleFile {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ENOENT, let fault = SubtitlePlan.fault(ofMissing: path) { throw fault }
      throw .media(MediaError(code(errno), path: path, detail: Console.words(errno)))
    }
    defer { close(descriptor) }
    var facts = stat()
    guard fstat(descriptor, &facts) == 0 else {
      throw .media(MediaError(.readFailed, path: path, detail: Console.words(errno)))
    }
    guard facts.st_mode & S_IFMT != S_IFDIR else { throw .media(MediaError(.isDirectory, path: path)) }
    guard facts.st_mode & S_IFMT == S_IFREG else { throw .notAFile(path) }
    let bytes: [UInt8]
    do throws(Failure) {
      bytes = try self.bytes(of: descriptor, path)
    } catch .standardInput(let words) {
      throw .media(MediaError(.readFailed, path: path, detail: words))
    }
    return try subtitles(bytes, path, expected: SubtitleName.format(path), forced: forced)
  }

  /// A file that comes by an open descriptor such as standard input; `name` is what it is called in messages.
  static func read(
    descriptor: Int32, name: String, format: SubtitleFile.Format
  ) throws(Failure) -> SubtitleFile {
    try subtitles(bytes(of: descriptor, name), name, expected: nil, forced: format)
  }

  private static func subtitles(
    _ bytes: [UInt8], _ path: String, expected: SubtitleFile.Format?, forced: SubtitleFile.Format?
  ) throws(Failure) -> SubtitleFile {
    do throws(SubtitleReadingError) {
      return try SubtitleFile(bytes, expected: expected, forced: forced)
    } catch {
      switch error {
      case .empty: throw .media(MediaError(.emptyFile, path: path))
      case .unknownEncoding: throw .media(MediaError(.unknownEncoding, path: path))
      case .notSubtitles: throw .media(MediaError(.notSubtitles, path: path))
      case .otherFormat(let format): throw .foreignSubtitles(path, format)
      case .noCues(let remarks):
        throw .noCues(
          path, remarks.first { $0.kind == .unreadableTime } ?? remarks.first { $0.kind == .strayText })
      }
    }
  }

  /// All bytes; throws `standardInput` with the system's words.
  private static func bytes(of descriptor: Int32, _ path: String) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(descriptor, &block, block.count)
      if count == 0 { return bytes }
      if count > 0 {
        bytes += block.prefix(count)
        if bytes.count > largest { throw .media(MediaError(.notSubtitles, path: path)) }
      } else if errno != EINTR {
        throw .standardInput(Console.words(errno))
      }
    }
  }

  private static func code(_ number: Int32) -> MediaError.Code {
    switch number {
    case ENOENT, ENOTDIR: .notFound
    case EACCES, EPERM: .permissionDenied
    default: .readFailed
    }
  }
}
