internal import Media
internal import Subtitles

/// What can be said about the subtitle files of a command line before any work: each is read, and has its targets.
struct TranslatePlan {
  /// A file to translate.
  struct Job {
    var file: String
    var subtitles: SubtitleFile
    /// The language it is in.
    var source: String
    /// What it is translated to: the languages asked for, without its own.
    var languages: [String]
    /// What is written, in the order of the languages.
    var targets: [String]
  }

  private(set) var jobs: [Job] = []
  /// What is refused, and why.
  private(set) var refused: [SubtitlePlan.Refusal] = []

  /// Reads the files and looks at the places of the outputs.
  init(_ files: [String], _ arguments: TranslateArguments, _ finder: TranslatorFinder) {
    var claims = OutputClaims()
    for file in files {
      do throws(Failure) {
        jobs.append(try Self.job(file, isAlone: files.count == 1, arguments, finder, &claims))
      } catch {
        refused.append(SubtitlePlan.Refusal(file: file, failure: error))
      }
    }
  }

  private static func job(
    _ file: String, isAlone: Bool, _ arguments: TranslateArguments, _ finder: TranslatorFinder,
    _ claims: inout OutputClaims
  ) throws(Failure) -> Job {
    if arguments.format == nil, MediaName.isMedia(file) { throw .noText(file) }
    let subtitles = try SubtitleInput.read(file, forced: arguments.format)
    let source =
      arguments.source ?? finder.language(of: subtitles) ?? TranslateArguments.usualSource
    let languages = arguments.targets.filter { !LanguageArgument.areSame(source, $0) }
    guard !languages.isEmpty else { throw .inTargetLanguage(arguments.targets[0]) }
    let targets = try targets(of: file, source, languages, subtitles.format, isAlone: isAlone, arguments)
    do throws(OutputError) {
      try claims.claim(targets, for: file, overwrites: arguments.overwrites)
    } catch {
      throw .output(error)
    }
    return Job(
      file: file, subtitles: subtitles, source: source, languages: languages, targets: targets)
  }

  private static func targets(
    of file: String, _ source: String, _ languages: [String], _ format: SubtitleFile.Format, isAlone: Bool,
    _ arguments: TranslateArguments
  ) throws(Failure) -> [String] {
    if let output = arguments.output, isAlone, arguments.targets.count == 1,
      !OutputTransaction.isFolder(output)
    {
      let isFitting = [format, SubtitleName.format(file)].contains(SubtitleName.format(output))
      guard isFitting || !SubtitleName.isSubtitles(output) else {
        throw .otherExtension(output, format: format)
      }
      if !output.hasSuffix("/") { return [output] }
    }
    return languages.map { target in
      SubtitleName.translated(
        file, from: source, languages: arguments.languages(of: target, source), folder: arguments.output)
    }
  }
}

extension TranslateArguments {
  /// What stands in the name of the file of a language: `ja`, or `en-ja` with both in it.
  func languages(of target: String, _ source: String) -> String {
    layout == .translation ? target : "\(source)-\(target)"
  }
}
