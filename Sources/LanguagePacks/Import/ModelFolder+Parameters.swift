internal import Foundation

extension ModelFolder {
  /// The parameters of the engine for one pair; throws what the model cannot do or what does not fit together.
  func parameters(from source: String, to target: String) throws(ImportError) -> [String: Pack.Parameter] {
    try checkSizes()
    var parameters: [String: Pack.Parameter] = [
      "decoderLayers": .number(Double(try count(configuration.decoderLayers, "decoder_layers"))),
      "heads": .number(Double(try heads)),
      "headWidth": .number(Double(try headWidth)),
      "startToken": .number(Double(try token(\.decoderStartTokenId, "decoder_start_token_id"))),
      "endToken": .number(Double(try endToken)),
      "paddingToken": .number(Double(try token(\.padTokenId, "pad_token_id"))),
      "unknownToken": .number(Double(try token(vocabulary["<unk>"], "vocab.json: <unk>"))),
      "maximumLength": .number(Double(try positions)),
      "beamSize": .number(Double(try beams)),
      "vocabularySize": .number(Double(try positive(outputSize, "vocab_size"))),
      "family": .text(family == .marian ? "marian" : "m2m100"),
      "generation": .table(try rules(to: target)),
    ]
    parameters["prefix"] = .list(try prefix(from: source, to: target).map { .number(Double($0)) })
    if family == .m2m100 {
      parameters["special"] = .list(
        ["<s>", "<pad>"].compactMap { vocabulary[$0] }.map { .number(Double($0)) })
    }
    return parameters
  }

  private func rules(to target: String) throws(ImportError) -> [String: Pack.Parameter] {
    let length = min(settings.maxLength ?? .max, try positions)
    guard length > 1 else { throw fault(.badFile, "\(file(of: \.maxLength)): max_length") }
    var rules: [String: Pack.Parameter] = [
      "maximumLength": .number(Double(length)),
      "minimumLength": .number(Double(min(max(0, settings.minLength ?? 0), length))),
      "lengthPenalty": .number(try lengthPenalty),
      "unrepeatedRun": .number(Double(min(max(0, settings.noRepeatNgramSize ?? 0), length))),
      "banned": .list(try banned.map { .list($0.map { .number(Double($0)) }) }),
      "stopping": .text(try stopping),
    ]
    if settings.forcedEosTokenId != nil {
      rules["forcedLast"] = .number(Double(try token(\.forcedEosTokenId, "forced_eos_token_id")))
    }
    if family == .m2m100 {
      rules["forcedFirst"] = .number(Double(try language(target)))
    } else if settings.forcedBosTokenId != nil {
      rules["forcedFirst"] = .number(Double(try token(\.forcedBosTokenId, "forced_bos_token_id")))
    }
    return rules
  }

  /// The token that ends every text: with another one, outputs would end anywhere.
  private var endToken: Int {
    get throws(ImportError) {
      let number = try token(\.eosTokenId, "eos_token_id")
      guard number == vocabulary["</s>"] ?? number else {
        throw fault(.badFile, "\(file(of: \.eosTokenId)): eos_token_id")
      }
      return number
    }
  }

  private var heads: Int {
    get throws(ImportError) {
      try count(configuration.decoderAttentionHeads, "decoder_attention_heads")
    }
  }

  private var headWidth: Int {
    get throws(ImportError) {
      let (width, heads) = (try count(configuration.dModel, "d_model"), try heads)
      guard width.isMultiple(of: heads) else { throw fault(.badFile, "config.json: d_model") }
      return width / heads
    }
  }

  private var lengthPenalty: Double {
    get throws(ImportError) {
      let penalty = settings.lengthPenalty ?? 1
      guard abs(penalty) <= 16 else { throw fault(.unsupportedSetting, "length_penalty \(penalty)") }
      return penalty
    }
  }

  private var banned: [[Int]] {
    get throws(ImportError) {
      let banned = settings.badWordsIds ?? []
      guard banned.count <= 1024, banned.allSatisfy({ !$0.isEmpty }) else {
        throw fault(.unsupportedSetting, "bad_words_ids")
      }
      return banned
    }
  }

  private var beams: Int {
    get throws(ImportError) {
      let beams = settings.numBeams ?? 1
      guard (1...Self.beamLimit).contains(beams) else {
        throw fault(.unsupportedSetting, "num_beams \(beams)")
      }
      return beams
    }
  }

  private var stopping: String {
    get throws(ImportError) {
      switch settings.earlyStopping {
      case .flag(true): "whenFull"
      case .flag(false), nil: "whenUnlikely"
      case .word("never"): "whenHopeless"
      case .word: throw fault(.unsupportedSetting, "early_stopping")
      }
    }
  }

  /// What stands before each source text: the source language's token, or for Marian models of several targets the target's.
  private func prefix(from source: String, to target: String) throws(ImportError) -> [Int] {
    if family == .m2m100 { return [try language(source)] }
    let codes = vocabulary.keys.filter { $0.hasPrefix(">>") && $0.hasSuffix("<<") }
    guard !codes.isEmpty else { return [] }
    let language = Locale.Language(identifier: target)
    let code = language.languageCode
    let names = [code?.identifier(.alpha3), code?.identifier(.alpha2), code?.identifier].compactMap(\.self)
    let script = language.script.map { ["_\($0.identifier)"] } ?? []
    for ending in script + [""] {
      for name in names {
        if let number = vocabulary[">>\(name)\(ending)<<"] { return [number] }
      }
    }
    throw fault(.unsupportedLanguage, target)
  }

  private func language(_ tag: String) throws(ImportError) -> Int {
    guard let code = ModelFamily.m2m100Code(tag), let place = ModelFamily.m2m100Languages.firstIndex(of: code)
    else { throw fault(.unsupportedLanguage, tag) }
    return vocabulary.count + place
  }

  private var outputSize: Int? { configuration.decoderVocabSize ?? configuration.vocabSize }

  /// How many tokens fit; also one that the search never reaches needs a place.
  private var positions: Int {
    get throws(ImportError) {
      let positions = try positive(configuration.maxPositionEmbeddings, "max_position_embeddings")
      guard (9...1 << 16).contains(positions) else {
        throw fault(.badFile, "config.json: max_position_embeddings")
      }
      return positions
    }
  }

  private func checkSizes() throws(ImportError) {
    for count in [vocabulary.count, configuration.vocabSize ?? 0] where count > Self.vocabularyLimit {
      throw fault(.vocabularyTooLarge, "\(count)")
    }
    let size = try positive(configuration.vocabSize, "vocab_size")
    // M2M100's spare tokens fill the vocabulary up to a multiple of eight.
    let languages = family == .m2m100 ? ModelFamily.m2m100Languages.count + 8 : 0
    guard vocabulary.count + languages == size, Set(vocabulary.values) == Set(0..<vocabulary.count) else {
      throw fault(.sizesDiffer, "\(vocabulary.count + languages), \(size)")
    }
  }

  private func token(
    _ setting: KeyPath<GenerationSettings, Int?>, _ name: String
  ) throws(ImportError) -> Int {
    try token(settings[keyPath: setting], "\(file(of: setting)): \(name)")
  }

  private func token(_ value: Int?, _ place: String) throws(ImportError) -> Int {
    guard let value, value >= 0, value < (configuration.vocabSize ?? 0) else { throw fault(.badFile, place) }
    return value
  }

  /// A number of parts or a width, as the engine takes it.
  private func count(_ value: Int?, _ name: String) throws(ImportError) -> Int {
    let value = try positive(value, name)
    guard value < 1 << 16 else { throw fault(.badFile, "config.json: \(name)") }
    return value
  }

  /// A number of something; none of those that matter here is larger than a vocabulary.
  private func positive(_ value: Int?, _ name: String) throws(ImportError) -> Int {
    guard let value, value > 0, value <= Self.vocabularyLimit else {
      throw fault(.badFile, "config.json: \(name)")
    }
    return value
  }

  private func fault(_ code: ImportError.Code, _ detail: String) -> ImportError {
    ImportError(code, folder: url.path, detail: detail)
  }
}
