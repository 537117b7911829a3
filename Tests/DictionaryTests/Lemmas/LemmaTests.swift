import Testing

@testable import Dictionary

/// Forms as they stand in subtitles, and the dictionary's words for them, worked out by hand.
///
/// `/` stands between words of which it may be either, the likelier first; `+` between words that are written together.
@Suite(.enabled(if: InstalledDictionary.isInstalled, "\(InstalledDictionary.reason)"))
struct LemmaTests {
  private func written(_ form: String) throws -> String {
    try InstalledDictionary.dictionary.lemmas(of: form).map { $0.map(\.word).joined(separator: "/") }
      .joined(separator: " + ")
  }

  @Test(arguments: [
    ("cats", "cat"), ("taxes", "tax"), ("churches", "church"), ("dishes", "dish/dishes"), ("buses", "bus"),
    ("quizzes", "quiz"), ("studies", "study"), ("countries", "country"), ("potatoes", "potato"),
    ("heroes", "hero"), ("photos", "photo"), ("wolves", "wolf"), ("knives", "knife"),
    ("shelves", "shelf/shelve"),
    ("children", "child"), ("men", "man/men"), ("women", "woman"), ("policemen", "policeman"),
    ("feet", "foot"),
    ("teeth", "tooth/teeth"), ("mice", "mouse"), ("geese", "goose"), ("oxen", "ox/oxen"), ("lice", "louse"),
    ("analyses", "analysis/analyse"), ("crises", "crisis"), ("criteria", "criterion"),
    ("phenomena", "phenomenon"), ("data", "data/datum"), ("bacteria", "bacteria"),
    ("cacti", "cactus"), ("leaves", "leave/leaf"), ("lives", "life/live"), ("thieves", "thief"),
    ("glasses", "glass/glasses"), ("news", "news"), ("series", "series"), ("mothers-in-law", "mother-in-law"),
    ("passers-by", "passer-by"),
  ])
  func nouns(form: String, expected: String) throws {
    let found = try written(form)
    #expect(found == expected)
  }

  @Test(arguments: [
    ("gave", "give"), ("given", "give/given"), ("giving", "give/giving"), ("gives", "give"), ("went", "go"),
    ("gone", "go/gone"), ("goes", "go"), ("took", "take"), ("taken", "take/taken"), ("saw", "see/saw"),
    ("seen", "see"),
    ("thought", "think/thought"), ("brought", "bring"), ("bought", "buy"), ("caught", "catch"),
    ("taught", "teach"), ("stopped", "stop/stopped"), ("planned", "plan/planned"), ("running", "run/running"),
    ("studied", "study/studied"), ("tried", "try/tried"), ("hoped", "hope"), ("hopped", "hop"),
    ("lying", "lie/lying"), ("dying", "die/dying"), ("tied", "tie/tied"), ("was", "be"), ("were", "be"),
    ("is", "be"), ("are", "be"), ("been", "be"), ("being", "be/being"), ("has", "have"), ("had", "have"),
    ("having", "have"), ("did", "do"), ("does", "do"), ("doing", "do/doing"), ("written", "write/written"),
    ("panicked", "panic/panicked"), ("singing", "sing/singing"), ("hiding", "hide/hiding"), ("told", "tell"),
    ("felt", "feel/felt"), ("found", "find/found"), ("left", "leave/left"), ("vlogged", ""),
    ("building", "building/build"), ("lit", "light/lit"), ("dreamt", "dream"),
  ])
  func verbs(form: String, expected: String) throws {
    let found = try written(form)
    #expect(found == expected)
  }

  @Test(arguments: [
    ("better", "good/well/better"), ("best", "good/well/best"), ("worse", "bad/worse"),
    ("bigger", "big/bigger"),
    ("biggest", "big"), ("happier", "happy"), ("happiest", "happy"), ("nicer", "nice"), ("nicest", "nice"),
    ("farther", "far/farther"), ("quickly", "quickly"), ("older", "old/older"), ("later", "later/late"),
    ("larger", "large/larger"), ("taller", "tall"), ("number", "number"), ("corner", "corner"),
    ("forest", "forest"), ("sister", "sister"),
  ])
  func comparisons(form: String, expected: String) throws {
    let found = try written(form)
    #expect(found == expected)
  }

  @Test(arguments: [
    ("isn't", "be + not"), ("aren't", "be + not"), ("wasn't", "be + not"), ("don't", "do + not"),
    ("doesn't", "do + not"), ("didn't", "do + not"), ("can't", "can + not"), ("cannot", "can + not"),
    ("won't", "will + not"), ("wouldn't", "would + not"), ("shouldn't", "should + not"),
    ("haven't", "have + not"), ("ain't", "be/have + not"), ("I'm", "i + be"), ("you're", "you + be"),
    ("he's", "he + be/have"), ("it's", "it + be/have"), ("that's", "that + be/have"),
    ("what's", "what + be/have"),
    ("I'll", "i + will"), ("we've", "we + have"), ("they'd", "they + would/have"),
    ("I'd've", "i + would/have + have"),
    ("should've", "should + have"), ("shouldn't've", "should + not + have"), ("let's", "let + us"),
    ("y'all", "you + all"), ("gonna", "go + to"), ("wanna", "want + to"), ("gotta", "get + to"),
    ("kinda", "kind + of"), ("dunno", "do + not + know"), ("lemme", "let + me"), ("c'mon", "come + on"),
    ("'cause", "because"), ("'em", "them"), ("'til", "until"), ("'bout", "about"), ("'twas", "it + be"),
    ("somebody's", "somebody + be/have"),
  ])
  func contractions(form: String, expected: String) throws {
    let found = try written(form)
    #expect(found == expected)
  }

  @Test(arguments: [
    ("children's", "child"), ("John's", "john"), ("teachers'", "teacher"), ("boss's", "boss"),
    ("mother-in-law's", "mother-in-law"), ("McDonald's", "mcdonald's"), ("dogs'", "dog"),
    ("today's", "today"),
  ])
  func possessives(form: String, expected: String) throws {
    let found = try written(form)
    #expect(found == expected)
  }

  @Test(arguments: [
    ("runnin'", "run/running"), ("nothin'", "nothing"), ("rock'n'roll", "rock'n'roll"),
    ("o'clock", "o'clock"),
    ("ma'am", "ma'am"), ("well-known", "well-known"), ("half-eaten", "half + eat"),
    ("re-elected", "re-elect"), ("co-workers", "co-worker"), ("T-shirts", "t-shirt"),
    ("ex-husband", "ex-husband"),
    ("I-I", "i"), ("U.S.", "u.s."), ("U.S", "u.s."), ("Mr.", "mr"), ("e.g.", "e.g."), ("a.m.", "a.m."),
    ("etc.", "etc"), ("No.", "no"), ("twenty-five", "twenty-five"),
  ])
  func compounds(form: String, expected: String) throws {
    let found = try written(form)
    #expect(found == expected)
  }

  @Test(arguments: [
    ("isn\u{2019}t", "be + not"), ("children\u{2019}s", "child"), ("\u{2018}cause", "because"),
    ("\u{201C}Gave", "give"), ("gave,\u{201D}", "give"), ("(gave)", "give"), ("GAVE!", "give"),
    ("Gave...", "give"),
    ("...gave", "give"), ("'gave'", "give"), ("dog.", "dog"), ("¿dog?", "dog"), ("gave—", "give"),
  ])
  func marksAroundAWordDoNotMatter(form: String, expected: String) throws {
    let found = try written(form)
    #expect(found == expected)
  }

  @Test(arguments: [
    ("his", "his"), ("this", "this"), ("as", "as"), ("its", "its"), ("us", "us"), ("less", "less"),
    ("during", "during"), ("an", "a"), ("I", "i"), ("her", "her"), ("those", "those"), ("need", "need"),
    ("thing", "thing"), ("king", "king"), ("red", "red"), ("bed", "bed"),
  ])
  func littleWordsAreThemselves(form: String, expected: String) throws {
    let found = try written(form)
    #expect(found == expected)
  }

  @Test(arguments: ["", " ", "...", "'", "-", "--", "qwxyz", "'s'", "日本語", "\u{0}", "👍", "-'-", "n't n't"])
  func whatIsNoWordHasNone(form: String) throws {
    let known = ["'s'": "s"]
    let found = try written(form)
    #expect(found == known[form] ?? "")
  }

  @Test func aFormTellsThePartOfSpeech() throws {
    let dictionary = try InstalledDictionary.dictionary
    #expect(try dictionary.lemmas(of: "gave") == [[Lemma("give", [.verb])]])
    #expect(try dictionary.lemmas(of: "studies") == [[Lemma("study", [.noun, .verb])]])
    #expect(try dictionary.lemmas(of: "nicer") == [[Lemma("nice", [.adjective])]])
    #expect(try dictionary.lemmas(of: "dog") == [[Lemma("dog")]])
  }
}
