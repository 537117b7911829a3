internal import Subtitles

/// What the name of a subtitle file says.
enum SubtitleName {
  /// The format that an extension stands for.
  private static let formats: [String: SubtitleFile.Format] = [
    "srt": .srt, "vtt": .vtt, "webvtt": .vtt, "ass": .ass, "ssa": .ass,
  ]
  /// Extensions of subtitles that are only recognised.
  private static let others: Set = ["sbv", "sub", "smi", "sami", "ttml", "dfxp", "scc"]

  /// The format that the name stands for; `nil` when it does not say.
  static func format(_ path: String) -> SubtitleFile.Format? { formats[fileExtension(path)] }

  /// Whether the name is one of subtitles.
  static func isSubtitles(_ path: String) -> Bool {
    format(path) != nil || others.contains(fileExtension(path))
  }

  /// The place of a translation: `talk.ja.srt` for `talk.srt` and for `talk.en.srt`.
  ///
  /// `languages` is what stands in the name, such as `ja` or `en-ja`; `folder` is `nil` for the file's own.
  static func translated(_ path: String, from source: String, languages: String, folder: String?) -> String {
    let place = PathText(path)
    let suffix = "." + source.lowercased()
    let isNamed = place.stem.lowercased().hasSuffix(suffix) && place.stem.count > suffix.count
    let stem = isNamed ? String(place.stem.dropLast(suffix.count)) : place.stem
    let ending = place.name.unicodeScalars.dropFirst(place.stem.unicodeScalars.count)
    return OutputFile.joined(folder ?? place.folder, "\(stem).\(languages)\(String(ending))")
  }

  private static func fileExtension(_ path: String) -> String {
    let place = PathText(path)
    return String(place.name.unicodeScalars.dropFirst(place.stem.unicodeScalars.count + 1)).lowercased()
  }
}
