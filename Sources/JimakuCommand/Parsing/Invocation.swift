/// What a command line asks for.
enum Invocation: Hashable, Sendable {
  /// The help of one command, or the overview.
  case help(CommandName?)
  case version
  case subtitle(SubtitleArguments)
  case serve(ServeArguments)
  case translate(TranslateArguments)
  case define(DefineArguments)
  case packs(PacksArguments)
  case languages(printsJSON: Bool)
  case doctor(printsJSON: Bool)
  /// To be the worker process.
  case engine

  /// Whether it does anything with the packs of the user.
  var needsPacks: Bool {
    switch self {
    case .subtitle, .serve, .translate, .define, .packs, .languages: true
    case .help, .version, .doctor, .engine: false
    }
  }

  /// Reads a command line, the program's own name left off.
  init(_ arguments: [String]) throws(UsageError) {
    guard let word = arguments.first else { throw UsageError(.noCommand) }
    if word.hasPrefix("-") {
      self = try Self.withoutCommand(arguments)
    } else if word == "help" {
      self = try Self.help(about: arguments.dropFirst())
    } else {
      self = try Self.calling(Self.command(word), arguments.dropFirst())
    }
  }

  private static func withoutCommand(_ arguments: [String]) throws(UsageError) -> Invocation {
    let scanned = try ScannedArguments(arguments, options: [.help, .version], command: nil)
    if scanned.has(.help) { return .help(nil) }
    if scanned.has(.version) { return .version }
    guard let word = scanned.operands.first else { throw UsageError(.noCommand) }
    return try calling(command(word), scanned.operands.dropFirst())
  }

  private static func help(about words: ArraySlice<String>) throws(UsageError) -> Invocation {
    guard let word = words.first(where: { !$0.hasPrefix("-") }) else { return .help(nil) }
    return .help(try command(word))
  }

  private static func command(_ word: String) throws(UsageError) -> CommandName {
    if let command = CommandName(rawValue: word) { return command }
    let known = CommandName.visible.map(\.rawValue) + ["help"]
    throw UsageError(.unknownCommand(word, suggestion: Suggestion.best(for: word, among: known)))
  }

  private static func calling(
    _ command: CommandName, _ arguments: ArraySlice<String>
  ) throws(UsageError) -> Invocation {
    if command == .engine { return .engine }
    // Whoever asks for help gets it, whatever else is wrong with the line.
    let options = arguments.prefix { $0 != "--" }
    if options.contains("--help") || options.contains("-h") { return .help(command) }
    let scanned = try ScannedArguments(arguments, options: command.options, command: command)
    switch command {
    case .subtitle:
      return .subtitle(try SubtitleArguments(scanned))
    case .serve:
      return .serve(try ServeArguments(scanned))
    case .translate:
      return .translate(try TranslateArguments(scanned))
    case .define:
      return .define(try DefineArguments(scanned))
    case .packs:
      return .packs(try PacksArguments(scanned))
    case .languages, .doctor:
      if let operand = scanned.operands.first {
        throw UsageError(.needlessOperand(operand), in: command)
      }
      let printsJSON = scanned.has(.json)
      return command == .languages ? .languages(printsJSON: printsJSON) : .doctor(printsJSON: printsJSON)
    case .engine:
      return .engine
    }
  }
}
