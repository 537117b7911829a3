/// What `jimaku translate` was asked for.
struct TranslateArguments: Hashable, Sendable {
  /// The texts; empty when they come by standard input.
  var texts: [String] = []
  var source = "en"
  var target = "ja"
  /// At most so many lines go to the translator together.
  var batchSize = 10
  var printsJSON = false

  init() {}

  init(_ arguments: ScannedArguments) throws(UsageError) {
    let values = OptionValues(arguments: arguments, command: .translate)
    texts = arguments.operands
    source = try values.language(.from) ?? source
    target = try values.language(.to) ?? target
    batchSize = try values.count(.batchSize, in: 1...100) ?? batchSize
    printsJSON = arguments.has(.json)
    if LanguageArgument.areSame(source, target) { throw UsageError(.sameLanguages(target), in: .translate) }
  }
}
