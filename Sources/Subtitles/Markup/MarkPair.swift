/// Which markup belongs together.
enum MarkPair {
  private enum Part {
    case opening(String)
    case closing(String)
    case other

    init(_ markup: String) {
      let inner = markup.dropFirst().dropLast()
      if markup.hasPrefix("</") {
        self = .closing(Self.name(inner.dropFirst()))
      } else if markup.hasPrefix("<"), inner.first?.isLetter == true, !CueSegment.Mark.isSmall(markup) {
        self = .opening(Self.name(inner))
      } else if markup.hasPrefix("{\\"), inner.count == 3, let name = inner.dropFirst().first,
        "ibus".contains(name)
      {
        // `{\i1}` and `{\i0}`
        self =
          inner.last == "1" ? .opening(String(name)) : inner.last == "0" ? .closing(String(name)) : .other
      } else {
        self = .other
      }
    }

    private static func name(_ inner: Substring) -> String {
      inner.prefix { $0.isLetter || $0.isNumber }.lowercased()
    }
  }

  /// What closes the marks that nothing closes, from the innermost to the outermost; without those `before` this index.
  static func closings(of marks: [CueSegment.Mark], from index: Int) -> String {
    let closed = Set(pairs(of: marks).map(\.opening))
    return marks.indices.dropFirst(index).reversed().compactMap { index in
      guard marks[index].markup.hasPrefix("<"), !closed.contains(index),
        case .opening(let name) = Part(marks[index].markup)
      else { return nil }
      return "</\(name)>"
    }.joined()
  }

  /// The indices of what opens and what closes; each mark is in one pair at most.
  static func pairs(of marks: [CueSegment.Mark]) -> [(opening: Int, closing: Int)] {
    var open: [(name: String, index: Int)] = []
    var pairs: [(Int, Int)] = []
    for (index, mark) in marks.enumerated() {
      switch Part(mark.markup) {
      case .opening(let name):
        open.append((name, index))
      case .closing(let name):
        guard let place = open.lastIndex(where: { $0.name == name }) else { continue }
        pairs.append((open[place].index, index))
        open.remove(at: place)
      case .other:
        break
      }
    }
    return pairs
  }
}
