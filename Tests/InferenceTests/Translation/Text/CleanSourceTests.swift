import Testing

@testable import Inference

@Suite struct CleanSourceTests {
  @Test(arguments: [
    ("a\0b\u{7}c", "abc"), ("one\ttwo\r\nthree", "one\ttwo\r\nthree"), ("\u{FEFF}Hello", "Hello"),
    ("soft\u{AD}hyphen", "softhyphen"), ("👩‍👧", "👩‍👧"), ("\u{FFFE}x\u{10FFFF}", "x"), ("\u{85}", "\u{85}"),
    ("", ""),
  ])
  func whatIsNoTextGoes(text: String, clean: String) {
    #expect(CleanSource.text(text) == clean)
  }
}
