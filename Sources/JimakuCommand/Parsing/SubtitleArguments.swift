internal import Captioning
internal import Subtitles

/// What `jimaku subtitle` was asked for.
struct SubtitleArguments: Hashable, Sendable {
  /// The media, in the order given.
  var files: [String]
  /// The language spoken.
  var source = "en"
  /// The language translated to; `nil` for none.
  var target: String? = "ja"
  /// The formats wanted, each once.
  var formats: [SubtitleFormat] = [.srt]
  /// The folder for the files; `nil` for beside the media.
  var folder: String?
  /// Which language stands above in the bilingual file.
  var order = SubtitleWritingOptions.Order.primaryFirst
  /// The file with names and their renderings.
  var glossary: String?
  var audioTrack = CaptionOptions.AudioTrack.automatic
  var start = Timestamp.zero
  var overwrites = false
  var writesByteOrderMark = false
  var printsJSON = false
  var isQuiet = false

  init(files: [String]) {
    self.files = files
  }

  init(_ arguments: ScannedArguments) throws(UsageError) {
    self.init(files: arguments.operands)
    let values = OptionValues(arguments: arguments, command: .subtitle)
    source = try values.language(.from) ?? source
    target = arguments[.to] == "none" ? nil : try values.language(.to, or: .languageOrNone) ?? target
    formats = try values.formats() ?? formats
    folder = try values.folder()
    glossary = try values.glossary()
    audioTrack = try values.audioTrack() ?? audioTrack
    start = try values.time(.start) ?? start
    overwrites = arguments.has(.overwrite)
    writesByteOrderMark = arguments.has(.bom)
    printsJSON = arguments.has(.json)
    isQuiet = arguments.has(.quiet)
    if let target {
      if LanguageArgument.areSame(source, target) { throw UsageError(.sameLanguages(target), in: .subtitle) }
      order = try values.order(source: source, target: target) ?? order
    }
    if files.isEmpty { throw UsageError(.missingFiles, in: .subtitle) }
  }
}
