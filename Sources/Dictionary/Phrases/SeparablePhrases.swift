/// Phrasal verbs with their object in the middle: "gave it up", "put your shoes on".
///
/// Which words may stand between follows from what they begin with, since nothing here knows the grammar of a sentence:
/// a pronoun alone, or up to four words that begin with a determiner.
struct SeparablePhrases: Sendable {
  let headwords: Headwords

  private static let longestObject = 4

  /// The phrasal verb whose verb or particle is at `index`.
  func find(
    at index: Int, _ sentence: inout PhraseWords
  ) throws(DictionaryError) -> PhraseFinder.Match? {
    for (verb, particle) in pairs(around: index, sentence) {
      guard isObject(verb + 1..<particle, before: particle, sentence) else { continue }
      for form in try sentence.forms(at: verb) {
        let phrase = form.word + " " + sentence[particle].bare
        if try headwords.has(phrase, as: .verb) {
          return PhraseFinder.Match(headword: phrase, words: [verb, particle])
        }
      }
    }
    return nil
  }

  /// The places of a verb and a particle, one of which is at `index`, the nearest first.
  private func pairs(around index: Int, _ sentence: PhraseWords) -> [(Int, Int)] {
    let distances = 2...Self.longestObject + 1
    let isParticle = { (place: Int) in Self.particles[sentence[place].bare] != nil }
    let behind = distances.map { (index, index + $0) }.filter {
      sentence.places.contains($0.1) && isParticle($0.1)
    }
    let before =
      isParticle(index) ? distances.map { (index - $0, index) }.filter { sentence.places.contains($0.0) } : []
    return behind + before
  }

  private func isObject(_ object: Range<Int>, before particle: Int, _ sentence: PhraseWords) -> Bool {
    guard let first = object.first, !sentence[first - 1].endsClause,
      object.allSatisfy({ !sentence[$0].endsClause })
    else { return false }
    let isPronoun = object.count == 1 && Self.pronouns.contains(sentence[first].bare)
    guard isPronoun || Self.determiners.contains(sentence[first].bare) else { return false }
    // A word that is a preposition too is one when what follows could be its own object.
    guard Self.particles[sentence[particle].bare] == .alsoPreposition else { return true }
    guard !sentence[particle].endsClause, sentence.places.contains(particle + 1) else { return true }
    let next = sentence[particle + 1].bare
    return isPronoun && !Self.determiners.contains(next) && !Self.pronouns.contains(next)
  }

  private enum Particle {
    case alone, alsoPreposition
  }

  private static let particles: [String: Particle] = [
    "up": .alone, "down": .alone, "off": .alone, "out": .alone, "away": .alone, "back": .alone,
    "together": .alone, "apart": .alone, "aside": .alone, "forward": .alone, "ahead": .alone,
    "on": .alsoPreposition, "in": .alsoPreposition, "over": .alsoPreposition, "through": .alsoPreposition,
    "around": .alsoPreposition, "along": .alsoPreposition, "by": .alsoPreposition, "across": .alsoPreposition,
  ]
  private static let pronouns: Set<String> = [
    "it", "me", "you", "him", "her", "us", "them", "this", "that", "these", "those", "everything",
    "something",
    "anything", "nothing", "everyone", "someone", "anyone", "myself", "yourself", "himself", "herself",
    "itself",
    "ourselves", "yourselves", "themselves", "one", "all",
  ]
  private static let determiners: Set<String> = [
    "the", "a", "an", "my", "your", "his", "her", "its", "our", "their", "this", "that", "these", "those",
    "some", "any", "all", "every", "each", "no", "another", "both", "two", "three",
  ]
}
