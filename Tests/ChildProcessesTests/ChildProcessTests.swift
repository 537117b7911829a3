import Foundation
import Glibc
import TestSupport
import Testing

@testable import ChildProcesses

@Suite(.timeLimit(.minutes(10)))
struct ChildProcessTests {
  @Test(arguments: [("exit 0", ProcessExit.code(0)), ("exit 7", .code(7)), ("kill -9 $$", .signal(SIGKILL))])
  func itsEndIsTold(script: String, status: ProcessExit) throws {
    let process = try ChildProcess(Command("/bin/sh", ["-c", script]))
    #expect(process.wait() == status)
    #expect(process.wait() == status, "as often as asked")
  }

  /// Status words as Linux composes them: the exit code in bits 8–15, the signal in bits 0–6, 0x80 for a core dump.
  @Test(arguments: [
    (Int32(0xff00), ProcessExit.code(255), Int32(255)), (0, .code(0), 0), (0x0100, .code(1), 1),
    (9, .signal(9), 137), (0x8b, .signal(11), 139),
  ])
  func aStatusWordIsUnderstood(word: Int32, status: ProcessExit, shellCode: Int32) {
    #expect(ProcessExit(waitStatus: word) == status)
    #expect(status.shellCode == shellCode)
  }

  @Test func itsStreamsAreThoseItWasGiven() throws {
    let folder = try TemporaryFolder()
    let source = try FileHandle(forReadingFrom: try folder.write("one\n", to: "source"))
    let errors = folder.file("errors")
    #expect(FileManager.default.createFile(atPath: errors.path, contents: nil))
    let sink = try FileHandle(forWritingTo: errors)
    var command = Command("/bin/sh", ["-c", "cat; echo two >&2"])
    command.input = .descriptor(source.fileDescriptor)
    command.errors = .descriptor(sink.fileDescriptor)
    #expect(try command.run().output == "one\n")
    #expect(try String(contentsOf: errors, encoding: .utf8) == "two\n")
  }

  @Test func withoutStreamsItReadsNothingAndIsNotSeen() throws {
    let links = "readlink /proc/self/fd/0 /proc/$$/fd/2"
    #expect(try Command("/bin/sh", ["-c", links]).run().output == "/dev/null\n/dev/null\n")
  }

  /// A descriptor that a child kept would keep a pipe open, and whoever reads to its end would wait for ever.
  @Test func itInheritsNothingElse() throws {
    let opened = (0..<5).map { _ in open("/dev/zero", O_RDONLY) }
    let high = fcntl(opened[0], F_DUPFD, 900)
    try #require(high >= 900)
    defer { (opened + [high]).forEach { close($0) } }
    // The listing has the folder itself open.
    #expect(try Command("/bin/ls", ["/proc/self/fd"]).run().output == "0\n1\n2\n3\n")
  }

  @Test func theEnvironmentIsOursButForWhatIsChanged() throws {
    setenv("JIMAKU_CHILD_KEPT", "kept", 1)
    setenv("JIMAKU_CHILD_CHANGED", "before", 1)
    // Windows-1252, as somebody's locale may leave it.
    setenv("JIMAKU_CHILD_BYTES", [0x63, 0x61, 0x66, CChar(bitPattern: 0xe9), 0], 1)
    var command = Command(
      "/bin/sh",
      [
        "-c",
        "echo $JIMAKU_CHILD_KEPT,$JIMAKU_CHILD_CHANGED,$JIMAKU_CHILD_NEW; env | grep -c JIMAKU_CHILD_C; printenv JIMAKU_CHILD_BYTES | od -An -tx1",
      ])
    command.variables = ["JIMAKU_CHILD_CHANGED": "after=1", "JIMAKU_CHILD_NEW": "new"]
    #expect(try command.run().output == "kept,after=1,new\n1\n 63 61 66 e9 0a\n")
  }

  @Test func itStartsInTheFolderItWasGiven() throws {
    let folder = try TemporaryFolder()
    var command = Command("/bin/pwd", ["-P"])
    command.folder = folder.url.path
    let real = try #require(realpath(folder.url.path, nil))
    defer { free(real) }
    #expect(try command.run().output == String(cString: real) + "\n")
  }

  /// The threads of queues block most signals, and a child that inherits that cannot be interrupted.
  @Test(arguments: [
    (Command.Signals.usual, "0000000000000000"), (.inherited, "0000000000004000"),
  ])
  func signalsAreAsAsked(signals: Command.Signals, mask: String) async throws {
    var command = Command("/bin/grep", ["SigBlk", "/proc/self/status"])
    command.signals = signals
    let told = try await OwnThread.run { [command] in
      var terminate = sigset_t()
      sigemptyset(&terminate)
      sigaddset(&terminate, SIGTERM)
      pthread_sigmask(SIG_SETMASK, &terminate, nil)
      return try command.run().output
    }
    #expect(told == "SigBlk:\t\(mask)\n")
  }

  @Test func aSignalReachesItUntilItHasEnded() throws {
    let process = try ChildProcess(Command("/bin/sleep", ["1000"]))
    process.send(SIGTERM)
    #expect(process.wait() == .signal(SIGTERM))
    process.send(SIGTERM)
    #expect(process.wait() == .signal(SIGTERM))
  }

  @Test func severalMayWait() async throws {
    let process = try ChildProcess(Command("/bin/sleep", ["1000"]))
    async let first = OwnThread.run { process.wait() }
    async let second = OwnThread.run { process.wait() }
    process.send(SIGKILL)
    #expect(await [first, second] == [.signal(SIGKILL), .signal(SIGKILL)])
  }

  @Test(arguments: [
    (Command("/nowhere/program"), ENOENT), (Command("/etc/passwd"), EACCES), (Command("/"), EACCES),
    (Command("/bin/echo", ["a\0b"]), EINVAL), (Self.changed { $0.variables = ["A": "b\0c"] }, EINVAL),
    (Self.changed { $0.folder = "/nowhere" }, ENOENT), (Self.changed { $0.folder = "/etc/passwd" }, ENOTDIR),
    (Self.changed { $0.input = .descriptor(-1) }, EBADF),
  ])
  func whatCannotStartSaysWhy(command: Command, number: Int32) throws {
    #expect(throws: ChildProcess.NotStarted(program: command.program, number: number)) {
      try ChildProcess(command)
    }
  }

  @Test func aFaultIsToldInTheSystemsWords() {
    #expect(
      ChildProcess.NotStarted(program: "/nowhere", number: ENOENT).reason == "No such file or directory")
  }

  private static func changed(_ change: (inout Command) -> Void) -> Command {
    var command = Command("/bin/true")
    change(&command)
    return command
  }
}
