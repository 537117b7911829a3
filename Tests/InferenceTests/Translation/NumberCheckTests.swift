import Testing

@testable import Inference

@Suite struct NumberCheckTests {
  @Test(arguments: [
    ("She has 3 cats and 12 dogs.", "彼女は猫3匹と犬12匹を飼っている。", 0),
    ("She has 3 cats and 12 dogs.", "彼女は猫を三匹飼っている。", 1),
    ("3.5 litres", "3.5リットル", 0),
    ("3.5 litres", "5リットル", 1),
    ("on May 5, 2024", "２０２４年５月５日", 0),
    ("7 and 7", "7", 1),
    ("no number", "1", 0),
    ("", "", 0),
  ])
  func missingNumbersAreCounted(source: String, translation: String, missing: Int) {
    #expect(NumberCheck.missing(from: translation, of: source) == missing)
  }
}
