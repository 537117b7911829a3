import Server
import Testing

@testable import JimakuCommand

/// What `jimaku serve` says when it begins.
@Suite struct ServeCommandTests {
  private struct Player: OpenPlayer, PlayerOpening {
    let address = "http://127.0.0.1:7420/"
    let setAside: String?

    func open(_ arguments: ServeArguments) -> any OpenPlayer { self }
    func showInBrowser() {}
    func close() {}
  }

  @Test(
    arguments: zip(
      [nil, "/home/me/library-damaged-20261130T120000Z.sqlite"],
      [
        "",
        "jimaku: warning: The library was damaged. It is kept as \"/home/me/library-damaged-20261130T120000Z.sqlite\", and a new one was begun.\n",
      ]))
  func aLibraryThatWasPutAsideIsTold(place: String?, warning: String) async {
    let (output, errors) = (Recording(), Recording())
    let command = ServeCommand(
      arguments: ServeArguments(), console: .recording(output, errors), opener: Player(setAside: place))
    let run = Task { await command.run() }
    run.cancel()
    #expect(await run.value == .done)
    #expect(errors.text == warning)
    #expect(output.text.contains("http://127.0.0.1:7420/"))
  }

  @Test func aPairWithoutASourceIsToldWithoutOne() {
    let messages = Messages(language: .english)
    #expect(
      messages.player(.noSuchPair(source: nil, target: "fr"))
        == "No pack that translates to fr is installed. Choose another language.")
    #expect(messages.player(.noSuchPair(source: "de", target: "fr")).contains("de to fr"))
  }
}
