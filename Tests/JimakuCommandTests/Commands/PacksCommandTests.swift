import LanguagePacks
import TestSupport
import Testing

@testable import JimakuCommand

/// Packs of a kind, kept nowhere.
private struct FakeKeeper: PackKeeper {
  let packs: [InstalledPack]
  var faults: [PackError] = []
  var failure: Failure?

  func list() -> (packs: [InstalledPack], faults: [PackError]) { (packs, faults) }

  func importPack(_ order: PackImport) async throws(Failure) -> InstalledPack {
    if let failure { throw failure }
    return packs[0]
  }

  func remove(_ id: String) throws(Failure) {
    if let failure { throw failure }
  }
}

@Suite struct PacksCommandTests {
  private let output = Recording()
  private let errors = Recording()
  private let folder: PackFolder
  private let pack: InstalledPack

  init() throws {
    folder = try PackFolder()
    var pack = try folder.install(
      "translation-en-es-mine", kind: "translation", languages: #"{"source": ["en"], "target": ["es"]}"#)
    pack.pack.licence = Pack.unknownLicence
    self.pack = pack
  }

  private func run(
    _ action: PacksArguments.Action, json: Bool = false, failure: Failure? = nil, faults: [PackError] = [],
    language: MessageLanguage = .english
  ) async -> ExitCode {
    await PacksCommand(
      arguments: PacksArguments(action, printsJSON: json),
      console: .recording(output, errors, language: language),
      keeper: FakeKeeper(packs: [pack], faults: faults, failure: failure)
    ).run()
  }

  private let order = PacksArguments.Action.importing(
    PackImport(folder: "opus-mt-en-es", source: "en", target: "es"))

  @Test func aListNamesTheLanguagesTheSizeAndTheLicence() async {
    #expect(await run(.list) == .done)
    #expect(output.text == "translation-en-es-mine  en → es, 0.0 MB, licence unknown\n")
  }

  @Test func anImportThatIsInterruptedSaysSo() async {
    let failure = Failure.importing(ImportError(.cancelled, folder: "opus-mt-en-es"))
    let command = PacksCommand(
      arguments: PacksArguments(order), console: .recording(output, errors, language: .english),
      keeper: FakeKeeper(packs: [pack], failure: failure))
    let work = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await command.run()
    }
    #expect(await work.value == .interrupted)
    #expect(
      errors.text
        == "jimaku: The import of \"opus-mt-en-es\" was interrupted; nothing was installed. Run the command again.\n"
    )
  }

  @Test func aListIsToldInJapanese() async {
    #expect(await run(.list, language: .japanese) == .done)
    #expect(output.text == "translation-en-es-mine  en → es、0.0 MB、ライセンス不明\n")
  }

  @Test func aBrokenPackIsComplainedAboutBesideTheList() async {
    #expect(await run(.list, faults: [PackError(.missingFile, pack: "half", file: "a")]) == .done)
    #expect(errors.text.contains("\"half\" lacks its file \"a\"") && !output.text.isEmpty)
  }

  @Test func programsGetObjects() async {
    #expect(await run(order, json: true) == .done)
    let line =
      #"{"event":"imported","id":"translation-en-es-mine","kind":"translation","from":["en"],"to":["es"],"size":3,"licence":null}"#
    #expect(output.text == line + "\n")
  }

  @Test func aFailureIsAnObjectToo() async {
    let failure = Failure.importing(ImportError(.unsupportedModel, folder: "opus-mt-en-es", detail: "gpt2"))
    #expect(await run(order, json: true, failure: failure) == .failed)
    #expect(output.text.hasPrefix(#"{"event":"failed","code":"import.unsupportedModel","message":"#))
    #expect(errors.text.isEmpty)
  }

  @Test func removingSaysSo() async {
    #expect(await run(.remove(id: "translation-en-es-mine")) == .done)
    #expect(output.text == "Removed \"translation-en-es-mine\".\n")
    #expect(await run(.remove(id: "x"), failure: .noSuchPack("x")) == .failed)
    #expect(errors.text.contains("no language pack \"x\""))
  }
}
