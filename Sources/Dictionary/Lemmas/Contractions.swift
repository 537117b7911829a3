/// Words that are written together with an apostrophe, or run together as they are said.
enum Contractions {
  /// What a contraction is made of, in order; where it may be either of several words, all of them.
  typealias Parts = [[String]]

  /// The parts of a contraction that follows no rule, in small letters.
  static func parts(of word: String) -> Parts? { irregular[word] }

  /// A word and the short form behind it: "isn't" is "is" and `[not]`; `nil` when there is none.
  ///
  /// `'s` behind a noun is taken for the possessive by whoever asks, so it is split off only behind function words.
  static func split(_ word: String) -> (word: String, short: [String])? {
    for (ending, meanings) in endings where word.hasSuffix(ending) && word.count > ending.count {
      return (String(word.dropLast(ending.count)), meanings)
    }
    guard word.hasSuffix("'s") else { return nil }
    let base = String(word.dropLast(2))
    return takesVerb.contains(base) ? (base, ["be", "have"]) : nil
  }

  private static let endings: [(String, [String])] = [
    ("n't", ["not"]), ("'ll", ["will"]), ("'ve", ["have"]), ("'re", ["be"]), ("'m", ["be"]),
    ("'d", ["would", "have"]),
  ]

  private static let takesVerb: Set<String> = [
    "i", "he", "she", "it", "that", "this", "there", "here", "who", "what", "where", "when", "why", "how",
    "one",
    "someone", "somebody", "something", "everyone", "everybody", "everything", "nobody", "nothing", "anyone",
    "anything", "so", "now",
  ]

  private static let irregular: [String: Parts] = [
    "can't": [["can"], ["not"]], "cannot": [["can"], ["not"]], "won't": [["will"], ["not"]],
    "shan't": [["shall"], ["not"]], "ain't": [["be", "have"], ["not"]], "let's": [["let"], ["us"]],
    "'s": [["be", "have"]], "'re": [["be"]], "'m": [["be"]], "'ll": [["will"]], "'ve": [["have"]],
    "'d": [["would", "have"]], "n't": [["not"]],
    "'tis": [["it"], ["be"]], "'twas": [["it"], ["be"]], "y'all": [["you"], ["all"]],
    "d'you": [["do"], ["you"]], "c'mon": [["come"], ["on"]], "o'": [["of"]], "'em": [["them"]],
    "'cause": [["because"]], "'coz": [["because"]], "'cuz": [["because"]], "cuz": [["because"]],
    "coz": [["because"]], "'til": [["until"]], "'till": [["until"]], "'bout": [["about"]],
    "'round": [["around"]],
    "'n'": [["and"]], "'n": [["and"]], "ol'": [["old"]], "ya": [["you"]],
    "gonna": [["go"], ["to"]], "wanna": [["want"], ["to"]], "gotta": [["get"], ["to"]],
    "hafta": [["have"], ["to"]], "oughta": [["ought"], ["to"]], "kinda": [["kind"], ["of"]],
    "sorta": [["sort"], ["of"]], "outta": [["out"], ["of"]], "lotta": [["lot"], ["of"]],
    "lemme": [["let"], ["me"]], "gimme": [["give"], ["me"]], "dunno": [["do"], ["not"], ["know"]],
    "coulda": [["could"], ["have"]], "shoulda": [["should"], ["have"]], "woulda": [["would"], ["have"]],
    "musta": [["must"], ["have"]], "whatcha": [["what"], ["be", "do"], ["you"]],
  ]
}
