/// What is wrong with a command line: facts, no sentences.
struct UsageError: Error, Hashable, Sendable {
  /// What is wrong.
  enum Fault: Hashable, Sendable {
    case noCommand
    case unknownCommand(String, suggestion: String?)
    /// As written, with its dashes, and without a value.
    case unknownOption(String, suggestion: String?)
    case missingValue(OptionName)
    /// A value for an option that takes none.
    case needlessValue(OptionName, String)
    case badValue(OptionName, String, Expectation)
    case missingFiles
    case missingWord
    case needlessOperand(String)
    case unknownAction(String, suggestion: String?)
    case missingModelFolder
    case missingPackName
    case missingOption(OptionName)
    case sameLanguages(String)
    /// Several languages for one output.
    case severalLanguagesAtOnce([String])
    /// What makes sense only for subtitle files that are named.
    case onlyForNamedFiles(OptionName)
    /// A text where there are subtitle files too.
    case textAmongFiles(String)
  }

  /// What a value should have been.
  enum Expectation: Hashable, Sendable {
    case language
    case languageOrNone
    /// One or several with commas between.
    case languages
    /// One of these, or several with commas between.
    case list(of: [String], suggestion: String?)
    case oneOf([String])
    case folder
    /// The name of a folder or file.
    case path
    case trackNumberOrLanguage
    case time
    case count(ClosedRange<Int>)
  }

  /// The command it was meant for, when that is known.
  var command: CommandName?
  var fault: Fault

  init(_ fault: Fault, in command: CommandName? = nil) {
    self.command = command
    self.fault = fault
  }
}
