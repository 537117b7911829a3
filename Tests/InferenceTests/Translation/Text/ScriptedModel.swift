@testable import Inference

/// A model that answers what it is told to, the same for the same sentence, and keeps what it was asked.
final class ScriptedModel: SentenceModel {
  struct Question: Hashable {
    var sentence: String
    var width: Int
  }

  let sourceScripts = SourceScripts(of: ["en"])
  let targetLanguage = "ja"
  let usualWidth = 4
  private(set) var questions: [Question] = []
  /// How many characters were looked at to find out whether they fit.
  private(set) var fitted = 0
  private var texts: [String] = []
  private let answer: (Question) -> (text: String, score: Float)

  init(_ answer: @escaping (Question) -> (text: String, score: Float)) {
    self.answer = answer
  }

  /// Sentences with their translations; what is not among them becomes one word (文。).
  convenience init(_ table: [String: String]) {
    self.init { (table[$0.sentence] ?? "文。", -0.5) }
  }

  func standIns(_ isCancelled: () -> Bool) -> StandIns {
    StandIns(names: [
      StandIns.Word(source: "Tom", renderings: ["トム"]), StandIns.Word(source: "Mary", renderings: ["メアリー"]),
      StandIns.Word(source: "London", renderings: ["ロンドン"]),
      StandIns.Word(source: "Paris", renderings: ["パリ"]),
    ])
  }

  func fits(_ sentence: String) -> Bool {
    fitted += sentence.count
    return sentence.count <= 200
  }

  func outcomes(of sentences: [String], width: Int, _ isCancelled: () -> Bool) throws(InferenceError)
    -> [[BeamSearch.Outcome]]
  {
    sentences.map { sentence in
      let question = Question(sentence: sentence, width: width)
      questions.append(question)
      let (text, score) = answer(question)
      texts.append(text)
      return [BeamSearch.Outcome(tokens: [texts.count - 1], score: score, isCutOff: false)]
    }
  }

  func text(of tokens: [Int]) -> String { tokens.map { texts[$0] }.joined() }

  func translate(_ texts: [String], _ options: DecodingOptions = DecodingOptions(beamSize: 1)) throws
    -> [TranslatedText]
  {
    try TextTranslation(model: self, options: options).translate(texts) { false }
  }
}
