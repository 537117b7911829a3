/// Decides when a host's action runs: a value, without any waiting.
struct TaskHostStateMachine {
  /// What the host does, in this order.
  enum Step: Equatable {
    /// Stops the running action and ends its session.
    case stop
    /// Runs the action with a new session.
    case start(TranslationSession.Configuration)
  }

  private(set) var configuration: TranslationSession.Configuration?
  private var isOver = false

  /// The configuration was set: to another value, or to an equal one, which changes nothing.
  mutating func configure(_ new: TranslationSession.Configuration?) -> [Step] {
    guard !isOver, new != configuration else { return [] }
    let steps: [Step] = (configuration == nil ? [] : [.stop]) + (new.map { [.start($0)] } ?? [])
    configuration = new
    return steps
  }

  /// The host goes; nothing runs any more.
  mutating func end() -> [Step] {
    let steps = configure(nil)
    isOver = true
    return steps
  }
}
