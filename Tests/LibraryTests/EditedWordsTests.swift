import Subtitles
import Testing

@testable import Library

struct EditedWordsTests {
  /// `the 0…10 cat 10…20`, as what was heard or is expected.
  private static func words(_ text: String) -> [Word] {
    let parts = text.split(separator: " ")
    return stride(from: 0, to: parts.count, by: 2).map { index in
      let bounds = parts[index + 1].split(separator: "…").compactMap { Int($0) }
      return Word(String(parts[index]), TimeSpan(bounds[0], bounds[1]))
    }
  }

  private static let heard = "the 0…10 cad 10…20 sat 30…40 down. 40…60"

  @Test(arguments: [
    ("unchanged", "the cad sat down.", heard),
    ("one word for another", "the cat sat down.", "the 0…10 cat 10…20 sat 30…40 down. 40…60"),
    (
      "a word more, in the time of two", "the cat that stood down.",
      "the 0…10 cat 10…20 that 20…30 stood 30…40 down. 40…60"
    ),
    ("a word less", "the sat down.", "the 0…10 sat 30…40 down. 40…60"),
    ("an additional word where nothing was heard", "the cad sat right down.", heard),
    ("all of them by one", "Silence.", "Silence. 0…60"),
    ("other white space", "  the\ncad\t sat down. ", heard),
    ("the end", "the cad sat up.", "the 0…10 cad 10…20 sat 30…40 up. 40…60"),
    ("no word is left", "", ""),
    ("the same word twice", "the the cad sat down.", "the 0…10 cad 10…20 sat 30…40 down. 40…60"),
  ])
  func wordsKeepTheirTimes(case: String, text: String, expected: String) {
    let words = EditedWords.words(of: text, heard: Self.words(Self.heard))
    #expect(words == Self.words(expected))
  }

  @Test func whatAPersonAddedHasNoTimes() {
    #expect(EditedWords.words(of: "Nobody heard this.", heard: []).isEmpty)
  }

  @Test func aChangedWordIsNoLongerSure() {
    let heard = [Word("a", TimeSpan(0, 10), confidence: 0.5), Word("b", TimeSpan(10, 20), confidence: 0.9)]
    #expect(EditedWords.words(of: "a c", heard: heard).map(\.confidence) == [0.5, nil])
  }

  @Test func timesAtTheEndsOfWhatFits() {
    let heard = [Word("a", TimeSpan(0, .max))]
    #expect(EditedWords.words(of: "x y z", heard: heard).map(\.text) == ["x", "y", "z"])
  }
}
