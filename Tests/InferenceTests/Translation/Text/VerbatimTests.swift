import Testing

@testable import Inference

@Suite struct VerbatimTests {
  @Test(
    arguments: [
      ("https://example.com/a?b=1&c=2", true), ("www.example.co.jp", true), ("example.com", true),
      ("example.com/path", true), ("john.smith@example.com", true), ("(https://example.com).", true),
      ("http://localhost:8080/", true),
      ("e.g.", false), ("U.S.", false), ("3.5", false), ("end.Then", false), ("@home", false), ("a@b", false),
      ("main.swift", false), ("://", false), ("", false), ("...", false), ("例.com", false),
    ] as [(Substring, Bool)])
  func addressesAreKnown(word: Substring, isAddress: Bool) {
    #expect(AddressForm.isAddress(word) == isAddress)
  }

  @Test(
    arguments: [
      ("{name}", ["{name}"]), ("{{x}},", ["{{x}}"]), ("${user}", ["${user}"]), ("{0}/{1}", ["{0}", "{1}"]),
      ("%@!", ["%@"]), ("%1$d", ["%1$d"]), ("%1$.2f", ["%1$.2f"]), ("%(count)s", ["%(count)s"]),
      ("%lld%%", ["%lld"]),
      ("50%", []), ("100%disk", []), ("{}", []), ("{not closed", []), ("{a b}", []), ("%", []), ("word", []),
      ("(https://example.com/{id})", ["https://example.com/{id}"]),
    ] as [(Substring, [Substring])])
  func stretchesAreFound(word: Substring, stretches: [Substring]) {
    #expect(Verbatim.stretches(of: word).map { word[$0.range] } == stretches)
  }

  @Test func aWordTooLongToBeOneIsKept() {
    let long = String(repeating: "ab", count: 5000)[...]
    #expect(Verbatim.isWhole(long))
    #expect(
      !Verbatim.isWhole("Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"))
    #expect(!Verbatim.isWhole(String(repeating: "日本", count: 5000)[...]))
  }
}
