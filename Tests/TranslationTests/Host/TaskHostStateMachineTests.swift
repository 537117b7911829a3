import Foundation
import Testing

@testable import Translation

/// When the action of a host runs: the rules of `.translationTask`.
@Suite struct TaskHostStateMachineTests {
  typealias Step = TaskHostStateMachine.Step

  private static let english = Sessions.wish(from: "en", to: "ja")
  private static let french = Sessions.wish(from: "fr", to: "ja")
  private static let fast = Sessions.wish(from: "en", to: "ja", .lowLatency)
  private static var invalidated: TranslationSession.Configuration {
    var configuration = english
    configuration.invalidate()
    return configuration
  }

  /// What happens to the configuration, and what the last change leads to.
  static let cases: [(name: String, history: [TranslationSession.Configuration?], last: [Step])] = [
    ("nil does nothing", [nil], []),
    ("becoming something runs", [english], [.start(english)]),
    ("an equal value does nothing", [english, english], []),
    ("nil stops", [english, nil], [.stop]),
    ("nil after nil does nothing", [english, nil, nil], []),
    ("coming back runs again", [english, nil, english], [.start(english)]),
    ("other languages run anew", [english, french], [.stop, .start(french)]),
    ("another strategy runs anew", [english, fast], [.stop, .start(fast)]),
    ("invalidating runs anew", [english, invalidated], [.stop, .start(invalidated)]),
    ("any unequal value runs anew", [english, invalidated, english], [.stop, .start(english)]),
    (
      "languages left open run", [Sessions.wish(from: nil, to: nil)],
      [.start(Sessions.wish(from: nil, to: nil))]
    ),
  ]

  @Test(arguments: cases)
  func aChange(name: String, history: [TranslationSession.Configuration?], last: [Step]) {
    var machine = TaskHostStateMachine()
    #expect(history.map { machine.configure($0) }.last == last)
    #expect(machine.configuration == history.last)
  }

  @Test func theEndStopsWhatRunsAndNothingBegins() {
    var machine = TaskHostStateMachine()
    _ = machine.configure(Self.english)
    #expect(machine.end() == [.stop])
    #expect(machine.end() == [])
    #expect(machine.configure(Self.french) == [])
    #expect(machine.configuration == nil)
  }
}
