/// Every sentence that a person reads, in both languages side by side; one extension a subject.
struct Messages: Hashable, Sendable {
  let language: MessageLanguage

  /// The one of two wordings that is asked for.
  func say(_ english: String, _ japanese: String) -> String {
    switch language {
    case .english: english
    case .japanese: japanese
    }
  }

  /// A name or value in quotation marks, with everything visible that would disturb a terminal.
  func quoted(_ name: String) -> String {
    say("\"\(VisibleText.escaped(name))\"", "「\(VisibleText.escaped(name))」")
  }

  /// Several names one after the other.
  func list(_ names: [String]) -> String {
    names.joined(separator: say(", ", "、"))
  }

  /// `1 cue`, `2 cues`.
  func count(_ number: Int, _ one: String, _ many: String) -> String {
    "\(number) \(number == 1 ? one : many)"
  }

  /// The line of an error as it goes to standard error.
  func errorLine(_ sentence: String) -> String { "jimaku: \(sentence)\n" }

  /// The line of a warning.
  func warningLine(_ sentence: String) -> String {
    say("jimaku: warning: \(sentence)\n", "jimaku: 警告: \(sentence)\n")
  }
}
