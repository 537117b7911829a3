internal import Dictionary

/// An entry of the dictionary as lines for people.
struct DefinitionText {
  let messages: Messages
  let style: TerminalStyle
  /// Whether every English meaning is shown, or the first few of each part of speech.
  let showsAll: Bool

  private static let fewMeanings = 3
  private static let fewPronunciations = 2

  /// All entries, and in the end whose work they are.
  func text(_ entries: [DictionaryEntry]) -> String {
    let used = Set(entries.flatMap(articles).flatMap(\.sources))
    let sources = DictionaryPack.allCases.filter(used.contains)
    let credits = sources.isEmpty ? "" : "\n" + style.dim(messages.credits(sources)) + "\n"
    return entries.map(text).joined(separator: "\n") + credits
  }

  private func text(_ entry: DictionaryEntry) -> String {
    origin(entry) + articles(entry).map(text).joined(separator: "\n")
  }

  /// The phrase first, since that is what the word means where it stands; then the word.
  private func articles(_ entry: DictionaryEntry) -> [Article] {
    [entry.phrase?.article].compactMap(\.self) + entry.articles
  }

  /// `gave  /ɡeɪv/  → give`, for a form that is not itself a headword.
  private func origin(_ entry: DictionaryEntry) -> String {
    let headwords = entry.articles.map(\.headword)
    guard let first = headwords.first, first.lowercased() != entry.word.lowercased() else { return "" }
    return shown(entry.word) + said(entry.pronunciations) + "  → "
      + headwords.map(shown).joined(separator: ", ")
      + "\n\n"
  }

  private func text(_ article: Article) -> String {
    var text = style.done(shown(article.headword)) + said(article.pronunciations)
    if let rank = article.rank { text += "  " + style.dim(messages.rank(rank)) }
    text += "\n"
    for (partOfSpeech, senses) in grouped(article.japanese, by: \.partOfSpeech) {
      text += heading(partOfSpeech)
      for (number, sense) in senses.enumerated() { text += line(number + 1, sense) }
    }
    var hidden = 0
    for (partOfSpeech, senses) in grouped(article.english, by: { Optional($0.partOfSpeech) }) {
      text += heading(partOfSpeech, isEnglish: true)
      let visible = showsAll ? senses : Array(senses.prefix(Self.fewMeanings))
      hidden += senses.count - visible.count
      for (number, sense) in visible.enumerated() { text += lines(number + 1, sense) }
    }
    return text + (hidden > 0 ? "  " + style.dim(messages.hiddenMeanings(hidden)) + "\n" : "")
  }

  private func said(_ pronunciations: [Pronunciation]) -> String {
    pronunciations.prefix(showsAll ? pronunciations.count : Self.fewPronunciations)
      .map { "  /" + shown($0.ipa) + "/" }.joined()
  }

  private func heading(_ partOfSpeech: PartOfSpeech?, isEnglish: Bool = false) -> String {
    "  " + style.dim(messages.senses(partOfSpeech, inEnglish: isEnglish)) + "\n"
  }

  private func line(_ number: Int, _ sense: JapaneseSense) -> String {
    let glosses = style.translated(sense.glosses.map(shown).joined(separator: "、"))
    let notes = style.dim(sense.notes.map(shown).joined(separator: "; "))
    return "    \(number). " + [glosses, notes].filter { !$0.isEmpty }.joined(separator: "  ") + "\n"
  }

  private func lines(_ number: Int, _ sense: EnglishSense) -> String {
    var text = "    \(number). \(shown(sense.definition))\n"
    let examples = showsAll ? sense.examples : Array(sense.examples.prefix(1))
    let related = [("=", sense.synonyms), ("≠", sense.antonyms)].filter { !$0.1.isEmpty }
    let remarks =
      examples.map { "“\(shown($0))”" } + related.map { "\($0.0) " + $0.1.map(shown).joined(separator: ", ") }
    for remark in remarks { text += "       " + style.dim(remark) + "\n" }
    return text
  }

  /// Runs of senses of one part of speech, joined wherever they stand; in the order of their first.
  private func grouped<Sense>(
    _ senses: [Sense], by partOfSpeech: (Sense) -> PartOfSpeech?
  ) -> [(PartOfSpeech?, [Sense])] {
    senses.reduce(into: [(PartOfSpeech?, [Sense])]()) { groups, sense in
      let kind = partOfSpeech(sense)
      if let place = groups.firstIndex(where: { $0.0 == kind }) {
        groups[place].1.append(sense)
      } else {
        groups.append((kind, [sense]))
      }
    }
  }

  private func shown(_ text: String) -> String { VisibleText.singleLine(text) }
}
