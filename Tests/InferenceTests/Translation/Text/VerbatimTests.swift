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
      ("%lld%%", ["%lld%%"]),
      ("#{name}", ["#{name}"]), ("$(name)", ["$(name)"]), ("\\(name)", ["\\(name)"]), ("%NAME%", ["%NAME%"]),
      ("(getUserName())", ["getUserName()"]), ("50%", []), ("100%disk", []), ("{}", ["{}"]),
      ("{not closed", []),
      ("{a b}", []), ("%", []), ("word", []),
      ("(https://example.com/{id})", ["https://example.com/{id}"]),
      ("${HOME}/talk.txt,", ["${HOME}/talk.txt"]), ("(/api/{id})", ["/api/{id}"]), ("%@.pdf", ["%@.pdf"]),
      ("{a}_{b}", ["{a}_{b}"]), ("{count}MB", ["{count}"]), ("a_$(name)", ["$(name)"]),
    ] as [(Substring, [Substring])])
  func stretchesAreFound(word: Substring, stretches: [Substring]) {
    #expect(Verbatim.stretches(of: word).map { word[$0.range] } == stretches)
  }

  @Test(arguments: [
    "2024-05-06", "2024-05-06T07:08:09Z", "05/06/2024", "6.5.2024", "192.168.0.1", "172.16.254.1:22", "2.1.3",
    "2001:db8::ff00:42:8329", "00:1A:2B:3C:4D:5E", "v1.2.3-beta.4", "report_final_v2.pdf", "main.swift",
    "config.yaml",
    "/usr/local/bin", "~/Library/Logs", "C:\\Users\\Tom\\a.txt", "3f2a9c1",
    "d41d8cd98f00b204e9800998ecf8427e",
    "550e8400-e29b-41d4-a716-446655440000", "978-4-10-109205-8", "03-1234-5678", "#4521-B", "#FF8800",
    "@jimaku_app",
    "#travel2024", "DEBUG=1", "bar>=2.0", "foo@1.2.3", "std::vector", "Ctrl+C", "NH106", "XJ-900", "S02E05",
    "COVID-19", "MP3",
    "A4", "1e-5", "6.022e23", "41°43′N", "2560x1440", "3m42s", "$HOME", "user_name",
  ])
  func codesAreKnown(word: Substring) {
    #expect(CodeForm.isCode(word))
  }

  @Test(arguments: [
    "word", "A", "NASA", "iPhone", "well-known", "and/or", "5", "1,234,567.89", "10:30", "16:9", "3-2", "1/2",
    "16GB", "5kg",
    "21st", "1990s", "9am-5pm", "10:30am", "2.4GHz", "120km/h", "5-year-old", "mid-1990s", "post-9/11",
    "$5.99", "$2.5bn", "US$300",
    "Fig.7", "No.5", "24-hour", "3D-printed", "50%", "e.g", "U.S", "don't", "1990's", "...", "--", "-", "",
    "C++", "日本語", "5-", "T-shirt",
  ])
  func wordsAndNumbersAreNone(word: Substring) {
    #expect(!CodeForm.isCode(word))
  }

  @Test(
    arguments: [
      ("+1 (555) 123-4567 before 9", "+1 (555) 123-4567"), ("(212) 555-0199.", "(212) 555-0199"),
      ("4111 1111 1111 1111", "4111 1111 1111 1111"), ("0120 444 113", "0120 444 113"),
      ("2010 1200 people", nil),
      ("1 2 3 4 5 6 7 8", nil), ("555-0199 is", nil), ("(in 1987) 12345678", nil), ("", nil), ("word", nil),
    ] as [(Substring, Substring?)])
  func groupsOfDigitsAreOneNumber(text: Substring, run: Substring?) {
    #expect(NumberRun.prefix(of: text) == run)
  }

  @Test(
    arguments: [
      ("{{ name }} is", "{{ name }}"),
      ("{n, plural, one {# a} other {# b}}", "{n, plural, one {# a} other {# b}}"),
      ("{d, date, short}", "{d, date, short}"), ("{n, plural, one {# a}", nil), ("{a, b}", nil), ("{ }", nil),
      ("{{{{", nil),
      ("{", nil),
    ] as [(Substring, Substring?)])
  func messagesMayHaveSpaces(text: Substring, message: Substring?) {
    #expect(Message.prefix(of: text)?.text == message)
  }

  @Test func aWordTooLongToBeOneIsKept() {
    let long = String(repeating: "ab", count: 5000)[...]
    #expect(Verbatim.isWhole(long))
    #expect(
      !Verbatim.isWhole("Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"))
    #expect(!Verbatim.isWhole(String(repeating: "日本", count: 5000)[...]))
  }
}
