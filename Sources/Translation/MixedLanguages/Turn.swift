internal import Foundation

/// The texts of one language that still wait, with their session.
struct Turn {
  let session: TranslationSession
  var group: LanguageGroups.Group

  /// Translates the next ten, or says of all that are left why none can be.
  ///
  /// Throws `CancellationError`.
  mutating func outcomes() async throws -> [MixedLanguageOutcome] {
    let items = Array(group.items.prefix(BatchTurns.size))
    do {
      let responses = try await session.translations(from: items.map(\.request))
      group.items = group.items.dropFirst(items.count)
      return zip(items, responses).map { item, response in item.translated(response) }
    } catch let error as CancellationError {
      throw error
    } catch {
      if let reason = reason(for: error) {
        defer { group.items = [] }
        return group.items.map { $0.left(reason) }
      }
      group.items = group.items.dropFirst(items.count)
      return try await oneByOne(items)
    }
  }

  /// After ten texts failed together: only those that fail alone are given up.
  private func oneByOne(_ items: [LanguageGroups.Item]) async throws -> [MixedLanguageOutcome] {
    var outcomes: [MixedLanguageOutcome] = []
    for item in items {
      do {
        outcomes += try await session.translations(from: [item.request]).map(item.translated)
      } catch let error as CancellationError {
        throw error
      } catch {
        outcomes.append(item.left(reason(for: error) ?? .failed(source: group.source, error)))
      }
    }
    return outcomes
  }

  /// Why the whole language cannot be translated; `nil` when it is for another reason.
  private func reason(for error: any Error) -> MixedLanguageOutcome.Reason? {
    switch error {
    case TranslationError.notInstalled: .notInstalled(source: group.source)
    case TranslationError.unsupportedSourceLanguage, TranslationError.unsupportedTargetLanguage,
      TranslationError.unsupportedLanguagePairing:
      .unsupported(source: group.source)
    default: nil
    }
  }
}
