internal import LanguagePacks
internal import Subtitles

/// `jimaku languages`: the pairs that can be translated, now or after an installation.
struct LanguagesCommand {
  let printsJSON: Bool
  let console: Console
  let pairs: () -> (pairs: [TranslationRoute], faults: [PackError])

  /// Prints the list and returns how the program ends.
  ///
  /// Packs whose languages cannot be read are in no pair, and complained about.
  func run() -> ExitCode {
    let (pairs, faults) = pairs()
    for fault in faults where fault.hidesLanguages { console.complain(.pack(fault)) }
    let text = printsJSON ? object(pairs).written + "\n" : console.messages.languages(pairs)
    return console.publish(text) ?? .done
  }

  private func object(_ pairs: [TranslationRoute]) -> JSONLine {
    .object([
      "pairs": .list(
        pairs.map { pair in
          .object([
            "source": .text(pair.source), "target": .text(pair.target),
            "state": .text(pair.isInstalled ? "installed" : pair.isDamaged ? "damaged" : "available"),
            "through": pair.middle.map { .text($0) }, "packs": .list(pair.legs.map { .text($0.id) }),
          ])
        })
    ])
  }
}

extension PackError {
  /// Whether the pack's description is what is wrong with it.
  fileprivate var hidesLanguages: Bool { code == .badManifest || file == "pack.json" }
}
