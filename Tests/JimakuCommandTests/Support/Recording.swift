import Synchronization

@testable import JimakuCommand

/// Keeps what is written; or fails as a full or closed output does.
final class Recording: TextOutput {
  private let texts = Mutex<[String]>([])
  private let code: Int32

  init(failingWith code: Int32 = 0) {
    self.code = code
  }

  func write(_ text: String) -> Int32 {
    texts.withLock { $0.append(text) }
    return code
  }

  var text: String { texts.withLock { $0.joined() } }
  /// What each call wrote.
  var pieces: [String] { texts.withLock { $0 } }
}

extension Console {
  static func recording(
    _ output: Recording, _ errors: Recording = Recording(), screen: Screen? = nil,
    style: TerminalStyle = TerminalStyle(hasColour: false), language: MessageLanguage = .english
  ) -> Console {
    Console(
      messages: Messages(language: language), output: output, errors: errors, screen: screen,
      outputStyle: style, milliseconds: { 0 })
  }
}
