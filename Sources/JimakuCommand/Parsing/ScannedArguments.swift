/// Arguments told apart: options with their values, and the rest.
///
/// The customs are GNU's: `--to ja` and `--to=ja` are one, options and operands may be mixed, `--` ends the options,
/// and `-` alone is an operand. Of an option given twice the last counts. `-h` is `--help`, `-o` is `--output`.
/// Source: GNU C Library manual, "Program Argument Syntax Conventions".
struct ScannedArguments: Hashable, Sendable {
  /// What stands beside the options, in order.
  private(set) var operands: [String] = []
  private var values: [OptionName: String] = [:]
  private var flags: Set<OptionName> = []

  /// Tells `arguments` apart by the options a command has.
  init(_ arguments: some Sequence<String>, options: [OptionName], command: CommandName?) throws(UsageError) {
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        return
      }
      if !argument.hasPrefix("-") || argument == "-" {
        operands.append(argument)
        continue
      }
      let (written, inlineValue) = Self.split(argument)
      guard let option = Self.option(written, among: options) else {
        let suggestion = Suggestion.best(for: written, among: options.map { "--" + $0.rawValue })
        throw UsageError(.unknownOption(written, suggestion: suggestion), in: command)
      }
      if option.placeholder == nil {
        if let inlineValue { throw UsageError(.needlessValue(option, inlineValue), in: command) }
        flags.insert(option)
      } else if let value = inlineValue ?? rest.popFirst() {
        values[option] = value
      } else {
        throw UsageError(.missingValue(option), in: command)
      }
    }
  }

  /// The value of an option that was given.
  subscript(option: OptionName) -> String? { values[option] }

  /// Whether an option without value was given.
  func has(_ option: OptionName) -> Bool { flags.contains(option) }

  /// Whether an option was given, with a value or without.
  func isGiven(_ option: OptionName) -> Bool { flags.contains(option) || values[option] != nil }

  private static func split(_ argument: String) -> (String, String?) {
    guard argument.hasPrefix("--"), let sign = argument.firstIndex(of: "=") else { return (argument, nil) }
    return (String(argument[..<sign]), String(argument[argument.index(after: sign)...]))
  }

  private static func option(_ written: String, among options: [OptionName]) -> OptionName? {
    options.first {
      written == "--" + $0.rawValue || written == "-h" && $0 == .help || written == "-o" && $0 == .output
    }
  }
}
