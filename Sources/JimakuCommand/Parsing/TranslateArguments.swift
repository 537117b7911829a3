internal import Media
internal import Subtitles

/// What `jimaku translate` was asked for.
struct TranslateArguments: Hashable, Sendable {
  /// What is to be translated.
  enum Input: Hashable, Sendable {
    /// The operands, as texts.
    case texts([String])
    /// Lines of standard input.
    case lines
    /// Subtitle files.
    case files([String])
    /// A subtitle file that comes by standard input and goes to standard output.
    case standardFile(SubtitleFile.Format)

    /// The options that would do nothing here.
    var needless: [OptionName] {
      switch self {
      case .texts, .lines: [.bilingual, .order, .output, .overwrite]
      case .files: []
      case .standardFile: [.output, .overwrite, .json]
      }
    }
  }

  var input = Input.lines
  /// `nil` for what the texts tell.
  var source: String?
  /// The languages translated to, each once; never empty.
  var targets = ["ja"]
  /// At most so many lines go to the translator together.
  var batchSize = 10
  /// The format of the files, whatever their names and contents say.
  var format: SubtitleFile.Format?
  /// How translated cues look.
  var layout = SubtitleTranslation.Layout.translation
  /// The file with names and their renderings.
  var glossary: String?
  /// A folder, or the one file to be written; `nil` for beside the input.
  var output: String?
  var overwrites = false
  var printsJSON = false
  var isQuiet = false

  /// The language of texts that do not tell theirs.
  static let usualSource = "en"

  init() {}

  init(_ arguments: ScannedArguments) throws(UsageError) {
    let values = OptionValues(arguments: arguments, command: .translate)
    source = try values.language(.from)
    targets = try values.languages(.to) ?? targets
    batchSize = try values.count(.batchSize, in: 1...100) ?? batchSize
    format = try values.subtitleFormat()
    glossary = try values.glossary()
    output = try values.path(.output)
    overwrites = arguments.has(.overwrite)
    printsJSON = arguments.has(.json)
    isQuiet = arguments.has(.quiet)
    input = try Self.input(arguments.operands, format)
    if let option = input.needless.first(where: arguments.isGiven) {
      throw UsageError(.onlyForNamedFiles(option), in: .translate)
    }
    if let source, targets.allSatisfy({ LanguageArgument.areSame(source, $0) }) {
      throw UsageError(.sameLanguages(targets[0]), in: .translate)
    }
    let other = targets.first { target in !(source.map { LanguageArgument.areSame($0, target) } ?? false) }
    let order = try values.order(source: source, target: other ?? targets[0]) ?? .primaryFirst
    if arguments.has(.bilingual) { layout = .bilingual(order) }
    if case .standardFile = input, targets.count > 1 {
      throw UsageError(.severalLanguagesAtOnce(targets), in: .translate)
    }
  }

  /// Operands are files when their names have an extension of subtitles or of media, and texts otherwise.
  private static func input(
    _ operands: [String], _ format: SubtitleFile.Format?
  ) throws(UsageError) -> Input {
    if operands.isEmpty || operands == ["-"] { return format.map(Input.standardFile) ?? .lines }
    let texts = format == nil ? operands.filter { !SubtitleName.isSubtitles($0) && !isMedia($0) } : []
    guard let text = texts.first else { return .files(operands) }
    guard texts.count == operands.count else { throw UsageError(.textAmongFiles(text), in: .translate) }
    return .texts(operands)
  }

  /// A sentence may end with the name of a file; a file with a space in its name shows by its content.
  private static func isMedia(_ operand: String) -> Bool {
    MediaName.isMedia(operand) && !operand.contains(where: \.isWhitespace)
  }
}
