import Foundation
import TestSupport
import Testing

@testable import LanguagePacks

@Suite struct ImportTests {
  private let room: ImportRoom

  init() throws { room = try ImportRoom() }

  private func imported(
    name: String? = nil, to target: String = "es", check: (URL) throws(ImportError) -> Void = { _ in }
  ) async throws -> InstalledPack {
    try await room.packs.store.importPack(room.folder, from: "en", to: target, name: name) {
      (url) async throws(ImportError) in try check(url)
    }
  }

  private func write(_ text: String, _ name: String) throws {
    try Data(text.utf8).write(to: room.folder.appending(path: name))
  }

  @Test func aPackSaysWhatTheModelsConfigurationSays() async throws {
    let pack = try await imported()
    #expect(pack.pack.id == "translation-en-es-opus-mt")
    #expect(pack.pack.licence == "Apache-2.0" && pack.pack.engine == "optimum-onnx")
    #expect(try room.packs.store.pack(named: pack.pack.id).pack == pack.pack)
    try room.packs.store.verify(pack)
    let parameters = try #require(pack.pack.parameters)
    #expect(parameters["headWidth"] == .number(4) && parameters["beamSize"] == .number(4))
    #expect(
      parameters["generation"]
        == .table([
          "maximumLength": .number(32), "minimumLength": .number(0), "lengthPenalty": .number(0.8),
          "unrepeatedRun": .number(3), "banned": .list([.list([.number(3)])]), "stopping": .text("whenFull"),
          "forcedLast": .number(0),
        ]))
    let (english, spanish) = (Locale.Language(identifier: "en"), Locale.Language(identifier: "es"))
    #expect(room.packs.store.translationRoutes().route(from: english, to: spanish)?.isInstalled == true)
  }

  @Test func aLicenceThatNobodyToldIsUnknown() async throws {
    try FileManager.default.removeItem(at: room.folder.appending(path: "README.md"))
    #expect(try await imported().pack.isLicenceKnown == false)
  }

  @Test func aModelOfSeveralTargetsIsToldItsOwn() async throws {
    try write(
      #"{"</s>": 0, "<unk>": 1, ">>spa<<": 2, ">>cmn_Hans<<": 3, "<pad>": 4}"#, "vocab.json")
    let config = try String(contentsOf: room.folder.appending(path: "config.json"), encoding: .utf8)
    try write(config.replacing("\"vocab_size\": 4", with: "\"vocab_size\": 5"), "config.json")
    #expect(try await imported().pack.parameters?["prefix"] == .list([.number(2)]))
    let error = await #expect(throws: ImportError.self) { _ = try await imported(name: "fr", to: "fr") }
    #expect(error?.code == .unsupportedLanguage)
  }

  /// Every layout by its graphs, with what else is there and what the manifest calls the engine.
  @Test(arguments: [
    (["encoder_model.onnx", "decoder_model_merged.onnx"], [], "optimum-onnx"),
    (["encoder_model.onnx", "decoder_model.onnx", "decoder_with_past_model.onnx"], [], "optimum-onnx"),
    (["encoder.onnx", "decoder.onnx"], [], "packed-onnx"),
    // A stray graph of another layout makes none; of two whole ones the faster is taken.
    (["encoder_model.onnx", "decoder_model_merged.onnx"], ["decoder.onnx"], "optimum-onnx"),
    (["encoder.onnx", "decoder.onnx"], ["encoder_model.onnx", "decoder_model_merged.onnx"], "packed-onnx"),
  ])
  func aModelComesInAnyLayout(graphs: [String], others: [String], engine: String) async throws {
    for name in ["encoder_model.onnx", "decoder_model_merged.onnx"] {
      try FileManager.default.removeItem(at: room.folder.appending(path: name))
    }
    for name in graphs + others { try write(name, name) }
    let pack = try await imported().pack
    #expect(pack.engine == engine)
    #expect(pack.files.map(\.path) == graphs + ["source.spm", "target.spm", "vocab.json"])
  }

  struct Damage: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var file: String
    /// `nil` takes the file away.
    var text: String?
    var code: ImportError.Code
    var detail: String
  }

  @Test(arguments: [
    Damage(
      testDescription: "no encoder", file: "encoder_model.onnx", code: .missingFile,
      detail: "encoder_model.onnx"),
    Damage(
      testDescription: "no decoder", file: "decoder_model_merged.onnx", code: .missingFile,
      detail: "decoder_model_merged.onnx"),
    Damage(testDescription: "no tokenizer", file: "source.spm", code: .missingFile, detail: "source.spm"),
    Damage(testDescription: "no config", file: "config.json", code: .missingFile, detail: "config.json"),
    Damage(
      testDescription: "a cut config", file: "config.json", text: "{\"model_type\": \"mar", code: .badFile,
      detail: "config.json"),
    Damage(
      testDescription: "a config without sizes", file: "config.json", text: "{\"model_type\": \"marian\"}",
      code: .badFile, detail: "config.json: vocab_size"),
    Damage(
      testDescription: "a language model", file: "config.json", text: "{\"model_type\": \"gpt2\"}",
      code: .unsupportedModel, detail: "gpt2"),
    Damage(
      testDescription: "sampling", file: "generation_config.json", text: "{\"do_sample\": true}",
      code: .unsupportedSetting, detail: "do_sample"),
    Damage(
      testDescription: "more beams than memory", file: "generation_config.json",
      text: "{\"num_beams\": 60000}",
      code: .unsupportedSetting, detail: "num_beams 60000"),
    Damage(
      testDescription: "no beam", file: "generation_config.json", text: "{\"num_beams\": -4}",
      code: .unsupportedSetting, detail: "num_beams -4"),
    Damage(
      testDescription: "a last token that is none", file: "generation_config.json",
      text: "{\"forced_eos_token_id\": 4}", code: .badFile,
      detail: "generation_config.json: forced_eos_token_id"),
    Damage(
      testDescription: "a first token that is none", file: "generation_config.json",
      text: "{\"forced_bos_token_id\": -7}", code: .badFile,
      detail: "generation_config.json: forced_bos_token_id"),
    Damage(
      testDescription: "a length of nothing", file: "generation_config.json", text: "{\"max_length\": 1}",
      code: .badFile, detail: "generation_config.json: max_length"),
    Damage(
      testDescription: "a penalty beyond all measure", file: "generation_config.json",
      text: "{\"length_penalty\": 1e300}", code: .unsupportedSetting, detail: "length_penalty 1e+300"),
    Damage(
      testDescription: "a ban on nothing", file: "generation_config.json", text: "{\"bad_words_ids\": [[]]}",
      code: .unsupportedSetting, detail: "bad_words_ids"),
    Damage(
      testDescription: "a number that is a text", file: "generation_config.json",
      text: "{\"eos_token_id\": [0]}", code: .badFile, detail: "generation_config.json: eos_token_id"),
    Damage(
      testDescription: "a word that ends every text", file: "generation_config.json",
      text: "{\"eos_token_id\": 2}", code: .badFile, detail: "generation_config.json: eos_token_id"),
    Damage(
      testDescription: "a config without a kind", file: "config.json", text: "{}", code: .badFile,
      detail: "config.json: model_type"),
    Damage(
      testDescription: "a width that is a text", file: "config.json",
      text: #"{"model_type": "marian", "d_model": "16"}"#, code: .badFile, detail: "config.json: d_model"),
    Damage(
      testDescription: "an empty graph", file: "encoder_model.onnx", text: "", code: .badFile,
      detail: "encoder_model.onnx"),
    Damage(
      testDescription: "another tokenizer", file: "vocab.json", text: #"{"</s>": 0, "<unk>": 1, "<pad>": 2}"#,
      code: .sizesDiffer, detail: "3, 4"),
    Damage(
      testDescription: "a number twice", file: "vocab.json",
      text: #"{"</s>": 0, "<unk>": 1, "a": 1, "<pad>": 3}"#, code: .sizesDiffer, detail: "4, 4"),
    Damage(
      testDescription: "a huge vocabulary", file: "config.json",
      text: #"{"model_type": "marian", "vocab_size": 9000000}"#, code: .vocabularyTooLarge, detail: "9000000"),
    Damage(
      testDescription: "more layers than any number of a manifest", file: "config.json",
      text: #"{"model_type": "marian", "vocab_size": 4, "decoder_layers": 9223372036854775807}"#,
      code: .badFile,
      detail: "config.json: decoder_layers"),
  ])
  func aBrokenFolderIsRefusedAndLeavesNothing(damage: Damage) async throws {
    if let text = damage.text {
      try write(text, damage.file)
    } else {
      try FileManager.default.removeItem(at: room.folder.appending(path: damage.file))
    }
    let error = await #expect(throws: ImportError.self) { _ = try await imported() }
    #expect(error?.code == damage.code && error?.detail == damage.detail)
    #expect(try FileManager.default.contentsOfDirectory(atPath: room.packs.store.folder.path).isEmpty)
  }

  /// Sizes of `config.json` that no model has, one after another.
  @Test(arguments: [
    ("d_model", "0"), ("d_model", "18"), ("d_model", "400000"), ("decoder_layers", "70000"),
    ("decoder_attention_heads", "-4"), ("max_position_embeddings", "8"),
    ("max_position_embeddings", "100000"),
    ("eos_token_id", "4"),
  ])
  func aSizeThatNoModelHasIsNamed(key: String, value: String) async throws {
    let config = try String(contentsOf: room.folder.appending(path: "config.json"), encoding: .utf8)
    let setting = try Regex("\"\(key)\": [0-9]+")
    try write(config.replacing(setting, with: "\"\(key)\": \(value)"), "config.json")
    let error = await #expect(throws: ImportError.self) { _ = try await imported() }
    #expect(error?.code == .badFile && error?.detail == "config.json: \(key)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: room.packs.store.folder.path).isEmpty)
  }

  @Test func aModelThatFailsItsTrialLeavesNothing() async throws {
    var tried: URL?
    let error = await #expect(throws: ImportError.self) {
      _ = try await imported { url throws(ImportError) in
        tried = url
        throw ImportError(.modelFails, folder: url.path, detail: "truncated")
      }
    }
    #expect(error?.code == .modelFails)
    #expect(tried?.lastPathComponent.hasPrefix(".") == true)
    #expect(try FileManager.default.contentsOfDirectory(atPath: room.packs.store.folder.path).isEmpty)
  }

  @Test func aPackIsNeverReplaced() async throws {
    _ = try await imported(name: "mine")
    let error = await #expect(throws: ImportError.self) { _ = try await imported(name: "mine") }
    #expect(error?.code == .idTaken)
  }

  @Test(arguments: ["../up", "A", "", "a/b"])
  func aNameThatIsNoneIsRefused(name: String) async throws {
    let error = await #expect(throws: ImportError.self) { _ = try await imported(name: name) }
    #expect(error?.code == .badName)
  }

  @Test func aFinishedPackIsTakenAsItIs() async throws {
    let made = try await imported(name: "first")
    let taken = try await room.packs.store.importPack(made.folder, from: "en-GB", to: "es", name: "second") {
      _ in
    }
    var renamed = made.pack
    renamed.id = "second"
    #expect(taken.pack == renamed)
    try room.packs.store.verify(taken)
  }

  @Test(arguments: [
    ("en", "fr", ImportError.Code.unsupportedLanguage, "fr"), ("de", "es", .unsupportedLanguage, "de"),
  ])
  func aFinishedPackOfOtherLanguagesIsRefused(
    source: String, target: String, code: ImportError.Code, detail: String
  ) async throws {
    let made = try await imported(name: "first")
    let error = await #expect(throws: ImportError.self) {
      _ = try await room.packs.store.importPack(made.folder, from: source, to: target, name: "second") { _ in
      }
    }
    #expect(error?.code == code && error?.detail == detail)
  }

  @Test func aFinishedPackThatIsNotWholeIsRefusedAndLeavesNothing() async throws {
    let made = try await imported(name: "first").folder
    let given = room.home.url.appending(path: "given")
    for (name, damage) in [
      ("vocab.json", { try Data("{}".utf8).write(to: $0) }),
      ("source.spm", FileManager.default.removeItem(at:)),
      ("target.spm", { try Data("t".utf8.map { $0 ^ 1 }).write(to: $0) }),
      ("pack.json: no JSON", { try Data("{".utf8).write(to: $0) }),
      (
        "encoder_model.onnx",
        {
          try FileManager.default.removeItem(at: $0)
          try FileManager.default.createSymbolicLink(
            at: $0, withDestinationURL: URL(filePath: "/etc/hostname"))
        }
      ),
    ] as [(String, (URL) throws -> Void)] {
      try FileManager.default.copyItem(at: made, to: given)
      try damage(given.appending(path: String(name.prefix { $0 != ":" })))
      let error = await #expect(throws: ImportError.self) {
        _ = try await room.packs.store.importPack(given, from: "en", to: "es", name: "second") { _ in }
      }
      #expect(error?.code == .badFile && error?.detail == name)
      #expect(try FileManager.default.contentsOfDirectory(atPath: room.packs.store.folder.path) == ["first"])
      try FileManager.default.removeItem(at: given)
    }
  }

  @Test func aRemovedPackIsGone() async throws {
    _ = try await imported(name: "mine")
    try room.packs.store.removePack("mine")
    #expect(room.packs.store.contents().packs.isEmpty)
    #expect(try FileManager.default.contentsOfDirectory(atPath: room.packs.store.folder.path).isEmpty)
    #expect(throws: PackError.self) { try room.packs.store.removePack("mine") }
    #expect(throws: PackError.self) { try room.packs.store.removePack("../packs") }
  }
}
