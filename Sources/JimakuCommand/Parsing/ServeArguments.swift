/// What `jimaku serve` was asked for.
struct ServeArguments: Hashable, Sendable {
  /// Where the player is found when nothing else is asked for; any free port when that one is taken.
  static let usualPort: UInt16 = 7420

  /// Folders and files with videos; the current folder when none is named.
  var places = ["."]
  /// The port that was asked for.
  var port: UInt16?
  /// The address to listen on, in numbers.
  var host = "127.0.0.1"
  /// Whether the page is opened in the browser.
  var opensBrowser = false
  var source = "en"
  var target = "ja"

  init() {}

  init(_ arguments: ScannedArguments) throws(UsageError) {
    let values = OptionValues(arguments: arguments, command: .serve)
    if !arguments.operands.isEmpty { places = arguments.operands }
    port = try values.count(.port, in: 1...65_535).map { UInt16(clamping: $0) }
    host = arguments[.host] ?? host
    opensBrowser = arguments.has(.open)
    source = try values.language(.from) ?? source
    target = try values.language(.to) ?? target
    if LanguageArgument.areSame(source, target) { throw UsageError(.sameLanguages(target), in: .serve) }
  }

  /// Whether only this machine can reach the address.
  var isLocal: Bool { host == "127.0.0.1" || host == "::1" }
}
