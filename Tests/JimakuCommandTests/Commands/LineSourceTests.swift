import Glibc
import Testing

@testable import JimakuCommand

@Suite struct LineSourceTests {
  @Test(arguments: [
    ("lines", "a\nb\n", ["a", "b"]), ("no end", "a\nb", ["a", "b"]), ("CR LF", "a\r\nb\r\n", ["a", "b"]),
    ("empty ones", "\n\na\n\n", ["", "", "a", ""]), ("nothing", "", []),
    ("a byte order mark", "\u{FEFF}a\n\u{FEFF}b\n", ["a", "\u{FEFF}b"]),
  ])
  func bytesAreCutIntoLines(name: String, text: String, lines: [String]) {
    // Bytes arrive in pieces of any size.
    for size in 1...4 {
      var splitter = LineSplitter()
      let bytes = Array(text.utf8)
      for start in stride(from: 0, to: bytes.count, by: size) { splitter.add(bytes[start...].prefix(size)) }
      splitter.finish()
      #expect(splitter.take(99) == lines)
    }
  }

  @Test func aLineThatIsNotUTF8IsMarked() {
    var splitter = LineSplitter()
    splitter.add([0x61, 0x0A, 0x93, 0xFA, 0x0A, 0x62, 0x0A])
    #expect(splitter.take(99) == ["a", nil, "b"])
  }

  /// `iconv` of "Hi" and "12" in lines.
  @Test(
    arguments: [
      ([0xFF, 0xFE, 0x48, 0, 0x69, 0, 0x0A, 0, 0x31, 0, 0x32, 0, 0x0A, 0], "UTF-16"),
      ([0xFE, 0xFF, 0, 0x48, 0, 0x69, 0, 0x0A], "UTF-16"),
      ([0x48, 0, 0x69, 0, 0x0A, 0], "UTF-16LE"), ([0, 0x48, 0, 0x69], "UTF-16BE"),
      ([0xFF, 0xFE, 0, 0, 0x48, 0, 0, 0, 0x0A, 0, 0, 0], "UTF-32"), ([0x48, 0x69, 0, 0x0A], nil),
      ([0x0A], nil),
    ] as [([UInt8], String?)])
  func wideEncodingsAreTold(bytes: [UInt8], encoding: String?) throws {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    defer { close(ends[0]) }
    #expect(write(ends[1], bytes, bytes.count) == bytes.count)
    close(ends[1])
    var lines = DescriptorLines(ends[0])
    if let encoding {
      #expect(throws: Failure.wideEncoding(encoding)) { try lines.next(10) }
    } else {
      #expect(try lines.next(10).count == 1)
    }
  }

  @Test func aPipeGivesWhatIsThereWithoutWaitingForMore() throws {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    defer { close(ends[0]) }
    var lines = DescriptorLines(ends[0])
    let pen = DescriptorOutput(descriptor: ends[1])
    pen.write("one\ntwo\nthr")
    #expect(try lines.next(10) == ["one", "two"])
    pen.write("ee\nfour\nfive\n")
    #expect(try lines.next(2) == ["three", "four"])
    #expect(try lines.next(2) == ["five"])
    pen.write("six")
    close(ends[1])
    #expect(try lines.next(10) == ["six"])
    #expect(try lines.next(10) == [])
  }

  @Test func aClosedInputIsAFailure() {
    var lines = DescriptorLines(-1)
    #expect(throws: Failure.standardInput("Bad file descriptor")) { try lines.next(1) }
  }
}
