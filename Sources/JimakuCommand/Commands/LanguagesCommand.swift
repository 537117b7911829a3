internal import LanguagePacks
internal import Subtitles

/// `jimaku languages`: the pairs that can be translated, now or after an installation.
struct LanguagesCommand {
  let printsJSON: Bool
  let console: Console
  let pairs: () -> [TranslationRoute]

  /// Prints the list and returns how the program ends.
  func run() -> ExitCode {
    let pairs = pairs()
    let text = printsJSON ? object(pairs).written + "\n" : console.messages.languages(pairs)
    return console.publish(text) ?? .done
  }

  private func object(_ pairs: [TranslationRoute]) -> JSONLine {
    .object([
      "pairs": .list(
        pairs.map { pair in
          .object([
            "source": .text(pair.source), "target": .text(pair.target),
            "state": .text(pair.isInstalled ? "installed" : "available"),
            "through": pair.middle.map { .text($0) }, "packs": .list(pair.legs.map { .text($0.id) }),
          ])
        })
    ])
  }
}
