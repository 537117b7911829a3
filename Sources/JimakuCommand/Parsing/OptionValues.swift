internal import Captioning
internal import Subtitles

/// Reads the values of options, each `nil` when the option was not given.
struct OptionValues {
  let arguments: ScannedArguments
  let command: CommandName

  func language(
    _ option: OptionName, or expectation: UsageError.Expectation = .language
  ) throws(UsageError) -> String? {
    try read(option, expectation, LanguageArgument.tag)
  }

  /// Several with commas between, each once, in the order given.
  func languages(_ option: OptionName) throws(UsageError) -> [String]? {
    guard let text = arguments[option] else { return nil }
    var tags: [String] = []
    for name in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let tag = LanguageArgument.tag(String(name)) else {
        throw UsageError(.badValue(option, String(name), .languages), in: command)
      }
      if !tags.contains(where: { LanguageArgument.areSame($0, tag) }) { tags.append(tag) }
    }
    return tags
  }

  func time(_ option: OptionName) throws(UsageError) -> Timestamp? {
    try read(option, .time, ClockTime.parse)
  }

  func count(_ option: OptionName, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    try read(option, .count(range)) { text in Int(text).flatMap { range.contains($0) ? $0 : nil } }
  }

  func folder() throws(UsageError) -> String? {
    try read(.output, .folder) { $0.isEmpty ? nil : $0 }
  }

  func path(_ option: OptionName) throws(UsageError) -> String? {
    try read(option, .path) { $0.isEmpty ? nil : $0 }
  }

  /// The one format that files are in.
  func subtitleFormat() throws(UsageError) -> SubtitleFile.Format? {
    try read(.format, .oneOf(SubtitleFile.Format.allCases.map(\.rawValue))) {
      SubtitleFile.Format(rawValue: $0.lowercased())
    }
  }

  func audioTrack() throws(UsageError) -> CaptionOptions.AudioTrack? {
    try read(.audioTrack, .trackNumberOrLanguage) { text in
      if let number = Int(text) { return number > 0 ? .number(number) : nil }
      return LanguageArgument.tag(text) == nil ? nil : .language(text)
    }
  }

  /// Each format once, in the order given.
  func formats() throws(UsageError) -> [SubtitleFormat]? {
    guard let text = arguments[.format] else { return nil }
    var formats: [SubtitleFormat] = []
    for name in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let format = SubtitleFormat(fileExtension: String(name)) else {
        let known = SubtitleFormat.allCases.map(\.fileExtension)
        let suggestion = Suggestion.best(for: String(name), among: known)
        throw UsageError(
          .badValue(.format, String(name), .list(of: known, suggestion: suggestion)), in: command)
      }
      if !formats.contains(format) { formats.append(format) }
    }
    return formats
  }

  /// Any language may stand for a source that is not known yet.
  func order(source: String?, target: String) throws(UsageError) -> SubtitleWritingOptions.Order? {
    let known = source ?? TranslateArguments.usualSource
    return try read(.order, .oneOf(["\(known)-\(target)", "\(target)-\(known)"])) { text in
      let isSource = { (name: Substring) in
        source.map { $0 == name } ?? (LanguageArgument.tag(String(name)) != nil)
      }
      let length = target.count + 1
      if text.hasSuffix("-\(target)"), isSource(text.dropLast(length)) { return .primaryFirst }
      if text.hasPrefix("\(target)-"), isSource(text.dropFirst(length)) { return .secondaryFirst }
      return nil
    }
  }

  private func read<Value>(
    _ option: OptionName, _ expectation: UsageError.Expectation, _ value: (String) -> Value?
  ) throws(UsageError) -> Value? {
    guard let text = arguments[option] else { return nil }
    guard let value = value(text) else {
      throw UsageError(.badValue(option, text, expectation), in: command)
    }
    return value
  }
}
