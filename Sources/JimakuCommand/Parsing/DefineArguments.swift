/// What `jimaku define` was asked for.
struct DefineArguments: Hashable, Sendable {
  /// The words in their order: one, or those of a phrase.
  var words: [String]
  /// Whether every meaning is printed, with every example.
  var printsAll = false
  var printsJSON = false

  init(words: [String]) {
    self.words = words
  }

  /// Operands may hold several words each, as quoted phrases do.
  init(_ arguments: ScannedArguments) throws(UsageError) {
    self.init(words: arguments.operands.flatMap { $0.split(whereSeparator: \.isWhitespace).map(String.init) })
    printsAll = arguments.has(.all)
    printsJSON = arguments.has(.json)
    if words.isEmpty { throw UsageError(.missingWord, in: .define) }
  }
}
