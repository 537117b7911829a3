/// What is known of a cue's translation.
package enum CueTranslation: Hashable, Sendable {
  /// Nobody asked for one.
  case none
  /// It is to come.
  case pending
  /// It was tried and given up.
  case failed
  /// The text.
  case done(String)

  /// The text, if there is one.
  package var text: String? {
    if case .done(let text) = self { text } else { nil }
  }

  /// Which of the four it is, by its name.
  package var state: State {
    switch self {
    case .none: .none
    case .pending: .pending
    case .failed: .failed
    case .done: .done
    }
  }

  /// The names of the four.
  package enum State: String, Hashable, Sendable, CaseIterable, DatabaseValue {
    case none, pending, failed, done
  }

  /// From the two columns.
  init(_ state: State, _ text: String?) {
    switch state {
    case .none: self = .none
    case .pending: self = .pending
    case .failed: self = .failed
    // The schema holds that there is one.
    case .done: self = .done(text ?? "")
    }
  }
}
