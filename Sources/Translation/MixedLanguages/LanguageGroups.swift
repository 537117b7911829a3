internal import Foundation
internal import LanguagePacks
internal import NaturalLanguage

/// The requests of a batch, by what is to be done with each.
struct LanguageGroups {
  /// A request with its place in the batch.
  struct Item {
    var position: Int
    var request: TranslationSession.Request
  }

  /// The requests of one language.
  struct Group {
    var source: Locale.Language
    var items: ArraySlice<Item>
  }

  /// What needs no engine, in the order of the batch.
  private(set) var settled: [MixedLanguageOutcome] = []
  /// What is to be translated, in the order in which the languages first come up.
  private(set) var groups: [Group] = []

  init(
    _ requests: [TranslationSession.Request], to target: Locale.Language?, expecting: [Locale.Language]
  ) {
    for (position, request) in requests.enumerated() {
      let item = Item(position: position, request: request)
      if request.sourceText.allSatisfy(\.isWhitespace) {
        settled.append(item.left(.nothingToTranslate))
      } else if let source = Self.language(of: request.sourceText, among: expecting) {
        if let target, source.isSameLanguage(as: target) {
          settled.append(item.left(.inTargetLanguage(source)))
        } else {
          add(item, in: source)
        }
      } else {
        settled.append(item.left(.unidentified))
      }
    }
  }

  private mutating func add(_ item: Item, in source: Locale.Language) {
    if let index = groups.firstIndex(where: { $0.source == source }) {
      groups[index].items.append(item)
    } else {
      groups.append(Group(source: source, items: [item]))
    }
  }

  private static func language(of text: String, among expected: [Locale.Language]) -> Locale.Language? {
    let recognizer = NLLanguageRecognizer()
    recognizer.languageConstraints = expected.map(\.recognized)
    recognizer.processString(text)
    return recognizer.dominantLanguage.map { Locale.Language(identifier: $0.rawValue) }
  }
}

extension LanguageGroups.Item {
  /// The outcome without a translation.
  func left(_ reason: MixedLanguageOutcome.Reason) -> MixedLanguageOutcome {
    MixedLanguageOutcome(position: position, request: request, result: .left(reason))
  }

  /// The outcome with one.
  func translated(_ response: TranslationSession.Response) -> MixedLanguageOutcome {
    MixedLanguageOutcome(position: position, request: request, result: .translated(response))
  }
}

extension Locale.Language {
  /// The language as a recogniser has it: without a region, and with a script for Chinese alone.
  fileprivate var recognized: NLLanguage {
    let code = languageCode?.identifier ?? "und"
    if code == "zh" { return script == .hanTraditional ? .traditionalChinese : .simplifiedChinese }
    return code == "no" ? .norwegian : NLLanguage(code)
  }
}
