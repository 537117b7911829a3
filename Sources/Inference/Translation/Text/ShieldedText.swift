/// A sentence as the model gets to see it, with stand-ins, and the way back from its translation.
struct ShieldedText: Hashable {
  /// For the model.
  private(set) var text = ""
  private var substitutions: [Substitution] = []
  /// Stretches for which no stand-in was left.
  private(set) var unshielded: [ProtectedText.Span] = []

  private struct Substitution: Hashable {
    var word: StandIns.Word
    var span: ProtectedText.Span
    var count = 1
  }

  init(_ text: ProtectedText, standIns: StandIns, round: Int) {
    let free = text.free
    for segment in text.segments {
      switch segment {
      case .text(let own):
        self.text += own
      case .span(let span):
        let known = substitutions.firstIndex {
          $0.span.kind == span.kind && $0.span.rendering == span.rendering
        }
        let word =
          standIns.words(for: span, round: round).first { word in
            !free.contains(word.source)
              && !substitutions.contains { $0.word.renderings.contains(where: word.renderings.contains) }
          }
        // A term is named again; of two placeholders, each has to be there.
        if let known, span.kind == .term || word == nil {
          substitutions[known].count += 1
          self.text += substitutions[known].word.source + span.ending
        } else if let word {
          substitutions.append(Substitution(word: word, span: span))
          self.text += word.source + span.ending
        } else {
          unshielded.append(span)
          self.text += span.rendering + span.ending
        }
      }
    }
  }

  /// The translation with everything put back; the stretches that have no place in it, or another number of places than in
  /// the source; how many stand-ins have become part of a number that nobody said; and whether placeholders that mean
  /// something by their order have another one.
  func restored(
    _ translation: String
  ) -> (text: String, missing: [ProtectedText.Span], leaks: Int, isReordered: Bool) {
    if substitutions.isEmpty {
      return (translation, unshielded.filter { !translation.contains($0.rendering) }, 0, false)
    }
    // The longest first: "2時30分" before "30".
    let choices = substitutions.indices.flatMap { index in
      substitutions[index].word.renderings.map { (rendering: $0, index: index) }
    }.sorted { $0.rendering.count > $1.rendering.count }
    var text = ""
    var counts = substitutions.map { _ in 0 }
    var last: Int?
    var leaked = Set<Int>()
    var miscounted = Set<Int>()
    var order: [Int] = []
    var rest = translation[...]
    while let first = rest.first {
      let choice = choices.first {
        rest.hasPrefix($0.rendering) && Self.isWhole($0.rendering, in: rest, after: text)
      }
      guard let choice else {
        // A stand-in for a number that has grown into another number: nobody said that one.
        for torn in choices where first.isNumber && rest.hasPrefix(torn.rendering) {
          leaked.insert(torn.index)
        }
        if !"、, ".contains(first) { last = nil }
        text.append(first)
        rest = rest.dropFirst()
        continue
      }
      rest = rest.dropFirst(choice.rendering.count)
      if NumberUnit.isMiscounted(rest), substitutions[choice.index].span.unit != nil {
        miscounted.insert(choice.index)
      }
      // 「トム、トム！」 for one Tom: the second is one too many.
      let isSurplus = last == choice.index && counts[choice.index] >= substitutions[choice.index].count
      if isSurplus {
        while let mark = text.last, "、, ".contains(mark) { text.removeLast() }
      } else {
        text += substitutions[choice.index].span.rendering
        counts[choice.index] += 1
        if substitutions[choice.index].span.isByPlace { order.append(choice.index) }
      }
      last = choice.index
    }
    let wrong = substitutions.indices.filter { index in
      counts[index] == 0 || leaked.contains(index) || miscounted.contains(index)
        || counts[index] != substitutions[index].count && substitutions[index].span.kind != .term
    }
    let missing =
      wrong.map { substitutions[$0].span } + unshielded.filter { !translation.contains($0.rendering) }
    return (text, missing, leaked.count, order != order.sorted())
  }

  /// Whether a number does not go on on either side, nor a Latin word.
  private static func isWhole(_ rendering: String, in rest: Substring, after text: String) -> Bool {
    func joins(_ left: Character?, _ right: Character?) -> Bool {
      guard let left, let right, left.isASCII, right.isASCII else { return false }
      return left.isNumber && right.isNumber || left.isLetter && right.isLetter
    }
    return !joins(text.last, rendering.first) && !joins(rendering.last, rest.dropFirst(rendering.count).first)
  }
}
