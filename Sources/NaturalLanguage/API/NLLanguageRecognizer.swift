public import Foundation

/// Tells which language a text is in, on this machine.
///
/// What cannot be told is left untold: `dominantLanguage` is then `nil`. Without the pack `language-id-fasttext` only
/// languages with a script of their own are told. One recogniser is for one thread at a time, as Apple's is; any number
/// may work side by side, and so may calls of `dominantLanguage(for:)`.
/// Source: Apple, "NLLanguageRecognizer" (Natural Language). How sure is sure enough: Decisions/0090.
open class NLLanguageRecognizer: NSObject {
  /// The only languages that may be found; empty, as at first, when all may be.
  open var languageConstraints: [NLLanguage] = []
  /// How likely languages are before the text is seen, from 0 to 1; what is missing from 1 falls to all the others.
  ///
  /// They help where the text leaves doubt; against a text that tells its language they count for little.
  open var languageHints: [NLLanguage: Double] = [:]

  private var sample = TextSample()

  /// A recogniser that has seen nothing.
  public override init() {
    super.init()
  }

  /// The language of a text, or `nil` when it cannot be told.
  open class func dominantLanguage(for string: String) -> NLLanguage? {
    var sample = TextSample()
    sample.add(string)
    return Identification(of: sample).decision
  }

  /// Adds a text to what has been seen since the beginning or the last `reset()`.
  ///
  /// Only the first two thousand letters count.
  open func processString(_ string: String) {
    sample.add(string)
  }

  /// The language of what has been seen, or `nil` when it cannot be told.
  open var dominantLanguage: NLLanguage? { identification.decision }

  /// The likeliest languages, at most so many, with their probabilities; their sum is less than 1 by what falls to
  /// languages without a name here.
  open func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] {
    let likeliest = identification.hypotheses.prefix(max(0, maxHypotheses))
    return Dictionary(uniqueKeysWithValues: likeliest.map { ($0.language, $0.probability) })
  }

  /// Forgets what has been seen, the constraints and the hints.
  open func reset() {
    sample = TextSample()
    languageConstraints = []
    languageHints = [:]
  }

  private var identification: Identification {
    Identification(of: sample, constraints: languageConstraints, hints: languageHints)
  }
}
