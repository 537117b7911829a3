import TestSupport
import Testing

@testable import JimakuCommand

@Suite struct HelpTests {
  @Test(
    arguments: [MessageLanguage.english, .japanese],
    [nil, CommandName.subtitle, .translate, .languages, .define, .packs, .doctor])
  func helpIsAsRecorded(language: MessageLanguage, command: CommandName?) throws {
    let messages = Messages(language: language)
    let name = "help-\(command?.rawValue ?? "overview").\(language == .english ? "en" : "ja").txt"
    let text = command.map { messages.help($0) } ?? messages.overview
    #expect(try Goldens().difference(of: text, from: name) == nil)
  }

  @Test(arguments: MessageLanguage.allCases, CommandName.visible)
  func helpFitsATerminal(language: MessageLanguage, command: CommandName) {
    for line in Messages(language: language).help(command).split(separator: "\n") {
      #expect(DisplayColumns.of(line) <= 100, "\(line)")
    }
  }

  @Test func theVersionIsOneLine() {
    #expect(Messages(language: .japanese).version == "jimaku 0.1.0\n")
  }
}
