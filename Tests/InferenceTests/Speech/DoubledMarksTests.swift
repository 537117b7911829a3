import Testing

@testable import Inference

struct DoubledMarksTests {
  @Test(arguments: [
    ("In short,, the period", "In short, the period"),
    ("In short, , the period", "In short, the period"),
    ("one,,, two;; three::", "one, two; three:"),
    (", ,", ","),
    ("Well... no!! Why?? -- yes", "Well... no!! Why?? -- yes"),
    ("a, b, c: d; e", "a, b, c: d; e"),
    ("10,000,000 at 10:20:30", "10,000,000 at 10:20:30"),
    ("", ""),
  ])
  func aCommaIsSaidOnce(heard: String, written: String) {
    #expect(heard.withoutDoubledMarks() == written)
  }
}
