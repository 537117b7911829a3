internal import Foundation

/// A text with attributes on its way through the engine: which texts are translated for it, and how the answers are put
/// together.
///
/// The whole text gives the better translation; its spans alone show where each of them is in it. When every span is
/// found in the whole, its attributes go there; else the translated spans are joined. So no attribute is lost, and what
/// is skipped stays as it is.
struct AttributedPieces {
  let source: AttributedString
  private let spans: [AttributedSpan]
  /// The attributes of the text at large: those of its longest span.
  private let ground: AttributeContainer

  init(_ source: AttributedString) {
    self.source = source
    spans = AttributedSpan.spans(of: source)
    let longest = spans.filter { !$0.isSkipped }.max { $0.text.count < $1.text.count }
    ground = longest?.attributes ?? AttributeContainer()
  }

  /// What is translated: the whole text, then its spans if there are several; nothing when all of it is skipped.
  var texts: [String] {
    let open = spans.filter { !$0.isSkipped }.map(\.text)
    return spans.count > 1 && !open.isEmpty ? [String(source.characters)] + open : open
  }

  /// What is skipped, for an engine that can keep words; of no use when there is nothing else.
  var kept: [String] {
    texts.isEmpty ? [] : spans.filter { $0.isSkipped && !$0.isBlank }.map { Self.trimmed($0.text) }
  }

  /// The translation, of one answer for each of `texts`.
  func assembled(_ answers: [String]) -> AttributedString {
    guard let whole = answers.first else { return source }
    guard spans.count > 1 else { return AttributedString(whole, attributes: ground) }
    var rest = answers.dropFirst()
    let translated = spans.map { span in
      var span = span
      if !span.isSkipped { span.text = rest.popFirst().map { Self.framed($0, like: span.text) } ?? span.text }
      return span
    }
    return located(translated, in: whole) ?? joined(translated)
  }

  /// The whole, with each span's attributes at the one place where it is; `nil` when a span has no such place.
  private func located(_ translated: [AttributedSpan], in whole: String) -> AttributedString? {
    var result = AttributedString(whole, attributes: ground)
    var taken: [Range<String.Index>] = []
    for (span, original) in zip(translated, spans) {
      let needsPlace = !original.isBlank && (span.isSkipped || span.attributes != ground)
      guard needsPlace else { continue }
      let names = span.isSkipped ? [span.text] : [Self.trimmed(span.text), Self.trimmed(original.text)]
      guard let place = names.lazy.compactMap({ Self.onlyPlace(of: $0, in: whole) }).first,
        !taken.contains(where: { $0.overlaps(place) }), let range = Range(place, in: result)
      else { return nil }
      taken.append(place)
      result[range].setAttributes(span.attributes)
    }
    return result
  }

  private func joined(_ translated: [AttributedSpan]) -> AttributedString {
    translated.reduce(into: AttributedString()) { result, span in
      result += AttributedString(span.text, attributes: span.attributes)
    }
  }

  /// A span's translation between the white space of the span, without a full stop that the span does not have.
  private static func framed(_ translation: String, like source: String) -> String {
    let core = trimmed(source)
    guard !core.isEmpty else { return source }
    var text = trimmed(translation)
    if let last = core.last, last.isLetter || last.isNumber, text.last == "。" || text.last == "." {
      text.removeLast()
    }
    let before = source.prefix(while: \.isWhitespace)
    let after = source.dropFirst(before.count + core.count)
    return before + text + after
  }

  private static func trimmed(_ text: String) -> String {
    text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Where `name` is, as whole words, if it is there once.
  private static func onlyPlace(of name: String, in whole: String) -> Range<String.Index>? {
    let places = name.isEmpty ? [] : whole.ranges(of: name)
    guard places.count == 1, let place = places.first else { return nil }
    let before = whole[..<place.lowerBound].last
    let after = whole[place.upperBound...].first
    let isInWord =
      (before?.isCased == true && name.first?.isCased == true)
      || (after?.isCased == true && name.last?.isCased == true)
    return isInWord ? nil : place
  }
}
