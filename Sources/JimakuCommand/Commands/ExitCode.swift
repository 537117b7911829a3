/// How the program ends, for the shell.
enum ExitCode: Int32, Hashable, Sendable {
  case done = 0
  case failed = 1
  case usage = 2
  /// As shells report an end by SIGINT: 128 and its number.
  case interrupted = 130
  /// As shells report an end by SIGPIPE, which is how filters end when nobody reads any more.
  case nobodyListens = 141
}
