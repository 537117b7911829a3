import Foundation
import NaturalLanguage
import TestSupport
import Testing

/// No text brings it down, and no text takes long.
@Suite(.enabled(if: Model.isInstalled, "\(Model.reason)"))
struct RobustnessTests {
  @Test func unpairedSurrogatesAreNoLetters() throws {
    let units: [UInt16] = [0xD83D] + Array("The path was steep, but lovely".utf16) + [0xDC00, 0xD800]
    let repaired = String(decoding: units, as: UTF16.self)
    #expect(NLLanguageRecognizer.dominantLanguage(for: repaired) == .english)
    let foreign = try units.withUnsafeBufferPointer { buffer in
      NSString(characters: try #require(buffer.baseAddress), length: buffer.count)
    }
    #expect(NLLanguageRecognizer.dominantLanguage(for: String(foreign)) == .english)
  }

  @Test func brokenUTF8IsRepaired() {
    let bytes: [UInt8] = [0xFF, 0xC0, 0x80] + Array("Der Weg war steil, aber schön".utf8) + [0xF0, 0x9F]
    #expect(NLLanguageRecognizer.dominantLanguage(for: String(decoding: bytes, as: UTF8.self)) == .german)
  }

  @Test func controlCharactersSeparateWords() {
    let text = "The\u{0}path\u{1B}was\u{7}steep\u{85}but\u{2028}lovely"
    #expect(NLLanguageRecognizer.dominantLanguage(for: text) == .english)
  }

  static let huge: [(name: String, text: String, language: NLLanguage?)] = [
    ("English", String(repeating: "The path was steep, but lovely. ", count: 320_000), .english),
    ("one word", String(repeating: "a", count: 10_000_000), nil),
    ("digits", String(repeating: "1234567890", count: 1_000_000), nil),
    ("white space", String(repeating: " \n", count: 5_000_000), nil),
    ("kana", String(repeating: "あ", count: 3_400_000), .japanese),
    ("marks without a letter", String(repeating: "\u{301}", count: 5_000_000), nil),
    ("a family of many", String(repeating: "👨‍👩‍👧", count: 500_000), nil),
  ]

  @Test(arguments: huge.indices)
  func tenMegabytesAreLookedAtInPart(_ index: Int) {
    let (name, text, language) = Self.huge[index]
    #expect(NLLanguageRecognizer.dominantLanguage(for: text) == language, "\(name)")
  }

  /// Every code point once, in pieces of every length: nothing but an answer may come of it.
  @Test func everyCodePointIsReadWithoutACrash() {
    let all = (UInt32(0)...0x10FFFF).lazy.compactMap(Unicode.Scalar.init)
    var view = String.UnicodeScalarView()
    var length = 1
    for scalar in all where scalar.value % 7 == 0 || scalar.value < 0x3000 {
      view.append(scalar)
      if view.count == length {
        let found = NLLanguageRecognizer.dominantLanguage(for: String(view))
        #expect(found != .undetermined)
        view.removeAll()
        length = length % 900 + 1
      }
    }
  }

  /// The model is shared: every thread has to get what one alone gets.
  @Test func manyThreadsGetWhatOneGets() async {
    let cases = HandPickedTests.sentences
    await withTaskGroup(of: Bool.self) { group in
      for turn in 0..<16 {
        group.addTask {
          (0..<cases.count).allSatisfy { index in
            let one = cases[(index + turn) % cases.count]
            return NLLanguageRecognizer.dominantLanguage(for: one.text) == one.language
          }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}
