/// The small words that hold sentences together.
///
/// They are forms of themselves: "his" is no plural of "hi".
/// Source: the closed word classes of English grammars (pronouns, determiners, prepositions, conjunctions, auxiliaries).
enum FunctionWords {
  /// The dictionary form of a function word; `nil` for any other word.
  static func lemma(of word: String) -> String? {
    forms[word] ?? (unchanged.contains(word) ? word : nil)
  }

  /// The word to show for one that the dictionaries leave out: "can" for "could".
  static func substitute(for word: String) -> Lemma? { substitutes[word] }

  private static let substitutes: [String: Lemma] = [
    "could": Lemma("can", [.verb]), "would": Lemma("will", [.verb]), "whom": Lemma("who"),
    "those": Lemma("that"),
    "its": Lemma("it"), "anybody": Lemma("anyone"), "towards": Lemma("toward"), "upon": Lemma("on"),
    "onto": Lemma("on"), "into": Lemma("in"),
  ]

  private static let forms: [String: String] = [
    "am": "be", "is": "be", "are": "be", "was": "be", "were": "be", "been": "be", "be": "be",
    "has": "have", "had": "have", "have": "have", "does": "do", "did": "do", "do": "do", "an": "a",
  ]

  private static let unchanged: Set<String> = Set(
    """
    i me my mine myself you your yours yourself yourselves he him his himself she her hers herself it its itself
    we us our ours ourselves they them their theirs themselves one oneself who whom whose which what
    this that these those a the some any no none every each either neither both all half such another other
    someone somebody something anyone anybody anything everyone everybody everything nobody nothing
    as at by for from in into of off on onto out over per than through to toward towards under until up upon with
    within without about above across after against along among around before behind below beneath beside besides
    between beyond despite during except inside near outside since throughout
    and but or nor so yet if unless although though because while whereas whether
    when where why how whenever wherever whatever whoever whichever however
    can could may might must shall should will would ought not
    here there then now thus yes less
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
