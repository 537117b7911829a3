/// What `jimaku packs` was asked for.
struct PacksArguments: Hashable, Sendable {
  /// What to do with the packs.
  enum Action: Hashable, Sendable {
    case list
    case importing(PackImport)
    case remove(id: String)
  }

  /// The words that name the actions.
  static let actions = ["list", "import", "remove"]

  var action: Action
  var printsJSON = false

  init(_ action: Action, printsJSON: Bool = false) {
    self.action = action
    self.printsJSON = printsJSON
  }

  init(_ arguments: ScannedArguments) throws(UsageError) {
    func wrong(_ fault: UsageError.Fault) -> UsageError { UsageError(fault, in: .packs) }
    let word = arguments.operands.first ?? "list"
    let rest = arguments.operands.dropFirst()
    switch word {
    case "list":
      action = .list
    case "import":
      guard let folder = rest.first, !folder.isEmpty else { throw wrong(.missingModelFolder) }
      action = .importing(try PackImport(folder: folder, arguments))
    case "remove":
      guard let id = rest.first else { throw wrong(.missingPackName) }
      action = .remove(id: id)
    default:
      throw wrong(.unknownAction(word, suggestion: Suggestion.best(for: word, among: Self.actions)))
    }
    let taken = action == .list ? 0 : 1
    if let extra = rest.dropFirst(taken).first { throw wrong(.needlessOperand(extra)) }
    printsJSON = arguments.has(.json)
  }
}

/// A model's folder that is to be made a pack.
struct PackImport: Hashable, Sendable {
  var folder: String
  var source: String
  var target: String
  /// The pack's id; `nil` for one made of the languages and the folder's name.
  var name: String?

  init(folder: String, source: String, target: String, name: String? = nil) {
    self.folder = folder
    self.source = source
    self.target = target
    self.name = name
  }

  fileprivate init(folder: String, _ arguments: ScannedArguments) throws(UsageError) {
    let values = OptionValues(arguments: arguments, command: .packs)
    guard let source = try values.language(.from) else { throw UsageError(.missingOption(.from), in: .packs) }
    guard let target = try values.language(.to) else { throw UsageError(.missingOption(.to), in: .packs) }
    if LanguageArgument.areSame(source, target) { throw UsageError(.sameLanguages(source), in: .packs) }
    self.init(folder: folder, source: source, target: target, name: arguments[.name])
  }
}
