internal import CSpawn
internal import Glibc

/// What `posix_spawn` is told about the child; taken down with the value.
struct Spawning: ~Copyable {
  /// The system's error number.
  struct Failure: Error {
    var number: Int32
  }

  private var actions = posix_spawn_file_actions_t()
  private var attributes = posix_spawnattr_t()
  /// Our copies of the descriptors that are handed over, none of which is one of the three numbers they are to have.
  private var copies: [Int32] = []

  /// Throws the number of what the system refused.
  static func start(_ command: Command) throws(Failure) -> pid_t {
    let texts = command.words + command.variables.flatMap { [$0.key, $0.value] } + [command.folder ?? ""]
    if texts.contains(where: { $0.utf8.contains(0) }) { throw Failure(number: EINVAL) }
    var spawning = Spawning()
    for (number, stream) in command.streams { try spawning.hand(over: stream, as: number) }
    // Whatever this process has open, some of it without close-on-exec, is none of the child's business.
    try check(jmk_spawn_close_from(&spawning.actions, STDERR_FILENO + 1))
    if let folder = command.folder { try check(jmk_spawn_change_folder(&spawning.actions, folder)) }
    if command.signals == .usual { try spawning.resetSignals() }
    let words = WordList(command.words)
    let variables = WordList(environmentWith: command.variables)
    return try spawning.start(command.program, words, variables)
  }

  private init() {
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
  }

  deinit {
    var (actions, attributes) = (actions, attributes)
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
    copies.forEach { close($0) }
  }

  private mutating func hand(over stream: Command.Stream, as number: Int32) throws(Failure) {
    switch stream {
    case .nothing:
      let mode = number == STDIN_FILENO ? O_RDONLY : O_WRONLY
      try Self.check(posix_spawn_file_actions_addopen(&actions, number, "/dev/null", mode, 0))
    case .descriptor(let descriptor):
      let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
      guard copy >= 0 else { throw Failure(number: errno) }
      copies.append(copy)
      try Self.check(posix_spawn_file_actions_adddup2(&actions, copy, number))
    }
  }

  private mutating func resetSignals() throws(Failure) {
    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigfillset(&all)
    try Self.check(posix_spawnattr_setsigmask(&attributes, &none))
    try Self.check(posix_spawnattr_setsigdefault(&attributes, &all))
    let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    try Self.check(posix_spawnattr_setflags(&attributes, Int16(flags)))
  }

  private func start(
    _ program: String, _ words: borrowing WordList, _ variables: borrowing WordList
  ) throws(Failure) -> pid_t {
    var child: pid_t = 0
    var (actions, attributes) = (actions, attributes)
    try Self.check(posix_spawn(&child, program, &actions, &attributes, words.pointers, variables.pointers))
    return child
  }

  private static func check(_ number: Int32) throws(Failure) {
    if number != 0 { throw Failure(number: number) }
  }
}
