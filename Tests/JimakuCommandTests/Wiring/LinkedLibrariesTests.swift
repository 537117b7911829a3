import Testing

@testable import JimakuCommand

@Suite struct LinkedLibrariesTests {
  @Test(arguments: [
    ("libavformat", "59.27.100"), ("libicuuc", "72.1"), ("libavcodec", nil), ("libav", nil),
  ])
  func theReleaseIsInTheFileName(library: String, release: String?) {
    let mappings = """
      7f00-7f01 r--p 00000000 08:01 42    /usr/lib/x86_64-linux-gnu/libicuuc.so.72.1
      7f02-7f03 r-xp 00001000 08:01 43    /usr/lib/x86_64-linux-gnu/libavformat.so.59.27.100 (deleted)
      7f04-7f05 rw-p 00000000 00:00 0     [stack]
      """
    #expect(LinkedLibraries(mappings: mappings).release(of: library) == release)
  }

  @Test(arguments: ["libavformat", "libicuuc"])
  func thisProgramKnowsItsOwn(library: String) {
    #expect(LinkedLibraries.current.release(of: library)?.isEmpty == false)
  }
}
