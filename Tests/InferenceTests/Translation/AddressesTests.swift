import Testing

@testable import Inference

@Suite struct AddressesTests {
  @Test(
    arguments: [
      ("https://example.com/a?b=1&c=2", true), ("www.example.co.jp", true), ("example.com", true),
      ("example.com/path", true), ("john.smith@example.com", true), ("(https://example.com).", true),
      ("http://localhost:8080/", true),
      ("e.g.", false), ("U.S.", false), ("3.5", false), ("end.Then", false), ("@home", false), ("a@b", false),
      ("main.swift", false), ("://", false), ("", false), ("...", false), ("例.com", false),
    ] as [(Substring, Bool)])
  func addressesAreKnown(word: Substring, isAddress: Bool) {
    #expect(Addresses.isAddress(word) == isAddress)
  }

  @Test(arguments: [
    ("See https://a.com/x.", "See URL.", ["https://a.com/x"]),
    ("Write to (me@a.org) or www.b.net!", "Write to (URL) or URL!", ["me@a.org", "www.b.net"]),
    ("Nothing here.", "Nothing here.", []),
  ])
  func theirPlacesAreTakenByAKnownWord(text: String, replaced: String, found: [String]) {
    let addresses = Addresses(in: text)
    #expect(addresses.replaced == replaced)
    #expect(addresses.found == found)
  }

  @Test(arguments: [
    ("See a.com.", "URLを見よ。", "a.comを見よ。", "in its place"),
    ("See a.com.", "見よ。", "見よ。（a.com）", "behind, when the translator dropped it"),
    ("a.com or b.com?", "URLかURLか？", "URLかURLか？（a.com、b.com）", "behind, when the order is not certain"),
    ("The URL.", "URLだ。", "URLだ。", "the word itself is no address"),
  ])
  func noneIsLost(text: String, translation: String, restored: String, case: String) {
    #expect(Addresses(in: text).restored(in: translation) == restored)
  }
}
