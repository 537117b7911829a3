import Foundation
import Observation
import Translation

/// A caption on the screen that is translated anew whenever it changes.
@MainActor @Observable
final class CaptionViewModel {
  private(set) var configuration: TranslationSession.Configuration?
  private(set) var translation = ""
  private(set) var failure: TranslationError?
  private let source: Locale.Language
  private let target: Locale.Language

  init(source: Locale.Language, target: Locale.Language) {
    self.source = source
    self.target = target
  }

  var caption = "" {
    didSet {
      guard caption != oldValue, !caption.isEmpty else { return }
      if configuration == nil {
        configuration = .init(source: source, target: target, preferredStrategy: .lowLatency)
      } else {
        configuration?.invalidate()
      }
    }
  }

  /// The switch in the view: the better translation, or the sooner one.
  var isCareful: Bool {
    get { configuration?.preferredStrategy == .highFidelity }
    set { configuration?.preferredStrategy = newValue ? .highFidelity : .lowLatency }
  }

  /// The view's `.translationTask(model.configuration)` calls this.
  func translate(with session: TranslationSession) async {
    let text = caption
    do {
      let response = try await session.translate(text)
      // The caption may have moved on in the meantime.
      if response.sourceText == caption { translation = response.targetText }
    } catch let error as TranslationError {
      failure = error
    } catch {
      // The task was cancelled by the next caption.
    }
  }
}
