import Testing

@testable import Inference

@Suite struct RepetitionGuardTests {
  /// Letters stand for tokens; the last one is judged after the others.
  @Test(arguments: [
    ("abcabcabc", true, "the third copy of three"),
    ("abcabc", false, "a second copy"),
    ("ababab", true, "the third copy of two"),
    ("xyababab", true, "wherever it begins"),
    ("ababac", false, "no copy at the end"),
    ("aaaa", false, "laughter"),
    ("aaaaa", true, "the fifth of one token"),
    ("abcdeabcde", false, "it was the best, it was the worst"),
    ("abcdeabcdeabcde", true, "a clause for the third time"),
    ("a", false, "the first token"),
    ("aabbaabbaabb", true, "a stretch that holds runs"),
    ("aabbccddeeff", true, "one doubled token after the other"),
    ("aabbccddeef", false, "some doubled tokens"),
    ("aabbcdefgghh", false, "doubled tokens among others"),
  ])
  func onlyOneCopyTooManyIsRefused(text: String, isRefused: Bool, case: String) throws {
    let tokens = text.utf8.map(Int.init)
    let last = try #require(tokens.last)
    #expect(RepetitionGuard.refuses(last, after: Array(tokens.dropLast())) == isRefused)
  }
}
