import Foundation
import LanguagePacks
import TestSupport
import Testing

@testable import Inference

/// Random models in every form, and what `transformers` decodes with them: made by Tools/models.
enum ReferenceModel: String, CaseIterable, Sendable {
  case marian, m2m100

  /// How the graphs are cut.
  enum Layout: String, CaseIterable, Sendable {
    case packed, merged, split

    var graphs: [String] {
      switch self {
      case .packed: ["encoder", "decoder"]
      case .merged: ["encoder_model", "decoder_model_merged"]
      case .split: ["encoder_model", "decoder_model", "decoder_with_past_model"]
      }
    }
  }

  /// The reference's file.
  struct Reference: Decodable {
    struct Text: Decodable {
      var text: String
      var tokens: [Int]
    }
    struct Setting: Decodable {
      var name: String
      var inputs: [[Int]]
      var greedy: [[Int]]
      var beam: [[Int]]
    }
    var texts: [Text]
    var spoken: [Text]
    var settings: [Setting]
  }

  private var folder: URL {
    URL(filePath: #filePath).appending(path: "../Fixtures/Models/\(rawValue)").standardizedFileURL
  }

  func reference() throws -> Reference {
    try JSONDecoder().decode(
      Reference.self, from: Data(contentsOf: folder.appending(path: "reference.json")))
  }

  /// Makes the model a pack among these; the pack's folder.
  func pack(_ layout: Layout, in packs: PackFolder, _ home: TemporaryFolder) async throws -> String {
    let source = home.url.appending(path: "\(rawValue)-\(layout)")
    try FileManager.default.copyItem(at: folder, to: source)
    for graph in Set(Layout.allCases.flatMap(\.graphs)).subtracting(layout.graphs) {
      try FileManager.default.removeItem(at: source.appending(path: "\(graph).onnx"))
    }
    let pack = try await packs.store.importPack(source, from: "en", to: "ja") { _ in }
    return pack.folder.path(percentEncoded: false)
  }

  /// The rules of a setting: the model's own, with what the fixtures' script changes.
  static func rules(_ name: String, _ own: GenerationRules) -> GenerationRules {
    var rules = own
    switch name {
    case "strict": (rules.lengthPenalty, rules.stopping, rules.unrepeatedRun) = (0.6, .whenFull, 2)
    case "patient": (rules.lengthPenalty, rules.stopping, rules.minimumLength) = (2, .whenHopeless, 6)
    default: break
    }
    return rules
  }
}

@Suite(.enabled(if: RuntimeFixture.isAvailable, "needs the engines' libraries in .native (make setup)"))
struct ReferenceDecodingTests {
  /// 200 random sentences in padded batches of ten, greedy and with four beams, under the model's own rules and two others.
  @Test(arguments: ReferenceModel.allCases, ReferenceModel.Layout.allCases)
  func everyTokenIsTheReferences(_ model: ReferenceModel, _ layout: ReferenceModel.Layout) async throws {
    let bench = try await Bench(model, layout)
    // The rules are the search's, which is the same in every layout.
    for setting in try model.reference().settings.prefix(layout == .merged ? 3 : 1) {
      #expect(setting.inputs.count == 200)
      for (width, wanted) in [(1, setting.greedy), (4, setting.beam)] {
        let decoded = try bench.decoded(setting.inputs, width, setting.name, together: 10)
        let differing = zip(decoded, wanted).count { $0 != $1 }
        #expect(differing == 0, "\(setting.name), \(width) beams")
      }
    }
  }

  @Test(arguments: ReferenceModel.allCases, ReferenceModel.Layout.allCases)
  func aBatchGivesWhatItsLinesGiveAlone(_ model: ReferenceModel, _ layout: ReferenceModel.Layout) async throws
  {
    let bench = try await Bench(model, layout)
    let inputs = Array(try model.reference().settings[1].inputs.prefix(40))
    for width in [1, 4] {
      let alone = try bench.decoded(inputs, width, "strict", together: 1)
      #expect(try bench.decoded(inputs, width, "strict", together: 7) == alone)
      #expect(try bench.decoded(inputs.reversed(), width, "strict", together: 16) == alone.reversed())
    }
  }

  @Test(arguments: ReferenceModel.allCases)
  func textsHaveTheReferencesTokens(_ model: ReferenceModel) async throws {
    let bench = try await Bench(model, .merged)
    let reference = try model.reference()
    for text in reference.texts { #expect(try bench.tokenizer.tokens(of: text.text) == text.tokens) }
    for spoken in reference.spoken { #expect(try bench.tokenizer.text(of: spoken.tokens) == spoken.text) }
  }
}

/// A model's pack, loaded.
private struct Bench {
  let parameters: ModelParameters
  let model: any SequenceModel
  let tokenizer: any Inference.Tokenizer

  init(_ reference: ReferenceModel, _ layout: ReferenceModel.Layout) async throws {
    let (packs, home) = (try PackFolder(), try TemporaryFolder())
    let folder = try await reference.pack(layout, in: packs, home)
    let (kind, parameters) = try ModelParameters.read(from: folder)
    self.parameters = parameters
    let library = try OrtLibrary.load(from: RuntimeFixture.native)
    model =
      switch kind {
      case .packed:
        try PackedModel(packFolder: folder, parameters: parameters, library: library, threads: 1)
      case .optimum:
        try OptimumModel(packFolder: folder, parameters: parameters, library: library, threads: 1)
      }
    tokenizer = try parameters.tokenizer(packFolder: folder)
  }

  /// The outputs as `transformers` gives them: with their end.
  func decoded(
    _ inputs: [[Int]], _ width: Int, _ setting: String, together: Int
  ) throws -> [[Int]] {
    let rules = ReferenceModel.rules(setting, parameters.rules)
    let decoding = BatchDecoding(model: model, rules: rules, width: width, isGuarded: false)
    var outputs: [[Int]] = []
    for start in stride(from: 0, to: inputs.count, by: together) {
      let batch = Array(inputs[start..<min(start + together, inputs.count)])
      outputs += try decoding.run(batch, isCancelled: { false }).map { outcomes in
        let best = outcomes[0].tokens
        return best.count == rules.maximumLength - 1 ? best : best + [parameters.endToken]
      }
    }
    return outputs
  }
}
