internal import Inference

/// A text parted into what is translated, and sentences that are surely in another language and stay as they are.
struct ForeignPassages {
  private struct Passage {
    var text: String
    /// The white space before it.
    var gap: String
    var isForeign: Bool
  }

  private var passages: [Passage] = []

  init(_ text: String, _ source: String, _ languages: any LanguageTelling) {
    let sentences = SourceText.sentences(of: text)
    let foreign = sentences.map { languages.isOther($0.text, than: source) }
    func isOwn(_ sentence: SourceText.Sentence) -> Bool {
      languages.language(of: [sentence.text]).map { LanguageArgument.areSame($0, source) } ?? false
    }
    // Short sentences among foreign ones are as foreign, unless one is surely not.
    let isWhole =
      sentences.count == 1
      ? foreign[0] : languages.isOther(text, than: source) && !sentences.contains(where: isOwn)
    guard !isWhole, foreign.contains(true) else {
      passages = [Passage(text: text, gap: "", isForeign: isWhole)]
      return
    }
    for (sentence, isForeign) in zip(sentences, foreign) {
      if !isForeign, let last = passages.last, !last.isForeign {
        passages[passages.count - 1].text += sentence.gap + sentence.text
      } else {
        passages.append(Passage(text: sentence.text, gap: sentence.gap, isForeign: isForeign))
      }
    }
  }

  /// What is to be translated.
  var own: [String] { passages.filter { !$0.isForeign }.map(\.text) }

  /// The text again, with a translation for each of `own`.
  func joined(_ answers: [MarkedText]) -> MarkedText {
    var rest = answers[...]
    var joined = MarkedText(text: "")
    var marks: Set<String> = []
    for passage in passages {
      let answer =
        passage.isForeign
        ? MarkedText(text: passage.text, marks: [TranslationMark.otherLanguage.rawValue])
        : rest.popFirst() ?? MarkedText(text: passage.text)
      joined.text += passage.gap + answer.text
      marks.formUnion(answer.marks)
    }
    joined.marks = marks.sorted()
    return joined
  }
}
