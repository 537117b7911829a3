internal import Subtitles

/// Numbers one after the other, which a translation may write without the space that parts them: 6:05,6:25.
enum NumberList {
  /// The translation with such numbers parted as its language does; commas stay inside those numbers that the source has.
  static func parted(_ translation: String, like source: String) -> String {
    guard translation.contains(",") else { return translation }
    let mark = translation.contains(where: \.isWrittenWithoutSpaces) ? "、" : ", "
    let known = Set(NumberForm.numbers(in: source).map(\.text))
    var result = ""
    var start = translation.startIndex
    for number in NumberForm.numbers(in: translation) where number.text.contains(",") {
      result += translation[start..<number.range.lowerBound] + parted(number, mark, like: known)
      start = number.range.upperBound
    }
    return result + translation[start...]
  }

  /// The source's numbers that this one is a row of; the number itself when it is none.
  private static func parted(_ number: NumberForm, _ mark: String, like known: Set<String>) -> String {
    let pieces = number.text.split(separator: ",", omittingEmptySubsequences: false)
    var parts: [String] = []
    var start = pieces.startIndex
    while start < pieces.endIndex {
      let ends = (start + 1...pieces.endIndex).prefix(longest)
      guard let end = ends.last(where: { known.contains(pieces[start..<$0].joined(separator: ",")) }) else {
        return number.text
      }
      parts.append(pieces[start..<end].joined(separator: ","))
      start = end
    }
    return parts.joined(separator: mark)
  }

  /// Numbers have no more groups of digits than these.
  private static let longest = 8
}
