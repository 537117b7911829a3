internal import Subtitles

/// `jimaku languages`: the pairs that can be translated, now or after an installation.
struct LanguagesCommand {
  let printsJSON: Bool
  let console: Console
  let pairs: () -> [TranslatablePair]

  /// Prints the list and returns how the program ends.
  func run() -> ExitCode {
    let pairs = pairs()
    let text = printsJSON ? object(pairs).written + "\n" : console.messages.languages(pairs)
    return console.publish(text) ?? .done
  }

  private func object(_ pairs: [TranslatablePair]) -> JSONLine {
    .object([
      "pairs": .list(
        pairs.map { pair in
          .object([
            "source": .text(pair.source), "target": .text(pair.target),
            "state": .text(pair.isInstalled ? "installed" : "available"),
            "through": pair.middle.map { .text($0) }, "packs": .list(pair.packs.map { .text($0) }),
          ])
        })
    ])
  }
}
