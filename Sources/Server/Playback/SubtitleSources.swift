internal import Foundation
internal import Library
internal import Media
internal import Subtitles

/// A subtitle track that came with a video.
struct SubtitleSource: Hashable, Sendable {
  /// Where it is.
  enum Place: Hashable, Sendable {
    /// In the video's file, with its number there.
    case embedded(Int)
    /// In a file beside it, as it is since that moment.
    case sidecar(String, FileStamp)
  }

  /// Its number for pages: embedded tracks have theirs, files beside the video follow from 1001.
  var id: Int
  var place: Place
  var language: String?
  var title: String?
  var codec: String
  /// Whether its text can be read.
  var isText: Bool

  private static let firstSidecar = 1001
  private static let formats = ["srt", "vtt", "ass", "ssa"]

  /// Names its lines in the library; a file that was changed since is another source.
  var lines: LineSource {
    switch place {
    case .embedded(let number): LineSource("track:\(number)")
    case .sidecar(let path, let stamp):
      LineSource("file:\((path as NSString).lastPathComponent):\(stamp.size):\(stamp.modified)")
    }
  }

  /// Whether it is said to be in another language than English.
  var isForeign: Bool {
    guard let language else { return false }
    let code = Locale.LanguageCode(String(language.prefix(while: \.isLetter)))
    return code.isISOLanguage && code.identifier(.alpha2) != "en"
  }

  /// All that belong to a video.
  static func all(of video: Video, _ info: MediaInfo) -> [SubtitleSource] {
    let embedded = info.subtitleTracks.map { track in
      SubtitleSource(
        id: track.number, place: .embedded(track.number), language: track.language, title: track.title,
        codec: track.codec, isText: track.isText)
    }
    return embedded + sidecars(of: video.path)
  }

  /// `talk.srt`, `talk.en.vtt` and the like beside `talk.mp4`.
  private static func sidecars(of path: String) -> [SubtitleSource] {
    let url = URL(filePath: path, directoryHint: .notDirectory)
    let folder = url.deletingLastPathComponent()
    let stem = url.deletingPathExtension().lastPathComponent + "."
    // A folder that cannot be listed shows no files beside the video.
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))) ?? []
    let found = names.filter {
      $0.hasPrefix(stem) && formats.contains(($0 as NSString).pathExtension.lowercased())
    }
    return found.sorted().enumerated().compactMap { index, name in
      let path = folder.appending(path: name).path(percentEncoded: false)
      guard let stamp = FileStamp(path: path) else { return nil }
      let middle = name.dropFirst(stem.count).split(separator: ".").dropLast()
      return SubtitleSource(
        id: firstSidecar + index, place: .sidecar(path, stamp),
        language: middle.last.map(String.init), title: name,
        codec: (name as NSString).pathExtension.lowercased(), isText: true)
    }
  }

  /// Its cues, by start.
  func cues(of video: Video) async throws -> [Cue] {
    let cues: SubtitleCues =
      switch place {
      case .embedded(let number): SubtitleCues(path: video.path, track: number)
      case .sidecar(let path, _): SubtitleCues(sidecar: path)
      }
    var all: [Cue] = []
    for try await cue in cues { all.append(cue) }
    return all.sorted { $0.span.start < $1.span.start }
  }
}
