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

  /// The groups of a batch, found away from the caller's actor: a thousand texts take a while.
  ///
  /// Throws `CancellationError`.
  @concurrent static func groups(
    of requests: [TranslationSession.Request], to target: Locale.Language?, expecting: [Locale.Language]
  ) async throws -> LanguageGroups {
    let recognizer = NLLanguageRecognizer()
    let expected = expecting.flatMap(\.recognized)
    var groups = LanguageGroups()
    for (position, request) in requests.enumerated() {
      try Task.checkCancellation()
      recognizer.reset()
      recognizer.languageConstraints = expected
      recognizer.processString(request.sourceText)
      groups.add(Item(position: position, request: request), recognizer.dominantLanguage, to: target)
    }
    return groups
  }

  private mutating func add(_ item: Item, _ language: NLLanguage?, to target: Locale.Language?) {
    if item.request.sourceText.allSatisfy(\.isWhitespace) {
      settled.append(item.left(.nothingToTranslate))
    } else if let source = language.map({ Locale.Language(identifier: $0.rawValue) }) {
      if let target, source.isSameLanguage(as: target) {
        settled.append(item.left(.inTargetLanguage(source)))
      } else {
        add(item, in: source)
      }
    } else {
      settled.append(item.left(.unidentified))
    }
  }

  private mutating func add(_ item: Item, in source: Locale.Language) {
    if let index = groups.firstIndex(where: { $0.source == source }) {
      groups[index].items.append(item)
    } else {
      groups.append(Group(source: source, items: [item]))
    }
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
