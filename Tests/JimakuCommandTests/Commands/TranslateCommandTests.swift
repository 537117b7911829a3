import Glibc
import Inference
import Synchronization
import Testing

@testable import JimakuCommand

@Suite struct TranslateCommandTests {
  private let output = Recording()
  private let errors = Recording()

  private func run(
    _ texts: [String], _ translator: FakeTranslator = FakeTranslator(), output: Recording? = nil,
    change: (inout TranslateArguments) -> Void = { _ in }
  ) async -> ExitCode {
    var arguments = TranslateArguments()
    change(&arguments)
    var command = TranslateCommand(
      arguments: arguments, console: .recording(output ?? self.output, errors), lines: ArgumentLines(texts),
      finder: .fake(translator))
    return await command.run()
  }

  @Test func aLineOutForEveryLineIn() async {
    #expect(await run(["one", "", "two\nthree", "  "]) == .done)
    #expect(output.text == "<one>\n\n<two>\n<three>\n\n")
    #expect(errors.text.isEmpty)
  }

  @Test func linesGoTogetherUpToTheBatch() async {
    let translator = FakeTranslator()
    _ = await run((1...7).map { "\($0)" }, translator) { $0.batchSize = 3 }
    #expect(translator.batches == [["1", "2", "3"], ["4", "5", "6"], ["7"]])
  }

  @Test func aTranslationOfTwoLinesIsOne() async {
    _ = await run(["break"])
    #expect(output.text == "<bre ak>\n")
  }

  @Test func aLineThatFailsIsEmptyAndCostsNoOther() async {
    #expect(await run(["one", "bad", "two"]) == .failed)
    #expect(output.text == "<one>\n\n<two>\n")
    #expect(
      errors.text
        == "jimaku: Line 2: The engine failed more than once here. If it keeps failing, run 'jimaku doctor'.\n"
    )
  }

  /// Without its worker program no line can be translated: that is told once, not for each of a million lines.
  @Test func anEngineThatIsNotThereIsToldOnce() async {
    let translator = FakeTranslator()
    #expect(await run(["one", "nobody", "two", "three"], translator) { $0.batchSize = 2 } == .failed)
    #expect(output.text.isEmpty && translator.batches.count == 1)
    #expect(errors.text.hasPrefix("jimaku: The worker program cannot be started (jimaku)."))
    #expect(errors.text.split(separator: "\n").count == 1)
  }

  @Test func objectsCarryTheirSource() async {
    #expect(await run(["one", "bad"]) { $0.printsJSON = true } == .failed)
    #expect(
      output.text == """
        {"id":1,"language":"ja","source":"one","text":"<one>"}
        {"id":2,"language":"ja","source":"bad","error":{"code":"translation.textFailed","message":"The engine failed more than once here. If it keeps failing, run 'jimaku doctor'."}}

        """)
  }

  @Test func whatIsToBeLookedAtIsMarked() async {
    _ = await run(["odd"]) { $0.printsJSON = true }
    #expect(
      output.text == """
        {"id":1,"language":"ja","source":"odd","text":"<odd>","marks":["cutOff","numberMissing"]}

        """)
  }

  /// Nothing that went wrong passes in silence, unless silence is asked for.
  @Test(arguments: [false, true])
  func whatIsToBeLookedAtIsTold(isQuiet: Bool) async {
    #expect(await run(["one", "odd"]) { $0.isQuiet = isQuiet } == .done)
    let warning =
      "jimaku: warning: Line 2: Check the translation: its end may be missing; a number may be missing.\n"
    #expect(errors.text == (isQuiet ? "" : warning))
  }

  @Test(arguments: TranslationMark.allCases, MessageLanguage.allCases)
  func everyMarkHasItsWords(mark: TranslationMark, language: MessageLanguage) {
    let messages = Messages(language: language)
    #expect(messages.marked([mark.rawValue]).count > messages.marked([]).count)
  }

  /// The session has tried it again already.
  @Test func nothingIsAskedForTwice() async {
    let translator = FakeTranslator()
    #expect(await run(["one", "bad"], translator) == .failed)
    #expect(await run(["bad"], translator) == .failed)
    #expect(translator.batches == [["one", "bad"], ["bad"]])
    #expect(output.text == "<one>\n\n\n")
  }

  @Test func anotherNumberOfTextsIsNoAnswer() async {
    #expect(await run(["one", "short"]) == .failed)
    #expect(output.text == "\n\n")
    #expect(errors.text.contains("1 texts for 2"))
  }

  @Test func everyLanguageHasItsLine() async {
    #expect(await run(["one", "two"]) { $0.targets = ["ja", "es"] } == .done)
    #expect(output.text == "<one>\n<one>\n<two>\n<two>\n")
  }

  /// What is said, what the first lines tell, or English; what was found out stays.
  @Test(
    arguments: [
      (["one"], nil, ["en>ja"]), (["un de un"], nil, ["fr>ja"]), (["one"], "fr", ["fr>ja"]),
      (["", "12", "un de un", "ein", "ein"], nil, ["en>ja", "fr>ja"]), ([], nil, []), ([], "fr", ["fr>ja"]),
    ] as [([String], String?, [String])])
  func theLanguageIsFoundOut(texts: [String], source: String?, pairs: [String]) async {
    let translator = FakeTranslator()
    #expect(
      await run(texts, translator) {
        $0.source = source
        $0.batchSize = 2
      } == .done)
    #expect(translator.pairs == pairs)
  }

  @Test func aTextInTheLanguageAskedForIsTold() async {
    #expect(await run(["jour"]) { $0.targets = ["fr", "fr-CA"] } == .failed)
    #expect(
      errors.text
        == "jimaku: The text is in French (fr) already. Choose another language with --to, or say with --from what it is in.\n"
    )
    #expect(output.text.isEmpty)
  }

  /// A line in each language for every line, also in the one that it is in.
  @Test(arguments: [nil, "fr"])
  func aTextStaysAsItIsInItsOwnLanguage(source: String?) async {
    let translator = FakeTranslator()
    #expect(
      await run(["jour", "odd"], translator) {
        $0.source = source
        $0.targets = ["es", "fr-CA"]
      } == .done)
    #expect(output.text == "<jour>\njour\n<odd>\nodd\n")
    #expect(translator.pairs == ["fr>es"])
  }

  /// Sentences in another language stay, and are told; the others of the line are translated.
  @Test(arguments: [
    ("Hier.", "Hier.", [], true), ("One. Hier.  Two.", "<One.> Hier.  <Two.>", ["One.", "Two."], true),
    ("Hier. Non.", "Hier. Non.", [], true),
    ("Hier. On the way.", "Hier. <On the way.>", ["On the way."], true),
    ("One. Two.", "<One. Two.>", ["One. Two."], false),
  ])
  func whatIsInAnotherLanguageStays(
    line: String, written: String, asked: [String], isTold: Bool
  ) async {
    let translator = FakeTranslator()
    #expect(await run([line], translator) == .done)
    #expect(output.text == written + "\n")
    #expect(translator.batches == (asked.isEmpty ? [] : [asked]))
    #expect(
      errors.text
        == (isTold ? "jimaku: warning: Line 1: What is in another language is kept as it is.\n" : ""))
  }

  @Test func nobodyListeningEndsQuietly() async {
    #expect(await run(["one"], output: Recording(failingWith: EPIPE)) == .nobodyListens)
    #expect(errors.text.isEmpty)
  }

  @Test func aFullOutputIsAFailure() async {
    #expect(await run(["one"], output: Recording(failingWith: ENOSPC)) == .failed)
    #expect(
      errors.text
        == "jimaku: Standard output cannot be written (No space left on device). Check where it is redirected to.\n"
    )
  }
}

/// Puts texts in angle brackets; "bad" comes back as it was, and is an error when there is nothing else; "break" comes back
/// on two lines; "short" takes away another's answer.
final class FakeTranslator: TextTranslator {
  private let asked = Mutex<[[String]]>([])
  private let prepared = Mutex<[String]>([])

  var batches: [[String]] { asked.withLock { $0 } }
  var pairs: [String] { prepared.withLock { $0 } }

  func prepare(from source: String, to target: String) async throws {
    prepared.withLock { $0.append("\(source)>\(target)") }
  }

  func translate(_ texts: [String]) async throws -> [MarkedText] {
    asked.withLock { $0.append(texts) }
    if texts.allSatisfy({ $0 == "bad" }) { throw Failure.engine(InferenceError(.engineFailed, "bad")) }
    if texts.contains("nobody") { throw Failure.engine(InferenceError(.workerUnavailable, "jimaku")) }
    return texts.dropFirst(texts.contains("short") ? 1 : 0).map { text in
      switch text {
      case "break": MarkedText(text: "<bre\nak>")
      case "odd": MarkedText(text: "<odd>", marks: ["cutOff", "numberMissing"])
      case "bad": MarkedText(text: text, marks: ["failed"], isSource: true)
      default: MarkedText(text: "<\(text)>")
      }
    }
  }

  func failure(_ error: any Error) -> Failure { .unexpected("\(error)") }
}

extension TranslatorFinder {
  /// Always this translator, and languages by words.
  static func fake(_ translator: any TextTranslator) -> TranslatorFinder {
    TranslatorFinder(languages: FakeLanguages()) { _, _ in translator }
  }
}

/// Texts are in French or German when they have a certain word of it; a sentence is surely in another language when it begins
/// with "Hier".
struct FakeLanguages: LanguageTelling {
  func language(of texts: [String]) -> String? {
    let words = texts.flatMap { $0.split(separator: " ") }
    return if words.contains("de") || words.contains("jour") { "fr" } else if words.contains("ein") {
      "de"
    } else if words.contains("the") {
      "en"
    } else { nil }
  }

  func isOther(_ text: String, than source: String) -> Bool { text.hasPrefix("Hier") }

  func areApart(_ one: String, _ other: String, in source: String) -> Bool {
    isOther(one, than: source) != isOther(other, than: source)
  }
}
