import Foundation
import TestSupport
import Testing

/// A model of somebody else's in a home of its own: a random one of 0.3 MB, laid out as Optimum exports models.
@Suite(.enabled(if: JimakuProcess.isReady, "needs the engines and the starter packs: run 'make setup'"))
struct ImportedModelTests {
  private let scratch: TemporaryFolder
  private let model: URL

  init() throws {
    scratch = try TemporaryFolder()
    model = scratch.file("tiny")
    try Self.copy("marian", without: ["encoder.onnx", "decoder.onnx"], to: model)
  }

  /// Copies a model of the fixtures that is there in every layout.
  private static func copy(_ name: String, without graphs: [String], to place: URL) throws {
    let fixture = URL(filePath: #filePath)
      .appending(path: "../../InferenceTests/Translation/Fixtures/Models/\(name)").standardizedFileURL
    try FileManager.default.copyItem(at: fixture, to: place)
    for graph in graphs { try FileManager.default.removeItem(at: place.appending(path: graph)) }
  }

  private func jimaku(_ arguments: String...) throws -> JimakuProcess.Outcome {
    try JimakuProcess.run(arguments, environment: ["JIMAKU_HOME": scratch.file("home").path])
  }

  /// Everything in the home.
  private func home() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: scratch.file("home").path)
  }

  /// Makes the encoder of a pack three bytes, and the manifest say so.
  private func breakModel(in pack: URL) throws {
    let manifest = pack.appending(path: "pack.json")
    var object = try #require(
      try JSONSerialization.jsonObject(with: Data(contentsOf: manifest)) as? [String: Any])
    var files = try #require(object["files"] as? [[String: Any]])
    let index = try #require(files.firstIndex { $0["path"] as? String == "encoder_model.onnx" })
    files[index]["size"] = 3
    files[index]["sha256"] = PackFolder.abc
    (object["files"], object["id"]) = (files, "broken")
    try JSONSerialization.data(withJSONObject: object).write(to: manifest)
    try Data("abc".utf8).write(to: pack.appending(path: "encoder_model.onnx"))
  }

  @Test func aModelComesIsUsedAndGoes() throws {
    let imported = try jimaku("packs", "import", model.path, "--from", "en", "--to", "es")
    #expect(imported.exitCode == 0, "\(imported.errors)")
    #expect(imported.output == "Installed translation-en-es-tiny (en → es, 0.3 MB, licence unknown).\n")
    #expect(
      try jimaku("packs", "list").output
        == "translation-en-es-tiny  en → es, 0.3 MB, licence unknown\n")
    #expect(
      try jimaku("languages").output.contains(
        "en → es  English → Spanish   installed (translation-en-es-tiny)\n"))

    let translated = try jimaku("translate", "--to", "es", "Good morning.", "This is a book.")
    #expect(translated.exitCode == 0, "\(translated.errors)")
    let lines = translated.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 3 && !lines[0].isEmpty && !lines[1].isEmpty && lines[2].isEmpty)

    // A second one, that is whole and no model.
    let (packs, broken) = (scratch.file("home/packs"), scratch.file("home/packs/broken"))
    try FileManager.default.copyItem(at: packs.appending(path: "translation-en-es-tiny"), to: broken)
    try breakModel(in: broken)
    let doctor = try jimaku("doctor", "--json")
    let checks = try #require(doctor.events.first?["checks"] as? [[String: Any]])
    let trials = checks.filter { $0["subject"] as? String == "translation" && $0["pack"] != nil }
    #expect(trials.map { $0["pack"] as? String } == ["broken", "translation-en-es-tiny"])
    #expect(trials.map { $0["ok"] as? Bool } == [false, true], "\(doctor.output)")
    #expect(trials.first?["code"] as? String == "pack.fails")
    try FileManager.default.removeItem(at: broken)

    let removed = try jimaku("packs", "remove", "translation-en-es-tiny")
    #expect(removed.exitCode == 0 && removed.output == "Removed \"translation-en-es-tiny\".\n")
    #expect(try home() == ["packs"])
    #expect(try jimaku("packs", "list").output == "No language pack is installed.\n")
    let afterwards = try jimaku("translate", "--to", "es", "Good morning.")
    #expect(afterwards.exitCode == 1)
    #expect(afterwards.errors.contains("No pack translates from English (en) to Spanish (es)"))
  }

  @Test func halfAModelIsRefusedAndLeavesNothing() throws {
    let decoder = model.appending(path: "decoder_model_merged.onnx")
    let whole = try Data(contentsOf: decoder)
    try whole.prefix(whole.count / 2).write(to: decoder)
    let outcome = try jimaku("packs", "import", model.path, "--from", "en", "--to", "es")
    #expect(outcome.exitCode == 1)
    #expect(outcome.output.isEmpty)
    let begin =
      "The model in \"\(model.path)\" cannot be loaded or does not translate (decoder_model_merged.onnx: "
    #expect(outcome.errors.contains(begin), "\(outcome.errors)")
    #expect(!outcome.errors.contains(".part"), "\(outcome.errors)")
    #expect(try home() == ["packs"])
    #expect(try jimaku("packs", "list").output == "No language pack is installed.\n")
  }

  @Test(arguments: [("startToken", -1), ("endToken", 292), ("vocabularySize", 0), ("heads", -4)])
  func aPackWithASettingThatMakesNoSenseIsRefusedByItsName(name: String, value: Int) throws {
    let given = scratch.file("given")
    #expect(
      try jimaku("packs", "import", model.path, "--from", "en", "--to", "es", "--name", "one").exitCode == 0)
    try FileManager.default.moveItem(at: scratch.file("home").appending(path: "packs/one"), to: given)
    let manifest = given.appending(path: "pack.json")
    let text = try String(contentsOf: manifest, encoding: .utf8)
    let setting = try Regex("\"\(name)\" : [0-9]+")
    try Data(text.replacing(setting, with: "\"\(name)\" : \(value)").utf8).write(to: manifest)
    let outcome = try jimaku("packs", "import", given.path, "--from", "en", "--to", "es")
    #expect(outcome.exitCode == 1)
    #expect(outcome.errors.contains("(pack.json: parameters.\(name) \(value))"), "\(outcome.errors)")
    #expect(try home() == ["packs"])
  }

  @Test func graphsInEachOthersPlaceAreNamed() throws {
    let (encoder, decoder) = ("encoder_model.onnx", "decoder_model_merged.onnx")
    let spare = model.appending(path: "spare")
    try FileManager.default.moveItem(at: model.appending(path: encoder), to: spare)
    try FileManager.default.moveItem(at: model.appending(path: decoder), to: model.appending(path: encoder))
    try FileManager.default.moveItem(at: spare, to: model.appending(path: decoder))
    let outcome = try jimaku("packs", "import", model.path, "--from", "en", "--to", "es")
    #expect(outcome.exitCode == 1)
    #expect(
      outcome.errors.contains("(encoder_model.onnx: no output named last_hidden_state)"), "\(outcome.errors)")
    #expect(try home() == ["packs"])
  }

  @Test func aModelOfManyLanguagesIsAPackOfEachPair() throws {
    let many = scratch.file("many")
    try Self.copy("m2m100", without: ["decoder_model_merged.onnx"], to: many)
    for (source, target) in [("en", "ja"), ("ja", "fr")] {
      let imported = try jimaku("packs", "import", many.path, "--from", source, "--to", target)
      #expect(imported.exitCode == 0, "\(imported.errors)")
      let translated = try jimaku("translate", "--from", source, "--to", target, "Good morning.")
      #expect(translated.exitCode == 0, "\(translated.errors)")
      #expect(translated.output.hasSuffix("\n") && translated.output.count > 1)
    }
    let manifest = scratch.file("home").appending(path: "packs/translation-en-ja-many/pack.json")
    #expect(try String(contentsOf: manifest, encoding: .utf8).contains("\"packed-onnx\""))
  }

  @Test func aModelToEnglishOpensTheWayToJapanese() throws {
    #expect(try jimaku("packs", "import", model.path, "--from", "es", "--to", "en").exitCode == 0)
    let starter = "packs/translation-en-ja-starter"
    try FileManager.default.copyItem(
      at: JimakuProcess.home.appending(path: starter), to: scratch.file("home").appending(path: starter))
    #expect(
      try jimaku("languages").output.contains(
        "es → ja  Spanish → Japanese  installed, through English (translation-es-en-tiny, translation-en-ja-starter)\n"
      ))
    let translated = try jimaku("translate", "--from", "es", "--to", "ja", "Buenos días.")
    #expect(translated.exitCode == 0, "\(translated.errors)")
    #expect(translated.output.hasSuffix("\n") && translated.output.count > 1)
  }
}
