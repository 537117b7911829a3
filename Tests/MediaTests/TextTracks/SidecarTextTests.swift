import Testing

@testable import Media

/// Subtitle files as people write them, in their plainest form.
struct SidecarTextTests {
  @Test(arguments: [
    // Bare carriage returns; times without hours; styles, notes, regions and identifiers.
    (
      "WEBVTT\r\rSTYLE\r::cue { color: red }\r\rNOTE a --> note\r\rone\r00:01.000 --> 00:02.000 line:0\rHello\rthere\r\r",
      "WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nHello\nthere\n\n"
    ),
    (
      "WEBVTT - title\n\n00:01.000 --> 00:02.000\na\n00:03.000 --> 00:04.000\nb\n",
      "WEBVTT\n\n00:00:01.000 --> 00:00:02.000\na\n\n00:00:03.000 --> 00:00:04.000\nb\n\n"
    ),
    (
      "WEBVTT\n\nbad --> time\nlost\n\n00:03.000 --> 00:04.000\nkept",
      "WEBVTT\n\n00:00:03.000 --> 00:00:04.000\nkept\n\n"
    ),
    // No numbers; empty lines inside a text; a number that is text.
    (
      "00:00:01 --> 00:00:02\nfirst\n\nsecond\n\n2\n00:00:03 --> 00:00:04\n42\n",
      "1\n00:00:01,000 --> 00:00:02,000\nfirst\nsecond\n\n2\n00:00:03,000 --> 00:00:04,000\n42\n\n"
    ),
    // What is neither is let be, but for its line ends.
    ("WEBvtt\r\n\r\n00:01.000 --> 00:02.000\r\nx", "WEBvtt\n\n00:01.000 --> 00:02.000\nx"),
    ("[Script Info]\r\nTitle: a", "[Script Info]\nTitle: a"),
    ("", ""),
  ])
  func filesAreBroughtIntoShape(_ text: String, _ tidied: String) {
    #expect(SidecarText.tidied(text) == tidied)
  }
}
