import Testing

@testable import WebPlayer

@Suite("Entity tags")
struct EntityTagTests {
  @Test(
    "The first sixteen bytes of the SHA-256, as sha256sum prints them",
    arguments: [
      ("", "\"e3b0c44298fc1c149afbf4c8996fb924\""),
      ("abc", "\"ba7816bf8f01cfea414140de5dae2223\""),
    ])
  func digest(text: String, tag: String) {
    #expect(EntityTag.strong(of: Array(text.utf8)) == tag)
  }

  @Test("A kind of file that is not served has no media type", arguments: ["data.bin", "README", "a.", ""])
  func unknownKinds(name: String) {
    #expect(MediaType.of(name) == nil)
  }
}
