/// Takes the text of an SRT or WebVTT cue apart: tags like those of HTML, and character references.
///
/// A `<` that begins no tag, or one that is never closed, is text, and so is a `&` that begins no reference: what a
/// person wrote is not to vanish, even where WebVTT's own parser would drop it. The small letters of a ruby are markup as
/// a whole: they say a word once more.
enum TagLexer {
  /// `allowsOverrides`: blocks like `{\an8}` of SubStation Alpha are markup, as players of SRT take them.
  static func tokens(of body: Substring, allowsOverrides: Bool) -> [MarkupToken] {
    var collector = TokenCollector(body)
    var rest = body.unicodeScalars
    while let scalar = rest.first {
      if let end = markupEnd(rest, allowsOverrides) {
        collector.add(.markup, rest.startIndex, end)
        rest = rest[end...]
      } else if scalar == "&", let (character, end) = CharacterReference.read(rest) {
        collector.add(character)
        rest = rest[end...]
      } else if scalar == "\n" || scalar == "\r" {
        let isPair = scalar == "\r" && rest.dropFirst().first == "\n"
        let next = rest.dropFirst(isPair ? 2 : 1)
        collector.add(.lineBreak, rest.startIndex, next.startIndex)
        rest = next
      } else {
        collector.add(scalar)
        rest = rest.dropFirst()
      }
    }
    collector.flush(before: body.endIndex)
    return collector.tokens
  }

  /// Where the tag or block ends that `rest` begins with; `nil` for none.
  private static func markupEnd(
    _ rest: Substring.UnicodeScalarView, _ allowsOverrides: Bool
  ) -> Substring.Index? {
    guard let first = rest.first, let second = rest.dropFirst().first else { return nil }
    if first == "{", second == "\\", allowsOverrides { return end("}", in: rest, without: "{") }
    guard first == "<" else { return nil }
    let name = second == "/" ? rest.dropFirst(2).first : second
    // A letter begins a tag, a digit a time of WebVTT; "I <3 you" is neither.
    guard let name, name.isASCII, name.properties.isAlphabetic || ("0"..."9").contains(name),
      let end = end(">", in: rest, without: "<")
    else { return nil }
    guard name.properties.isAlphabetic || rest[..<end].contains(":") else { return nil }
    return allowsOverrides ? end : smallEnd(rest, end)
  }

  /// Where the small letters end that the tag up to `end` begins (`<rt>`); `end` for any other tag.
  private static func smallEnd(
    _ rest: Substring.UnicodeScalarView, _ end: Substring.Index
  ) -> Substring.Index {
    guard CueSegment.Mark.isSmall(Substring(rest[..<end])) else { return end }
    let letters = Substring(rest[end...])
    let closings = [
      letters.firstUTF8Range(of: "</rt>")?.upperBound, letters.firstUTF8Range(of: "</ruby>")?.lowerBound,
    ]
    return closings.compactMap(\.self).min() ?? rest.endIndex
  }

  private static func end(
    _ closer: Unicode.Scalar, in rest: Substring.UnicodeScalarView, without opener: Unicode.Scalar
  ) -> Substring.Index? {
    for index in rest.indices.dropFirst() {
      let scalar = rest[index]
      if scalar == closer { return rest.index(after: index) }
      if scalar == opener || scalar == "\n" || scalar == "\r" { return nil }
    }
    return nil
  }
}
