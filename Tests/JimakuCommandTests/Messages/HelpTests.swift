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

  /// Whoever copies an example into a shell runs it as it stands.
  @Test(arguments: CommandName.visible)
  func examplesAreWholeLinesOfAShell(command: CommandName) throws {
    let shell = try #require(ExternalTool("sh"))
    let lines = Messages(language: .english).help(command).split(separator: "\n")
    let examples = zip(lines, lines.dropFirst()).filter { $0.0.hasPrefix("  # ") }.map { String($0.1) }
    #expect(!examples.isEmpty)
    for example in examples { #expect(try shell.run(["-n", "-c", example]).status == 0, "\(example)") }
  }

  @Test func theVersionIsOneLine() {
    #expect(Messages(language: .japanese).version == "jimaku 0.1.0\n")
  }
}
