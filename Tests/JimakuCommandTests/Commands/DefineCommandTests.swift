import Glibc
import LanguagePacks
import TestSupport
import Testing

@testable import Dictionary
@testable import JimakuCommand

@Suite struct DefineCommandTests {
  private static let ladder = DictionaryEntry(
    word: "ladders", pronunciations: [Pronunciation(ipa: "ˈlædɚz", origin: .american)],
    articles: [
      Article(
        headword: "ladder",
        pronunciations: [
          Pronunciation(ipa: "ˈlædɚ", origin: .american), Pronunciation(ipa: "ˈladə", origin: .dictionary),
          Pronunciation(ipa: "lɑdɐ", origin: .dictionary),
        ], rank: 5000,
        japanese: [
          JapaneseSense(partOfSpeech: .noun, glosses: ["はしご", "梯子"], notes: ["for climbing"]),
          JapaneseSense(partOfSpeech: .verb, glosses: ["伝線する"], notes: []),
          JapaneseSense(partOfSpeech: .noun, glosses: ["段階"], notes: []),
        ],
        english: (1...5).map { number in
          EnglishSense(
            partOfSpeech: .noun, definition: "meaning \(number)",
            examples: ["up a ladder", "down\na \u{1B}[2Jladder"],
            synonyms: number == 2 ? ["steps", "stairs"] : [], antonyms: number == 2 ? ["chute"] : [])
        }, sources: [.freeDict, .wordNet, .pronunciation, .frequency])
    ], phrase: nil)
  private static let upTheLadder = DictionaryEntry(
    word: "up the ladder", pronunciations: [], articles: [],
    phrase: Phrase(
      article: Article(
        headword: "up the ladder", pronunciations: [], rank: nil,
        japanese: [JapaneseSense(partOfSpeech: nil, glosses: ["出世して"], notes: [])], english: [],
        sources: [.edict]),
      words: [0, 1, 2]))

  private let output = Recording()
  private let errors = Recording()

  private func run(
    _ result: Result<[Definition], Failure>, output: Recording? = nil, language: MessageLanguage = .english,
    change: (inout DefineArguments) -> Void = { _ in }
  ) -> ExitCode {
    var arguments = DefineArguments(words: ["ladders"])
    change(&arguments)
    return DefineCommand(
      arguments: arguments, console: .recording(output ?? self.output, errors, language: language),
      definer: FakeDefiner(result: result)
    ).run()
  }

  @Test(arguments: [MessageLanguage.english, .japanese], [false, true])
  func entriesAreAsRecorded(language: MessageLanguage, all: Bool) throws {
    let definitions: [Definition] = [.entry(Self.ladder), .entry(Self.upTheLadder)]
    #expect(run(.success(definitions), language: language) { $0.printsAll = all } == .done)
    let name = "define\(all ? "-all" : "").\(language == .english ? "en" : "ja").txt"
    #expect(try Goldens().difference(of: output.text, from: name) == nil)
    #expect(errors.text.isEmpty)
  }

  @Test func coloursTellJapaneseFromEnglish() {
    let console = Console.recording(output, errors, style: TerminalStyle(hasColour: true))
    let command = DefineCommand(
      arguments: DefineArguments(words: ["x"]), console: console,
      definer: FakeDefiner(result: .success([.entry(Self.upTheLadder)])))
    #expect(command.run() == .done)
    #expect(
      output.text
        == "\u{1B}[32mup the ladder\u{1B}[0m\n  \u{1B}[2mphrase\u{1B}[0m\n    1. \u{1B}[36m出世して\u{1B}[0m\n\n\u{1B}[2mSources: EDICT © EDRDG (CC BY-SA 3.0)\u{1B}[0m\n"
    )
  }

  @Test func anUnknownWordFailsAndCostsNoOther() {
    #expect(
      run(.success([.unknown("ladr", suggestions: ["ladder", "lard"]), .entry(Self.upTheLadder)])) == .failed)
    #expect(output.text.contains("出世して"))
    #expect(errors.text == "jimaku: No dictionary has \"ladr\". Similar words: ladder, lard.\n")
  }

  @Test func objectsStandOnALineEach() {
    let code = run(.success([.entry(Self.upTheLadder), .unknown("ladr", suggestions: ["ladder"])])) {
      $0.printsJSON = true
    }
    #expect(code == .failed)
    #expect(
      output.text == """
        {"word":"up the ladder","pronunciations":[],"articles":[],"phrase":{"article":{"headword":"up the ladder","pronunciations":[],"japanese":[{"glosses":["出世して"],"notes":[]}],"english":[],"sources":["edict-reversed"]},"words":[0,1,2]}}
        {"word":"ladr","error":{"code":"dictionary.unknownWord","message":"No dictionary has \\"ladr\\". Similar words: ladder."},"suggestions":["ladder"]}

        """)
  }

  @Test func aDictionaryThatIsNotInstalledIsAFailure() {
    #expect(run(.failure(.pack(PackError(.notInstalled, pack: "dictionary-en-ja-freedict")))) == .failed)
    #expect(output.text.isEmpty)
    #expect(errors.text.contains("make setup"))
  }

  @Test func nobodyListeningEndsQuietly() {
    #expect(run(.success([.entry(Self.ladder)]), output: Recording(failingWith: EPIPE)) == .nobodyListens)
    #expect(errors.text.isEmpty)
  }

  @Test func aFullOutputIsAFailure() {
    #expect(run(.success([.entry(Self.ladder)]), output: Recording(failingWith: ENOSPC)) == .failed)
    #expect(errors.text.hasPrefix("jimaku: Standard output cannot be written (No space left on device)."))
  }
}

private struct FakeDefiner: WordDefiner {
  let result: Result<[Definition], Failure>

  func define(_ words: [String]) throws(Failure) -> [Definition] { try result.get() }
}
