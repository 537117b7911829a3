internal import Subtitles

/// One subtitle file that is to be written.
struct OutputFile: Hashable, Sendable {
  /// Which languages it holds.
  enum Content: Hashable, Sendable {
    case source, translation, bilingual
  }

  var content: Content
  var format: SubtitleFormat
  var path: String
}

extension OutputFile {
  /// The files for one medium: `talk.en.srt`, `talk.ja.srt`, `talk.en-ja.srt`, and so for every format.
  static func all(for media: String, _ arguments: SubtitleArguments) -> [OutputFile] {
    let place = PathText(media)
    let base = joined(arguments.folder ?? place.folder, place.stem)
    let source = arguments.source
    return arguments.formats.flatMap { format in
      func file(_ content: Content, _ languages: String) -> OutputFile {
        OutputFile(content: content, format: format, path: "\(base).\(languages).\(format.fileExtension)")
      }
      guard let target = arguments.target else { return [file(.source, source)] }
      return [
        file(.source, source), file(.translation, target), file(.bilingual, "\(source)-\(target)"),
      ]
    }
  }

  /// The folder the path names, and `.` for a name alone.
  static func folder(of path: String) -> String { PathText(path).folder }

  /// A file in a folder; one in the current folder goes by its name alone.
  static func joined(_ folder: String, _ name: String) -> String {
    if folder == "." { return name }
    return folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }
}
