import Foundation
import TestSupport
import Testing

@testable import JimakuCommand

/// Several inputs of one command line.
@Suite struct OutputClaimsTests {
  private let scratch: TemporaryFolder

  init() throws {
    scratch = try TemporaryFolder()
    for name in ["a.srt", "b.srt"] { try Data("x".utf8).write(to: scratch.file(name)) }
    try FileManager.default.createSymbolicLink(
      at: scratch.file("here"), withDestinationURL: scratch.file("."))
  }

  private func path(_ name: String) -> String {
    "\(scratch.file("a.srt").deletingLastPathComponent().path)/\(name)"
  }

  @Test(arguments: ["a.srt", "./a.srt", "here/a.srt"])
  func aFileThatIsNamedTwiceIsCalledThat(name: String) throws {
    var claims = OutputClaims()
    try claims.claim([path("a.ja.srt")], for: path("a.srt"), overwrites: true)
    let target = path(name.replacing("a.srt", with: "a.ja.srt"))
    #expect(throws: OutputError(code: .namedTwice, path: path(name))) {
      try claims.claim([target], for: path(name), overwrites: true)
    }
  }

  @Test func twoFilesWithOneOutputAreTwoFiles() throws {
    var claims = OutputClaims()
    try claims.claim([path("out.srt")], for: path("a.srt"), overwrites: true)
    #expect(throws: OutputError(code: .sameTarget, path: path("./out.srt"), detail: path("a.srt"))) {
      try claims.claim([path("./out.srt")], for: path("b.srt"), overwrites: true)
    }
    try claims.claim([path("b.ja.srt")], for: path("b.srt"), overwrites: true)
  }
}
