// A process that uses a library, for the tests to kill. What it says on its standard output is on the disk.
internal import Foundation
internal import Glibc
internal import Library
internal import Subtitles

func say(_ line: String) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}

func open(_ path: String) throws(LibraryError) -> LibraryStore {
  try LibraryStore(at: URL(filePath: path), now: Date())
}

let arguments = Array(CommandLine.arguments.dropFirst())
do {
  switch (arguments.first, arguments.count) {
  case ("write", 4):
    guard let seconds = Int(arguments[3]) else { exit(2) }
    let writer = StepWriter(library: try open(arguments[1]), video: arguments[2])
    try await writer.write(seconds: seconds)
  case ("open", 2):
    _ = try open(arguments[1])
    say("opened")
  case ("open-unprivileged", 2):
    // Root may write everywhere; "nobody" may not.
    if getuid() == 0, setuid(65534) != 0 { exit(2) }
    _ = try open(arguments[1])
    say("opened")
  default: exit(2)
  }
} catch let error as LibraryError {
  say("error \(error.code.rawValue)")
  exit(1)
}
